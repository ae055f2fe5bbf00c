/** A line in the log of a match, for any game. */
import type { Seat } from '@dwo/kernel';

/** The tone in which a result is shown. */
export type Tone = 'hit' | 'miss' | 'luck' | 'dead' | 'plain';

/** A sentence or a word about the result; with its rule, if it has one besides the line's. */
export interface Note {
  readonly text: string;
  readonly tone: Tone;
  readonly rule: string | null;
}

/** One line of the log. */
export interface LogEntry {
  readonly key: number;
  readonly kind: 'deed' | 'heading' | 'remark';
  /** The label of a side, or `referee`. */
  readonly by: string;
  /** The sentence, such as "Pvt. Ruiz hit Deinonychus"; the names in it are listed in `bold`. */
  readonly text: string;
  readonly bold: readonly string[];
  readonly notes: readonly Note[];
  /** The rule id; empty for what happened at the table besides the game. */
  readonly rule: string;
  /** The figures that it concerns, for the filter "mine"; the last is the one that suffers. */
  readonly figures: readonly string[];
  readonly seats: readonly Seat[];
  readonly kill: boolean;
}
