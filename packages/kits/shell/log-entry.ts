/** An entry of a match's log, whatever the game. */
import type { Seat } from '@dwo/kernel';

export type Tone = 'hit' | 'miss' | 'luck' | 'dead' | 'plain';

/** A sentence or a result word, with the rule it stands on where it has one of its own. */
export interface Note {
  readonly text: string;
  readonly tone: Tone;
  readonly rule: string | null;
}

export interface LogEntry {
  readonly key: number;
  readonly kind: 'deed' | 'heading' | 'remark';
  /** A side of the game, or `referee`. */
  readonly by: string;
  /** "Pvt. Ruiz hit Deinonychus": the names in it are in `bold`. */
  readonly text: string;
  readonly bold: readonly string[];
  readonly notes: readonly Note[];
  /** Empty for what happened at the table besides the game. */
  readonly rule: string;
  /** The figures it concerns, for the filter "mine"; the last is the one that suffers. */
  readonly figures: readonly string[];
  readonly seats: readonly Seat[];
  readonly kill: boolean;
}
