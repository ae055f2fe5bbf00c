/** For how long matches are kept that are over, or that nobody goes on with. */
import type { Logger } from 'pino';
import { StartError } from '../failure';
import { HeldElsewhere, type Journal } from '../journal/journal';

const DAY_MS = 86_400_000;
/** So many are deleted in one go. */
const AT_ONCE = 100;

/** In days; null: for ever. */
export interface Retention {
  readonly finishedDays: number | null;
  readonly abandonedDays: number | null;
}

/** Everything is kept. */
export const FOR_EVER: Retention = { finishedDays: null, abandonedDays: null };

/** KEEP_FINISHED_DAYS and KEEP_ABANDONED_DAYS of the environment. Throws a StartError for what is no number of days. */
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

/** The part of the server that forgetting needs. */
interface ForgettingHost {
  readonly retention: Retention;
  readonly journal: Pick<Journal, 'outdated' | 'acquire' | 'forget' | 'release'>;
  /** The matches somebody has open, by id. */
  readonly live: ReadonlyMap<string, unknown>;
  readonly draining: boolean;
  readonly log: Logger;
  readonly now: () => number;
}

/** Deletes some of the matches that are older than they are kept; how many. */
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
  if (forgotten > 0) log.info({ matches: forgotten }, 'matches were deleted that are older than they are kept');
  return forgotten;
}
