/** The log for a reader: filtered, or spoken. */
import type { Seat } from '@dwo/kernel';
import type { LogEntry } from '../../shell/log-entry';

const LOG_FILTERS = ['all', 'mine', 'kills'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** The reader's seat and figures. */
export interface Mine {
  readonly seat: Seat | null;
  readonly owns: (figure: string) => boolean;
}

/** The filters to offer: a reader without a side gets no "mine". */
export function filtersFor(mine: Mine | null): readonly LogFilter[] {
  return mine === null ? LOG_FILTERS.filter((each) => each !== 'mine') : LOG_FILTERS;
}

/** The lines that pass a filter. Headings above them stay, so that the reader knows when it happened. */
export function filterLog(log: readonly LogEntry[], filter: LogFilter, mine: Mine | null): readonly LogEntry[] {
  if (filter === 'all' || (filter === 'mine' && mine === null)) return log;
  const kept = log.filter(
    (entry) =>
      entry.kind === 'heading' ||
      (filter === 'kills'
        ? entry.kill
        : mine !== null && (entry.figures.some(mine.owns) || (mine.seat !== null && entry.seats.includes(mine.seat)))),
  );
  return kept.filter((entry, index) => entry.kind !== 'heading' || kept[index + 1]?.kind !== 'heading');
}

/** A line as one plain sentence, for screen readers. */
export function spoken(entry: LogEntry): string {
  return [entry.text, ...entry.notes.map((each) => each.text)]
    .join('. ')
    .replaceAll(/([.!])\. ?/g, '$1 ')
    .trim();
}
