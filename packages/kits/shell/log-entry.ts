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
  /** Whether the owner of its last figure gets a notice of it; left out for no. Losses always give one. */
  readonly news?: boolean;
  /** The game's own note of the event, for its table and the story that it tells at the end; most lines leave it out. */
  readonly tale?: object;
}

/** A sentence of the log, with the rule it stands on and the seats it concerns. */
export interface LogLine {
  readonly text: string;
  readonly rule: string;
  readonly seats: readonly Seat[];
  readonly tale?: object;
  /** Whether it tells of a loss; left out for no. */
  readonly kill?: boolean;
}

/** The log with one more sentence of the referee's; the same log for null. */
export function withLine(log: readonly LogEntry[], line: LogLine | null): readonly LogEntry[] {
  if (line === null) return log;
  const { text, rule, seats, tale, kill = false } = line;
  const key = (log.at(-1)?.key ?? 0) + 1;
  const entry: LogEntry = {
    ...{ key, kind: 'deed', by: 'referee', text, bold: [], notes: [], rule },
    ...{ figures: [], seats, kill },
    ...(tale === undefined ? {} : { tale }),
  };
  return [...log, entry];
}
