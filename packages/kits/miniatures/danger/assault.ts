/**
 * The best attack of a figure that may go somewhere first: places are tried, the most promising first, and the game's own rules
 * judge each way and each attack. Places and lengths are in the game's own unit.
 */
import { type Disc, distance, type Point } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import type { Threat } from './contract';
import { wayRound } from './round';

/** An attack from a place. */
export type Attack = Omit<Threat, 'figure'>;

/** An attack, and the corners of the way to the place from which it is made; none if the figure stays. */
export interface Assault<A extends Attack = Attack> {
  readonly attack: A;
  readonly path: readonly Point[];
}

/** The way of a figure. */
export interface Walk {
  readonly from: Disc;
  /** The longest way. */
  readonly most: number;
  /** Whether its base may rest at this place. */
  rests(at: Point): boolean;
  /** Whether the rules allow this way, by its corners after the start. */
  mayGo(path: readonly Point[]): boolean;
  /** For each of its paces what it must go round, and how far it then comes. */
  readonly paces: readonly {
    readonly most: number;
    readonly discs: readonly Disc[];
    readonly areas: readonly (readonly Point[])[];
  }[];
  /** The size of the table. */
  readonly table: { readonly width: number; readonly height: number };
}

/** A figure that looks for the best attack on a base. */
export interface Hunt<A extends Attack> {
  /** Null for a figure that stays. */
  readonly walk: Walk | null;
  readonly from: Point;
  readonly prey: Disc;
  /** The gaps to the prey at which an attack may be best, the best first. */
  readonly gaps: readonly number[];
  /** No attack is better than this share. */
  readonly best: number;
  /** The best attack from a place; null for none, or if it is no better than `floor`. */
  attack(at: Point, floor: number): A | null;
}

const DIRECTIONS = 24;
const SHARES = [1, 0.75, 0.5, 0.25];
/** A smaller difference makes no attack better. */
const CRUMB = 1e-9;
/** The most places of one chance that a way round is looked for. */
const MOST_GOALS = 8;
/** The most chances for which a way round is looked for, the highest first. */
const MOST_LEVELS = 2;

/** The best attack that was found; null if there is none. */
export function bestAssault<A extends Attack>({ walk, from, prey, gaps, best, attack }: Hunt<A>): Assault<A> | null {
  const here = attack(from, 0);
  let found: Assault<A> | null = here === null ? null : { attack: here, path: [] };
  const share = () => (found?.attack.share ?? 0) + CRUMB;
  if (walk === null) return found;
  const beyond: { readonly at: Point; readonly attack: A }[] = [];
  for (const at of endsOf(walk, prey, gaps)) {
    if (share() >= best) return found;
    if (!walk.rests(at)) continue;
    const next = attack(at, share());
    if (next === null || next.share <= share()) continue;
    if (walk.mayGo([at])) found = { attack: next, path: [at] };
    else beyond.push({ at, attack: next });
  }
  const levels = [...new Set(beyond.map(({ attack: each }) => each.share))].sort((a, b) => b - a);
  for (const level of levels.slice(0, MOST_LEVELS)) {
    if (level <= share()) break;
    const goals = beyond.filter((each) => each.attack.share === level).slice(0, MOST_GOALS);
    const path = roundTo(
      walk,
      goals.map(({ at }) => at),
    );
    const end = path?.at(-1);
    const goal = end === undefined ? undefined : goals.find(({ at }) => at.x === end.x && at.y === end.y);
    if (path !== null && goal !== undefined) return { attack: goal.attack, path };
  }
  return found;
}

/** Places round the prey at these gaps, the nearest first, then places in all directions. */
function endsOf({ from, most, table }: Walk, prey: Disc, gaps: readonly number[]): readonly Point[] {
  const round = gaps.flatMap((gap) => {
    const towards = Math.atan2(from.y - prey.y, from.x - prey.x) * (180 / Math.PI);
    const ring = Array.from({ length: DIRECTIONS }, (_, turn) => {
      return placeAt(prey, towards + (turn * 360) / DIRECTIONS, Math.floor(prey.radius + from.radius + gap));
    });
    return ring.sort((a, b) => distance(from, a) - distance(from, b));
  });
  const star = Array.from({ length: DIRECTIONS }, (_, turn) => (turn * 360) / DIRECTIONS).flatMap((degrees) =>
    SHARES.map((share) => placeAt(from, degrees, Math.floor(most * share) - 2)),
  );
  const { radius } = from;
  return [...round, ...star].filter(
    (at) =>
      distance(from, at) <= most &&
      at.x >= radius &&
      at.y >= radius &&
      at.x <= table.width - radius &&
      at.y <= table.height - radius,
  );
}

function roundTo({ from, paces, table, mayGo }: Walk, goals: readonly Point[]): readonly Point[] | null {
  for (const { most, discs, areas } of paces) {
    const room = { left: 0, top: 0, right: table.width, bottom: table.height };
    const path = wayRound({ from: { x: from.x, y: from.y }, goals, radius: from.radius, most, discs, areas, room });
    if (path !== null && mayGo(path)) return path;
  }
  return null;
}

/** A convex outline widened by a distance, for what no part of a base may touch. Turns either way. */
export function widened(outline: readonly Point[], by: number): readonly Point[] {
  const middle = {
    x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
    y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
  };
  const edges = outline.map((a, at) => {
    const b = outline[(at + 1) % outline.length] as Point;
    const length = distance(a, b) || 1;
    const normal = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
    const outwards = normal.x * (a.x - middle.x) + normal.y * (a.y - middle.y) >= 0 ? by : -by;
    return { normal, at: normal.x * a.x + normal.y * a.y + outwards };
  });
  return edges.map((edge, at) => {
    const before = edges[(at + edges.length - 1) % edges.length] as (typeof edges)[number];
    const cross = before.normal.x * edge.normal.y - before.normal.y * edge.normal.x;
    if (Math.abs(cross) < CRUMB) return outline[at] as Point;
    return {
      x: Math.round((before.at * edge.normal.y - edge.at * before.normal.y) / cross),
      y: Math.round((before.normal.x * edge.at - edge.normal.x * before.at) / cross),
    };
  });
}
