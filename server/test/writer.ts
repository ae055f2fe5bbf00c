/** A process that appends to one match as fast as it can, and reports on stdout. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Fenced, HeldElsewhere, type Journal, Unreachable, Unsure } from '../src/journal/journal';
import { openJournal } from '../src/journal/open-journal';

type Say = (line: string) => void;

/**
 * Reports `open` when it has opened the journal, `ready <n>` when it has the match, `kept <n>` after each entry, and at the
 * end `fenced`, `lost`, `held` or an error. With PERSISTENT it waits while another process has the match, and starts from the
 * record again after an unknown outcome.
 */
export async function write(environment: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL, DATA_DIR, OWNER, MATCH, PERSISTENT } = environment;
  const say: Say = (line) => process.stdout.write(`${line}\n`);
  try {
    const where = { databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR ?? '' };
    const journal = await openJournal({ ...where, owner: OWNER ?? '', isGone: async () => false }, () => {});
    say('open');
    for (;;) {
      const why = await writeOn(journal, MATCH ?? '', OWNER ?? '', say).catch((error: unknown) => error);
      const passing = why instanceof HeldElsewhere || why instanceof Unsure || why instanceof Unreachable;
      if (PERSISTENT === undefined || !passing) throw why;
      await sleep(100);
    }
  } catch (error) {
    if (error instanceof Fenced) say('fenced');
    else if (error instanceof HeldElsewhere) say('held');
    else say(`failed ${String(error)}`);
  }
}

async function writeOn(journal: Journal, match: string, owner: string, say: Say): Promise<never> {
  const key = (await journal.match(match))?.key ?? -1;
  const lease = await journal.acquire(key, () => say('lost'));
  let n = await journal.count(key);
  say(`ready ${n}`);
  for (;;) {
    n += 1;
    await journal.append(lease, { n, kind: 'intent', seat: 0, body: { owner, n }, wishId: null, at: Date.now() });
    say(`kept ${n}`);
  }
}
