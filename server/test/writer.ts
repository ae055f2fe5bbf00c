/** A process that writes on in one match as fast as it can, and says on stdout what it was told. */
import { Fenced, HeldElsewhere } from '../src/journal/journal';
import { openJournal } from '../src/journal/open-journal';

/** `ready <n>` when it has the match, `kept <n>` after each entry, at the end `fenced`, `lost`, `held` or what went wrong. */
export async function write({ DATABASE_URL, DATA_DIR, OWNER, MATCH }: NodeJS.ProcessEnv): Promise<void> {
  const owner = OWNER ?? '';
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const settings = { databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR ?? '', owner, isGone: async () => false };
    const journal = await openJournal(settings, () => {});
    const key = (await journal.match(MATCH ?? ''))?.key ?? -1;
    const lease = await journal.acquire(key, () => say('lost'));
    let n = await journal.count(key);
    say(`ready ${n}`);
    for (;;) {
      n += 1;
      await journal.append(lease, { n, kind: 'intent', seat: 0, body: { owner, n }, wishId: null, at: Date.now() });
      say(`kept ${n}`);
    }
  } catch (error) {
    if (error instanceof Fenced) say('fenced');
    else if (error instanceof HeldElsewhere) say('held');
    else say(`failed ${String(error)}`);
  }
}
