/** Counts the writes that the journal refuses. A full disk refuses thousands; a line for each would fill it for good. */
import type { Logger } from 'pino';
import { messageOf } from '../failure';

/** Refused writes with the same cause are logged once in this time. */
const EVERY_MS = 10_000;
/** The number of causes that are told apart. */
const MOST_CAUSES = 50;

interface Cause {
  loggedAt: number;
  since: number;
}

/** By logger: the causes so far. */
const known = new WeakMap<Logger, Map<string, Cause>>();

/** Logs a refused write by its cause, without its stack, and with the number of those that were left out before. */
export function noteFailedWrite({ log }: { readonly log: Logger }, error: unknown, about: object): void {
  const causes = known.get(log) ?? new Map<string, Cause>();
  known.set(log, causes);
  const why = messageOf(error);
  const now = performance.now();
  const cause = causes.get(why);
  if (cause !== undefined && now - cause.loggedAt < EVERY_MS) {
    cause.since++;
    return;
  }
  if (cause === undefined && causes.size >= MOST_CAUSES) causes.clear();
  const more = cause === undefined || cause.since === 0 ? {} : { leftOut: cause.since };
  causes.set(why, { loggedAt: now, since: 0 });
  log.error({ why, ...about, ...more }, 'a write was refused by the journal');
}

/** Whether an error says that the disk is full. */
export function isFull(error: unknown): boolean {
  const { errcode, code } = error as { readonly errcode?: number; readonly code?: unknown };
  return ((errcode ?? 0) & 0xff) === 13 || code === 'ENOSPC' || code === '53100';
}
