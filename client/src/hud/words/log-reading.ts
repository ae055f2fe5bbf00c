/** The log as somebody reads it: filtered, or spoken. */
import type { FigureId } from '@dwo/dino-wars';
import type { Seat } from '@dwo/kernel';
import type { LogEntry } from './log-entry';

export const LOG_FILTERS = ['all', 'mine', 'kills'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

/** The entries that pass a filter; headings stay, so that one knows when it happened. */
export function filterLog(
  log: readonly LogEntry[],
  filter: LogFilter,
  mine: { readonly seat: Seat | null; readonly owns: (figure: FigureId) => boolean },
): readonly LogEntry[] {
  if (filter === 'all') return log;
  const kept = log.filter(
    (entry) =>
      entry.kind === 'heading' ||
      (filter === 'kills'
        ? entry.kill
        : entry.figures.some(mine.owns) || (mine.seat !== null && entry.seats.includes(mine.seat))),
  );
  return kept.filter((entry, index) => entry.kind !== 'heading' || kept[index + 1]?.kind !== 'heading');
}

/** An entry as one plain sentence, for screen readers. */
export function spoken(entry: LogEntry): string {
  return [entry.text, ...entry.notes.map((each) => each.text)]
    .join('. ')
    .replaceAll(/([.!])\. ?/g, '$1 ')
    .trim();
}
