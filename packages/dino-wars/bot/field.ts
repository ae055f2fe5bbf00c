/** The table as the computer player sees it: its own figures, its enemies, and paths between them. */

import {
  crossesPolygon,
  type Disc,
  distance,
  type Frozen,
  gap,
  inPolygon,
  inRectangle,
  type Point,
  pathCost,
  route,
  type Seat,
  stopAtContact,
  sweptOverlap,
} from '@dwo/kernel';
import {
  type ArmyFigure,
  armyFigureOf,
  type Dinosaur,
  dinosaurOf,
  dinoWars,
  discOf,
  figureIndexOf,
  figureOf,
  type Intent,
  isSoldier,
  onTable,
  type Soldier,
  type State,
  type Tables,
  tablesOf,
} from '../rules';
import { NORMAL, type Script } from './scripts';

/** A dinosaur on the table with its id. */
export type Beast = { readonly id: string; readonly it: Frozen<Dinosaur>; readonly base: Disc };
/** A soldier on foot with their id. */
export type Man = { readonly id: string; readonly it: Frozen<Soldier>; readonly base: Disc };
/** An army figure on the table with its id; a dinosaur may attack it. */
export type Prey = { readonly id: string; readonly it: Frozen<ArmyFigure>; readonly base: Disc };

/** The figures on the table, as far as one seat knows them. */
export interface Field {
  readonly state: Frozen<State>;
  /** The tables of this match, at its scale. */
  readonly tables: Tables;
  /** How the side is led. */
  readonly script: Script;
  /** Collects intents that were nearly as good as the chosen one; null if they are not wanted. */
  readonly others: Intent[] | null;
  /** The only figure that may act; null if all may. */
  readonly only: string | null;
  /** Every dinosaur that this player knows of. */
  readonly beasts: readonly Beast[];
  /** The soldiers on foot. */
  readonly men: readonly Man[];
  /** The soldiers on foot, the vehicles and the crewed weapons. */
  readonly prey: readonly Prey[];
}

/** The distance in ci between places that are tried as corners of a path, and the most places that are tried. */
const STEP_CI = 300;
const MOST_PLACES = 220;

/** Reads a field from the view of a seat. */
export function fieldOf(
  state: Frozen<State>,
  script: Script = NORMAL,
  others: Intent[] | null = null,
  only: string | null = null,
): Field {
  const { ids } = figureIndexOf(state);
  const beasts = ids.dinosaurs.flatMap((id): Beast[] => {
    const it = dinosaurOf(state, id);
    return it !== null && onTable(it) ? [{ id, it, base: discOf(state, it) }] : [];
  });
  const prey = ids.army.flatMap((id): Prey[] => {
    const it = armyFigureOf(state, id);
    return it !== null && onTable(it) ? [{ id, it, base: discOf(state, it) }] : [];
  });
  const men = prey.filter((each): each is Man => isSoldier(each.it));
  return { state, script, others, only, tables: tablesOf(state), beasts, men, prey };
}

/** Whether this figure may act, as far as a single one is asked for. */
export function mayAct({ only }: Field, id: string): boolean {
  return only === null || id === only;
}

/** A script that is not attentive overlooks one figure in this many. */
const OVERLOOKED = 4;

/** Whether a figure does not act: another one is asked for, or the script overlooks it this turn. */
export function overlooks({ script, state, only }: Field, id: string): boolean {
  if (only !== null) return id !== only;
  if (script.attentive || state.quietTurns > 0) return false;
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (sum + state.turn) % OVERLOOKED === 0;
}

/** Lists the dinosaurs of one seat that are not overlooked. */
export function beastsOf(field: Field, seat: Seat): Beast[] {
  return field.beasts.filter(({ id, it }) => it.owner === seat && !overlooks(field, id));
}

/** Lists the soldiers on foot of one seat who may act. */
export function menOf({ men, only }: Field, seat: Seat): Man[] {
  return men.filter(({ id, it }) => it.owner === seat && (only === null || id === only));
}

/** Returns the first of these intents that is legal, or null. */
export function allowed(state: Frozen<State>, seat: Seat, wishes: Iterable<Intent>): Intent | null {
  for (const wish of wishes) if (dinoWars.check(state, seat, wish) === null) return wish;
  return null;
}

/** The most alternatives that one decision collects. */
const NEXT_BEST = 2;

