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
  /** The chance of what was chosen minus that of what the computer would have chosen. */
  readonly skill: readonly number[];
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
  let after = result;
  for (const { n, seat, mean, skill } of [...judged].reverse()) {
    const chosen = mean ?? after;
    const before = bounded(minus(chosen, skill));
    const changed = minus(chosen, before);
    lines.unshift({
      n,
      seat,
      before,
      skill: changed,
      luck: mean === null ? nothing(result.length) : minus(after, mean),
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
  let before = start;
  for (const [at, line] of lines.slice(0, roll + 1).entries()) {
    const chosen = bounded(plus(before, judged[at]?.skill ?? []));
    const after = lines[at + 1]?.before ?? result;
    lines[at] = { ...line, before, skill: minus(chosen, before), luck: at < roll ? line.luck : minus(after, chosen) };
    before = chosen;
  }
}

/** Chances lie between 0 and 1; many estimated losses in a row could lead beyond. */
function bounded(chances: readonly number[]): readonly number[] {
  return chances.map((chance) => Math.max(0, Math.min(1, chance)));
}

/** By how much start, luck and skill together miss the result, at the worst seat. */
export function imbalanceOf({ start, result, luck, skill }: Books): number {
  const sums = skill.reduce<readonly number[]>((sum, each) => plus(sum, each), plus(start, luck));
  return Math.max(0, ...minus(sums, result).map(Math.abs));
}
