/** Pairs the members of a tournament. Pure. */
import { isSwiss, presentIn, type Tournament } from './fold';
import { pointsIn } from './standings';

/** Two members. */
export type Two = readonly [number, number];

/** The pairs of a round, and the member without an opponent. */
export interface Pairing {
  readonly pairs: readonly Two[];
  readonly bye: number | null;
}

/** An edge of a graph: two nodes and its weight. */
export type Edge = readonly [number, number, number];
/** Finds the matching with the most edges and, of these, the greatest weight; the partner of each node, -1 for none. */
export type Matcher = (edges: readonly Edge[]) => readonly number[];

/** Every pair once. */
export function everybody(members: readonly number[]): readonly Two[] {
  return members.flatMap((a, at) => members.slice(at + 1).map((b): Two => [a, b]));
}

/**
 * How the next round is paired: in a round robin every pair, in a Swiss tournament those with similar points. The pairs in `apart`
 * do not want to meet.
 */
export function nextPairing(tournament: Tournament, apart: readonly Two[], match: Matcher): Pairing {
  const present = presentIn(tournament);
  if (!isSwiss(tournament)) return { pairs: everybody(present), bye: null };
  const points = pointsIn(tournament);
  const pairs = tournament.rounds.flatMap((round) => round.pairs.map(({ members }) => members));
  const byes = tournament.rounds.flatMap(({ bye }) => (bye === null ? [] : [bye]));
  const members = present.map((id) => ({ id, points: points[id] ?? 0 }));
  return swissPairing({ members, met: pairs, byes, apart }, match);
}

/** The facts on which a Swiss round depends. */
export interface SwissField {
  /** Those who play on, with their points. */
  readonly members: readonly { readonly id: number; readonly points: number }[];
  /** The pairs of earlier rounds. */
  readonly met: readonly Two[];
  /** The members who have been without an opponent before. */
  readonly byes: readonly number[];
  /** The pairs that do not want to meet. */
  readonly apart: readonly Two[];
}

/** The node of the place without an opponent. */
const NOBODY = -1;

/**
 * Pairs a Swiss round: as few pairs that do not want to meet as can be, then as few second byes, then as few rematches, then the
 * smallest differences in points, and among equals the upper half against the lower half. The bye goes to somebody with few points.
 */
export function swissPairing({ members, met, byes, apart }: SwissField, match: Matcher): Pairing {
  const ordered = [...members].sort((a, b) => b.points - a.points || a.id - b.id);
  const nodes = ordered.length % 2 === 0 ? ordered : [...ordered, { id: NOBODY, points: 0 }];
  if (nodes.length === 0) return { pairs: [], bye: null };
  const before = new Set(met.map(([a, b]) => key(a, b)));
  const unwilling = new Set(apart.map(([a, b]) => key(a, b)));
  const halves = halvesOf(ordered);
  const most = 2 * (ordered[0]?.points ?? 0);
  const { length } = nodes;
  // Every cost of a kind is less than one of the next kind, however many pairs have it.
  const point = length * length;
  const rematch = point * (most * most + 1) * length;
  const secondBye = rematch * length;
  const dislike = secondBye * length;
  const costOf = (i: number, j: number): number => {
    const [a, b] = [nodes[i] as Node, nodes[j] as Node];
    if (b.id === NOBODY) {
      // The member with the fewest points goes first; among equals the last one.
      return (byes.includes(a.id) ? secondBye : 0) + point * (2 * a.points) ** 2 + (length - i);
    }
    const difference = point * (2 * (a.points - b.points)) ** 2;
    const off = Math.abs((halves[i] ?? 0) - (j - i));
    const pair = key(a.id, b.id);
    return (unwilling.has(pair) ? dislike : 0) + (before.has(pair) ? rematch : 0) + difference + off;
  };
  const edges: [number, number, number][] = [];
  for (let i = 0; i < length; i++) for (let j = i + 1; j < length; j++) edges.push([i, j, -costOf(i, j)]);
  const partners = match(edges);
  const pairs: Two[] = [];
  let bye: number | null = null;
  for (const [i, j] of partners.entries()) {
    if (j < i) continue;
    const [a, b] = [nodes[i] as Node, nodes[j] as Node];
    if (b.id === NOBODY) bye = a.id;
    else pairs.push([a.id, b.id]);
  }
  return { pairs, bye };
}

type Node = SwissField['members'][number];

function key(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** For each place the half of the number of those with as many points, rounded down. */
function halvesOf(ordered: readonly Node[]): readonly number[] {
  const sizes = new Map<number, number>();
  for (const { points } of ordered) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  return ordered.map(({ points }) => Math.floor((sizes.get(points) ?? 0) / 2));
}
