/** Marks of decisions, and how many playouts they take. */
import { CLEAR } from './trial';

/** The kinds of marks, by what a decision lost. */
export const MARKS = ['slip', 'mistake', 'blunder'] as const;
/** A kind of mark. */
export type Mark = (typeof MARKS)[number];
/** The least loss of each mark, in shares of the chance to win. */
export const LEAST_LOSS: Readonly<Record<Mark, number>> = { slip: 0.05, mistake: 0.1, blunder: 0.15 };

/** How many playouts a judgement takes. */
export interface Effort {
  /** For the level after a roll, and for the skill of a choice. */
  readonly levels: number;
  /** The most candidates that are compared with the chosen one; the usual one is among them. */
  readonly candidates: number;
  /** Of each candidate, before all but the best two are dropped. */
  readonly round: number;
  /** Of these two, to name the rival. */
  readonly choosing: number;
  /** Of the rival and the chosen one, at first and at most: their number doubles as long as the loss may reach `HOPE`. */
  readonly first: number;
  readonly most: number;
  /** The most pairs of playouts by witnesses that confirm a mark. */
  readonly witnesses: number;
}

/** The usual effort. */
export const EFFORT: Effort = {
  levels: 16,
  candidates: 6,
  round: 4,
  choosing: 8,
  first: 16,
  most: 128,
  witnesses: 128,
};

/** The mark of a loss; null if it is small or could be chance. */
export function markOf(loss: number, error: number): Mark | null {
  if (loss <= CLEAR * error) return null;
  return MARKS.findLast((mark) => loss >= LEAST_LOSS[mark]) ?? null;
}