/** Returns the first of these intents that is legal, or null. A field with `others` also collects the next best ones. */
export function granted(field: Field, seat: Seat, wishes: Iterable<Intent>): Intent | null {
  const { state, others } = field;
  if (others === null) return allowed(state, seat, wishes);
  let best: Intent | null = null;
  let told = 0;
  for (const wish of wishes) {
    if (dinoWars.check(state, seat, wish) !== null) continue;
    if (best === null) best = wish;
    else {
      others.push(wish);
      told += 1;
    }
    if (told === NEXT_BEST) break;
  }
  return best;
}

/** Whether two bases count as touching. */
export function touch({ tables }: Field, a: Disc, b: Disc): boolean {
  return gap(a, b) <= tables.parameters.contactCi;
}

/** Returns the gap between two bases in ci, 0 if they overlap. */
export function gapOf(a: Disc, b: Disc): number {
  return Math.max(0, gap(a, b));
}

/** Returns the one that is nearest to a base, or null if there are none. */
export function nearestTo<T extends { readonly base: Disc }>(base: Disc, others: readonly T[]): T | null {
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const far = gap(base, other.base);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** Whether a dinosaur may go straight from `a` to `b` on the ground. The movement that it has left does not count. */
export function open({ state, tables }: Field, beast: Beast, a: Point, b: Point): boolean {
  const { radius } = beast.base;
  if (!inRectangle(b, radius, state.table.widthCi, state.table.heightCi)) return false;
  const { army, dinosaurs, barriers } = figureIndexOf(state);
  const blocks = (id: string): boolean => {
    const figure = id === beast.id ? null : figureOf(state, id);
    if (figure === null || ('z' in figure && figure.z > 0)) return false;
    return sweptOverlap(a, b, radius, discOf(state, figure), tables.parameters.overlapCi);
  };
  if (army.someAlong(a, b, radius, blocks) || dinosaurs.someAlong(a, b, radius, blocks)) return false;
  const { swimmer } = tables.dinosaurs[beast.it.kind];
  return !barriers.some(
    ({ outline, water }) => !(swimmer && water) && (crossesPolygon(a, b, outline) || inPolygon(b, outline)),
  );
}

/** A path into contact: its corners after the start, and its length. */
export interface Way {
  /** The corners after the start. */
  readonly path: readonly Point[];
  /** The length in ci. */
  readonly costCi: number;
}

/** Returns a short path into contact with `prey` that is no longer than `mostCi`, or null if none was found. */
export function wayTo(field: Field, beast: Beast, prey: Prey, mostCi: number): Way | null {
  const { x, y, radius } = beast.base;
  const from = { x, y };
  const goal = { x: prey.base.x, y: prey.base.y };
  const isGoal = (p: Point) => p.x === goal.x && p.y === goal.y;
  const contact = (a: Point) => stopAtContact(a, goal, radius, prey.base, field.tables.parameters.stopOverlapCi);
  const most = mostCi + radius + prey.base.radius;
  const free = (a: Point, b: Point): boolean => {
    if (distance(from, b) + distance(b, goal) > most) return false;
    const end = isGoal(b) ? contact(a) : b;
    return end !== null && open(field, beast, a, end);
  };
  const { widthCi: width, heightCi: height } = field.state.table;
  const found = free(from, goal)
    ? [from, goal]
    : route({ from, to: goal, radius: 0, step: STEP_CI, bounds: { width, height }, free, limit: MOST_PLACES });
  const last = found?.at(-2);
  const end = last && contact(last);
  if (!found || !end) return null;
  const path = [...found.slice(1, -1), end];
  const costCi = pathCost([from, ...path]);
  return costCi <= mostCi ? { path, costCi } : null;
}

/** Returns the part of a path that costs at most `spendCi`, or null if nothing is left of it. */
export function partOf(from: Point, way: Way, spendCi: number): Way | null {
  const path: Point[] = [];
  let at = from;
  let left = spendCi;
  for (const corner of way.path) {
    const leg = Math.ceil(distance(at, corner));
    if (leg > left) {
      const share = Math.max(0, left - 2) / leg;
      const cut = { x: Math.trunc(at.x + (corner.x - at.x) * share), y: Math.trunc(at.y + (corner.y - at.y) * share) };
      if (cut.x !== at.x || cut.y !== at.y) path.push(cut);
      break;
    }
    path.push(corner);
    left -= leg;
    at = corner;
  }
  return path.length === 0 ? null : { path, costCi: pathCost([from, ...path]) };
}
