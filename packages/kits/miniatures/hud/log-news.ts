/** The lines of the log that their reader gets a notice of: losses of their own, and whatever a game marks as news. */
import type { LogEntry } from '../../shell/log-entry';

/** The latest line after `after` that its reader must know; null for none. The last figure of a line is the one that suffers. */
export function newsIn(log: readonly LogEntry[], after: number, owns: (figure: string) => boolean): LogEntry | null {
  const news = (entry: LogEntry) => entry.key > after && (entry.kill || entry.news === true);
  return log.findLast((entry) => news(entry) && owns(entry.figures.at(-1) ?? '')) ?? null;
}
