/** Merges the lines of the table into the log of the game, each at its place. */
import type { LogEntry } from '../shell/log-entry';
import type { TableMoment } from './table-talk';

/** The key of the last line of the game's log after entry `n`. */
export type Anchor = readonly [n: number, key: number];

/** The entry of a table's line, whose key is negative; null for a line of the game. */
export function momentOf({ key }: Pick<LogEntry, 'key'>): number | null {
  return key < 0 ? -key : null;
}

/**
 * The lines of `log`, as it was after entry `n`, with those of `moments` between them. `anchors` give the places of lines up to
 * there that `log` does not show itself.
 */
export function woven(
  log: readonly LogEntry[],
  moments: readonly TableMoment[],
  anchors: readonly Anchor[],
  n: number,
): readonly LogEntry[] {
  const keys = new Map(anchors);
  // The beginning of a long log is left out, and with it the table's lines of that time.
  const first = (log[0]?.key ?? 1) - 1;
  const lines = moments.flatMap((moment) => {
    const key = keys.get(moment.n);
    if (moment.n > n || key === undefined || key < first) return [];
    return [{ key, entry: lineOf(moment) }];
  });
  if (lines.length === 0) return log;
  const all: LogEntry[] = [];
  let next = 0;
  const sayUpTo = (key: number) => {
    for (; next < lines.length && (lines[next]?.key ?? 0) < key; next++) all.push((lines[next] as Said).entry);
  };
  for (const entry of log) {
    sayUpTo(entry.key);
    all.push(entry);
  }
  sayUpTo(Number.POSITIVE_INFINITY);
  return all;
}

interface Said {
  readonly key: number;
  readonly entry: LogEntry;
}

function lineOf({ n, text, bold, seat, rule }: TableMoment): LogEntry {
  return {
    ...{ key: -n, kind: 'remark', by: 'referee', text, bold, notes: [], rule },
    ...{ figures: [], seats: seat === null ? [] : [seat], kill: false },
  };
}
