/** Figures in a line: their places along a line that was drawn, each moved to the nearest legal place. */
import { bearing, distance, type Point, type Refusal } from '@dwo/kernel';

/** A figure that is to stand in a line. */
export interface Ranker {
  readonly figure: string;
  readonly radiusCi: number;
}

/** The place of one figure of a line; `refusal` tells why neither this place nor one near it is legal. */
export interface Stand {
  readonly figure: string;
  readonly at: Point;
  /** Degrees: across the line, towards the enemy. */
  readonly facing: number;
  readonly refusal: Refusal | null;
}

/** The question of a line. Lengths are those of the scene. */
export interface Parade {
  readonly from: Point;
  readonly to: Point;
  readonly rankers: readonly Ranker[];
  /** A direction towards the enemy; its length does not matter. */
  readonly ahead: Point;
  /** Whether a place is on the ground of the set-up. A figure that is refused beyond it is not asked for a second place there. */
  isGround(at: Point): boolean;
  /** Why a figure can't stand there, given the places before it; null if it can. */
  refuse(stand: Omit<Stand, 'refusal'>, before: readonly Stand[]): Refusal | null;
}

/** The gap that stays between bases. */
const GAP_CI = 15;
/** The places that are tried round an illegal one: rings this far apart, up to this distance, each of this many places. */
const RING = { apartCi: 40, mostCi: 600, places: 16 } as const;

/**
 * A place for each figure, in the order given: spread evenly from end to end, the first at `from`. A line that is too short
 * for all of them becomes several ranks, the later ones behind. An illegal place is replaced by the nearest legal one.
 */
export function lineUp(parade: Parade): readonly Stand[] {
  const along = unit({ x: parade.to.x - parade.from.x, y: parade.to.y - parade.from.y }) ?? across(parade.ahead);
  const front = frontOf(along, parade.ahead);
  const facing = bearing({ x: 0, y: 0 }, { x: Math.round(front.x * 1000), y: Math.round(front.y * 1000) }) ?? 0;
  const stands: Stand[] = [];
  for (const { figure, radiusCi, at } of drawnUp(parade, along, front)) {
    stands.push(settled(parade, { figure, at, facing }, radiusCi, [...stands]));
  }
  return stands;
}

/** The length in which these figures stand side by side in one rank, from the first centre to the last. */
export function rankLengthCi(rankers: readonly Ranker[], gapCi = GAP_CI): number {
  return rankers.slice(1).reduce((sum, { radiusCi }, at) => sum + (rankers[at]?.radiusCi ?? 0) + radiusCi + gapCi, 0);
}

/** The direction along a line that faces this way. */
export function across(ahead: Point): Point {
  const { x, y } = unit(ahead) ?? { x: 0, y: 1 };
  return { x: y, y: 0 - x };
}

type Drawn = Ranker & { readonly at: Point };

/** The places before anything is asked. */
function drawnUp({ from, to, rankers }: Parade, along: Point, front: Point): readonly Drawn[] {
  const length = distance(from, to);
  const ranks = ranksOf(rankers, length);
  const [first = []] = ranks;
  const spare = first.length > 1 ? Math.max(0, length - rankLengthCi(first)) / (first.length - 1) : 0;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  let behind = 0;
  return ranks.flatMap((rank, row) => {
    const widest = (of: readonly Ranker[]) => Math.max(0, ...of.map(({ radiusCi }) => radiusCi));
    if (row > 0) behind += widest(ranks[row - 1] ?? []) + widest(rank) + GAP_CI;
    let place = -rankLengthCi(rank, GAP_CI + spare) / 2;
    return rank.map((ranker, at): Drawn => {
      if (at > 0) place += (rank[at - 1]?.radiusCi ?? 0) + ranker.radiusCi + GAP_CI + spare;
      const x = middle.x + along.x * place - front.x * behind;
      const y = middle.y + along.y * place - front.y * behind;
      return { ...ranker, at: { x: Math.round(x), y: Math.round(y) } };
    });
  });
}

/** The fewest ranks, of equal numbers, that all fit into the length. */
function ranksOf(rankers: readonly Ranker[], length: number): readonly (readonly Ranker[])[] {
  for (let count = 1; count < rankers.length; count++) {
    const each = Math.ceil(rankers.length / count);
    const ranks = Array.from({ length: Math.ceil(rankers.length / each) }, (_, at) =>
      rankers.slice(at * each, (at + 1) * each),
    );
    if (ranks.every((rank) => rankLengthCi(rank) <= length + 1)) return ranks;
  }
  return rankers.map((ranker) => [ranker]);
}

/** The place itself if it is legal, else the nearest legal one. */
function settled(
  { rankers, isGround, refuse }: Parade,
  ideal: Omit<Stand, 'refusal'>,
  radiusCi: number,
  before: readonly Stand[],
): Stand {
  const radius = new Map(rankers.map((each) => [each.figure, each.radiusCi]));
  const isApart = (at: Point) =>
    before.every(
      (other) => other.refusal !== null || distance(at, other.at) >= radiusCi + (radius.get(other.figure) ?? 0),
    );
  let [why, beyond]: [Refusal | null, Refusal | null] = [null, null];
  for (const at of placesRound(ideal.at)) {
    const isBeyond = !isGround(at);
    if ((isBeyond && beyond !== null) || !isApart(at)) continue;
    const stand = { ...ideal, at };
    const refusal = refuse(stand, before);
    if (refusal === null) return { ...stand, refusal };
    why ??= refusal;
    if (isBeyond) beyond = refusal;
  }
  return { ...ideal, refusal: why ?? refuse(ideal, before) };
}

/** A place, then those in rings round it. */
function* placesRound(at: Point): Generator<Point> {
  yield at;
  for (let out: number = RING.apartCi; out <= RING.mostCi; out += RING.apartCi) {
    for (let turn = 0; turn < RING.places; turn++) {
      const angle = (turn * 2 * Math.PI) / RING.places;
      yield { x: Math.round(at.x + out * Math.cos(angle)), y: Math.round(at.y + out * Math.sin(angle)) };
    }
  }
}

/** The direction across a line on the side of the enemy. */
function frontOf(along: Point, ahead: Point): Point {
  const front = { x: 0 - along.y, y: along.x };
  return front.x * ahead.x + front.y * ahead.y < 0 ? { x: 0 - front.x, y: 0 - front.y } : front;
}

function unit({ x, y }: Point): Point | null {
  const length = Math.hypot(x, y);
  return length === 0 ? null : { x: x / length, y: y / length };
}
