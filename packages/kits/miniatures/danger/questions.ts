/** The questions about danger, and how each is answered from a game's board. */
import { distance, type Point, type Seat } from '@dwo/kernel';
import type { Arrival, DangerBoard, FigureReach, Outlook, Stand, Threat } from './contract';
import { type Field, Grid } from './grid';

/** The questions, by name. Each has a lane of its own: a newer question replaces an older one of the same name. */
export interface Questions {
  /** The enemies that could harm a figure at this place. */
  readonly at: { readonly figure: string; readonly at: Stand | null };
  /** The targets of a figure after its planned move. */
  readonly outlook: Arrival;
  /** The number of figures that an enemy may go on to after it has killed one at this place. */
  readonly onward: Onward;
  /** The dangers to the figures of a group after their planned moves. */
  readonly group: { readonly arrivals: readonly Arrival[] };
  /** The place within reach where a figure is safest, and of several the one nearest to `near`, a place that it can have. */
  readonly safest: { readonly figure: string; readonly near: Point };
  /** All about one figure. */
  readonly about: { readonly figure: string };
  /** The dangers to all figures of a seat. */
  readonly all: { readonly seat: Seat };
  /** How many enemies could harm each figure of a seat. */
  readonly counts: { readonly seat: Seat };
}

/** The place where a figure is safest; null if it can't move. */
export interface Safest {
  readonly at: Stand;
  readonly threats: readonly Threat[];
}

/** All about one figure: its reach, the figures that it could harm, and those that could harm it. */
export interface About extends FigureReach {
  readonly victims: readonly Threat[];
  readonly threats: readonly Threat[];
}

/** An enemy, the figure that it would kill first, and its place; null where it stands. */
export interface Onward {
  readonly by: string;
  readonly on: string;
  readonly at: Stand | null;
}

/** The enemies that could harm one figure of a group at the end of its move. */
export interface Exposed {
  readonly figure: string;
  readonly threats: readonly Threat[];
}

/** How many enemies could harm each figure, up to `MOST_COUNTED`; figures in no danger are left out. */
type Counts = readonly { readonly figure: string; readonly count: number }[];

/** The dangers to all figures of a seat. */
export interface Overview {
  /** All that enemies cover at their next chance; null for nothing. */
  readonly field: Field | null;
  readonly counts: Counts;
}

/** An overview counts no more enemies for one figure: three are as bad as ten. */
const MOST_COUNTED = 3;

/** The answers, by the name of the question. */
export interface Answers {
  readonly at: readonly Threat[];
  readonly outlook: Outlook | null;
  /** Up to `MOST_COUNTED`. */
  readonly onward: number;
  /** Those in the highest danger first; figures in none are left out. */
  readonly group: readonly Exposed[];
  readonly safest: Safest | null;
  readonly about: About;
  readonly all: Overview;
  readonly counts: Counts;
}

export type Lane = keyof Questions;

/** The lanes, the most urgent first. */
export const LANES = [
  'at',
  'group',
  'outlook',
  'safest',
  'about',
  'onward',
  'counts',
  'all',
] as const satisfies readonly Lane[];

type Answering = { readonly [L in Lane]: (board: DangerBoard, asked: Questions[L]) => Generator<void, Answers[L]> };

/** How each question is answered. */
export const ANSWERING: Answering = {
  at: (board, { figure, at }) => board.threats(figure, at),
  *outlook(board, arrival) {
    return board.outlook === undefined ? null : yield* board.outlook(arrival);
  },
  *onward(board, { by, on, at }) {
    return board.onward === undefined ? 0 : yield* board.onward(by, on, at, MOST_COUNTED);
  },
  group,
  safest,
  *about(board, { figure }) {
    const reach = yield* board.reach(figure);
    const victims = yield* board.victims(figure);
    return { ...reach, victims, threats: yield* board.threats(figure, null) };
  },
  all,
  counts,
};

/** The sum of the chances: the number of times that a figure is expected to be harmed. */
export function riskOf(threats: readonly Threat[]): number {
  return threats.reduce((sum, { share }) => sum + share, 0);
}

/** A smaller difference of risk makes no place safer. */
const CRUMB = 1e-9;

function* safest(board: DangerBoard, { figure, near }: Questions['safest']): Generator<void, Safest | null> {
  let best: (Safest & { readonly risk: number; readonly away: number }) | null = null;
  // The place itself comes first, so that no other one that is merely as safe is preferred to it.
  for (const at of [near, ...board.places(figure)]) {
    const threats: readonly Threat[] = yield* board.threats(figure, at, best === null ? Infinity : best.risk + CRUMB);
    const [risk, away] = [riskOf(threats), distance(at, near)];
    const better = best === null || risk < best.risk - CRUMB || (risk < best.risk + CRUMB && away < best.away);
    if (better) best = { at, threats, risk, away };
    yield;
  }
  return best === null ? null : { at: best.at, threats: best.threats };
}

function* group(board: DangerBoard, { arrivals }: Questions['group']): Generator<void, readonly Exposed[]> {
  const after = board.after?.(arrivals);
  const found: Exposed[] = [];
  if (after === undefined) return found;
  for (const { figure } of arrivals) {
    const threats = yield* after.threats(figure, null);
    if (threats.length > 0) found.push({ figure, threats });
    yield;
  }
  return found.sort((a, b) => (b.threats[0]?.share ?? 0) - (a.threats[0]?.share ?? 0));
}

function* counts(board: DangerBoard, { seat }: Questions['counts']): Generator<void, Counts> {
  const found: { figure: string; count: number }[] = [];
  for (const figure of board.sides(seat).own) {
    const count = yield* board.count(figure, MOST_COUNTED);
    if (count > 0) found.push({ figure, count });
    yield;
  }
  return found;
}

function* all(board: DangerBoard, { seat }: Questions['all']): Generator<void, Overview> {
  const { enemies } = board.sides(seat);
  const counted = yield* counts(board, { seat });
  const grid = new Grid(board.size);
  for (const figure of enemies) {
    const { area, rangeCi, beyondCi = 0 } = yield* board.reach(figure);
    const base = board.base(figure);
    grid.add(area);
    if (rangeCi > 0 && base !== null) grid.addDisc(base, base.radius + rangeCi);
    if (beyondCi > 0) for (const edge of area) grid.addDisc(edge, beyondCi);
    yield;
  }
  return { field: grid.field(), counts: counted };
}
