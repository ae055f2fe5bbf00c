/** Deletes old matches: finished ones, and unfinished ones that nobody plays any more. */
import type { Logger } from 'pino';
import { StartError } from '../failure';
import { HeldElsewhere, type Journal } from '../journal/journal';

const DAY_MS = 86_400_000;
/** The number of matches deleted in one run. */
const AT_ONCE = 100;

/** How long matches are kept, in days; null means for ever. */
export interface Retention {
  readonly finishedDays: number | null;
  readonly abandonedDays: number | null;
}

/** Nothing is deleted. */
export const FOR_EVER: Retention = { finishedDays: null, abandonedDays: null };

/**
 * Reads KEEP_FINISHED_DAYS and KEEP_ABANDONED_DAYS from the environment. Throws a StartError if a value is not a number of
 * days.
 */
export function retentionOf(environment: NodeJS.ProcessEnv): Retention {
  return {
    finishedDays: days('KEEP_FINISHED_DAYS', environment.KEEP_FINISHED_DAYS),
    abandonedDays: days('KEEP_ABANDONED_DAYS', environment.KEEP_ABANDONED_DAYS),
  };
}

function days(name: string, given: string | undefined): number | null {
  const text = given?.trim() ?? '';
  if (text === '') return null;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new StartError(`${name} must be a number of days from 1 to 99999, not '${given}'.`);
}

/** The parts of the server that this uses. */
interface ForgettingHost {
  readonly retention: Retention;
  readonly journal: Pick<Journal, 'outdated' | 'acquire' | 'forget' | 'release'>;
  /** The open matches of this process, by id. */
  readonly live: ReadonlyMap<string, unknown>;
  readonly draining: boolean;
  readonly log: Logger;
  readonly now: () => number;
}

/** Deletes up to AT_ONCE outdated matches; returns their number. */
export async function forgetOutdated(host: ForgettingHost): Promise<number> {
  const { finishedDays, abandonedDays } = host.retention;
  if (finishedDays === null && abandonedDays === null) return 0;
  const { journal, live, log } = host;
  const before = (kept: number | null) => (kept === null ? null : host.now() - kept * DAY_MS);
  let forgotten = 0;
  for (const { key, id } of await journal.outdated(before(finishedDays), before(abandonedDays), AT_ONCE)) {
    if (live.has(id) || host.draining) continue;
    try {
      const lease = await journal.acquire(key);
      await journal.forget(lease, id);
      await journal.release(lease);
      forgotten++;
    } catch (error) {
      if (!(error instanceof HeldElsewhere)) throw error;
    }
  }
  if (forgotten > 0) log.info({ matches: forgotten }, 'outdated matches were deleted');
  return forgotten;
}
