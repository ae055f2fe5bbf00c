/**
 * The books of a match: the chance to win at its beginning, every change of it, and the result. Each change is luck or skill, and
 * all of them together are exactly what lies between beginning and end, by seat.
 */
import type { Seat } from '../ruleset';

/** The judgement of one decision, as far as books need it. Lists are by seat. */
export interface Judged {
  /** The number of its entry. */
  readonly n: number;
  readonly seat: Seat;
  /** The chance after the decision, as the mean over all that may fall; null if nothing was left to chance. */
  readonly mean: readonly number[] | null;
  /** The chance of what was chosen minus that of what the computer would have chosen, in playouts of its own. */
  readonly skill: readonly number[];
  /** The chance of what was chosen in those playouts. */
  readonly level: readonly number[];
  /** The chance at the beginning, from playouts of its own; in the first judgement alone. */
  readonly start?: readonly number[];
}

/** One line of the books. */
export interface Line {
  readonly n: number;
  readonly seat: Seat;
  /** The chance before the decision if all go on as the computer would, by seat. */
  readonly before: readonly number[];
  /** The change by the decision, by seat. */
  readonly skill: readonly number[];
  /** The change by dice, cards and secrets, by seat. */
  readonly luck: readonly number[];
}

/** The books of a match. */
export interface Books {
  /** By seat. */
  readonly start: readonly number[];
  /** By seat: 1 for a victory. */
  readonly result: readonly number[];
  readonly lines: readonly Line[];
  /** The net luck by seat. */
  readonly luck: readonly number[];
  /** By deciding seat, then by seat: what its decisions changed. */
  readonly skill: readonly (readonly number[])[];
}

const minus = (a: readonly number[], b: readonly number[]) => a.map((value, at) => value - (b[at] ?? 0));
const plus = (a: readonly number[], b: readonly number[]) => a.map((value, at) => value + (b[at] ?? 0));
const nothing = (seats: number) => new Array<number>(seats).fill(0);

/**
 * Makes the books, from the end to the beginning: before a decision stands the chance after it less what the decision changed. A
 * decision that leaves nothing to chance has the chance that comes after it, so that luck is found at rolls alone.
 */
export function booksOf(result: readonly number[], judged: readonly Judged[]): Books {
  const lines: Line[] = [];
  let after = settled(result);
  for (const { n, seat, mean, skill, level } of [...judged].reverse()) {
    const chosen = mean === null ? after : settled(mean);
    const before = stepped(chosen, level, minus(level, skill));
    lines.unshift({
      n,
      seat,
      before: before.chances,
      skill: minus(chosen.chances, before.chances),
      luck: mean === null ? nothing(result.length) : minus(after.chances, mean),
    });
    after = before;
  }
  const seats = result.length;
  const start = judged[0]?.start;
  if (start !== undefined) beginAt(start, lines, judged, result);
  return {
    ...{ start: lines[0]?.before ?? result, result, lines },
    luck: lines.reduce((sum, line) => plus(sum, line.luck), nothing(seats)),
    skill: result.map((_, seat) =>
      lines.reduce((sum, line) => (line.seat === seat ? plus(sum, line.skill) : sum), nothing(seats)),
    ),
  };
}

/**
 * Lets the books begin at a chance that was measured by itself: up to the first roll each decision changes it, and the rest is the luck of
 * that roll. Without any roll they begin as they did.
 */
function beginAt(start: readonly number[], lines: Line[], judged: readonly Judged[], result: readonly number[]): void {
  const roll = judged.findIndex(({ mean }) => mean !== null);
  let before = settled(start);
  for (const [at, line] of lines.slice(0, roll + 1).entries()) {
    const { skill = [], level = [] } = judged[at] ?? {};
    const chosen = stepped(before, minus(level, skill), level);
    const after = lines[at + 1]?.before ?? result;
    lines[at] = {
      ...line,
      before: before.chances,
      skill: minus(chosen.chances, before.chances),
      luck: at < roll ? line.luck : minus(after, chosen.chances),
    };
    before = chosen;
  }
}

/** Chances nearer to 0 or 1 than this are not told apart when they are measured. */
const EDGE = 0.01;

function oddsFor(chance: number): number {
  const share = Math.max(EDGE, Math.min(1 - EDGE, chance));
  return share / (1 - share);
}

/** The chances by seat, and the odds from which steps go on: they have no end at which a step back would weigh more than the step. */
interface Standing {
  readonly chances: readonly number[];
  readonly odds: readonly number[];
}

const settled = (chances: readonly number[]): Standing => ({ chances, odds: chances.map(oddsFor) });

/**
 * The standing after a step that leads elsewhere from `from` to `to`: the odds change by the same factor. So a step that matters in a match
 * that is open changes little in one that is as good as decided, and no chance leaves 0 to 1.
 */
function stepped(standing: Standing, from: readonly number[], to: readonly number[]): Standing {
  if (standing.chances.every((_, seat) => (from[seat] ?? 0) === (to[seat] ?? 0))) return standing;
  const odds = standing.odds.map((each, seat) => (each * oddsFor(to[seat] ?? 0)) / oddsFor(from[seat] ?? 0));
  const shares = odds.map((each) => each / (1 + each));
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
  const scale = sum(standing.chances) / sum(shares);
  return { odds, chances: shares.map((each) => Math.min(1, each * scale)) };
}

/** By how much start, luck and skill together miss the result, at the worst seat. */
export function imbalanceOf({ start, result, luck, skill }: Books): number {
  const sums = skill.reduce<readonly number[]>((sum, each) => plus(sum, each), plus(start, luck));
  return Math.max(0, ...minus(sums, result).map(Math.abs));
}
