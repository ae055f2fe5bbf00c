/** The log of the game with the lines of the table in it, each where it was said. */
import type { LogEntry } from '../shell/log-entry';
import type { TableMoment } from './table-talk';

/** The key of the last line there was in the game's log after an entry. */
export type Anchor = readonly [n: number, key: number];

/** Lines of the table have keys of their own: less than nothing. */
export function momentOf({ key }: Pick<LogEntry, 'key'>): number | null {
  return key < 0 ? -key : null;
}

/** `log` as it stood after entry `n`; `anchors` of the lines up to there that it has not itself. */
export function woven(
  log: readonly LogEntry[],
  moments: readonly TableMoment[],
  anchors: readonly Anchor[],
  n: number,
): readonly LogEntry[] {
  const keys = new Map(anchors);
  // Of a long log the beginning is left out, and what was said meanwhile with it.
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
