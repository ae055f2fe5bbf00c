/** Kills and stops processes on both sides of the journal in PostgreSQL, and measures the cost of a safe write. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from '@dwo/kernel/testing';
import type { Journal } from '../../server/src/journal/journal';
import { openJournal } from '../../server/src/journal/open-journal';
import { PostgresServer } from '../../server/test/postgres';
import { Writer } from '../../server/test/writers';
import { parseArgs } from '../arguments';
import type { Drill, Found } from './drill';

const MATCHES = 4;
/** Longer than a lease lasts: by then another process has the match. */
const LONG_SLEEP_MS = 8_000;
const ROOMS = 100;
const TIMED_MS = 3_000;
const TROUBLES = ['database killed', 'database stopped', 'writer killed', 'writer stopped'] as const;

/**
 * The cost of a write that is safe on disk: `ROOMS` matches at once, each of which waits for its latest write before the next.
 */
interface Cost {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** The counts of the drill. */
export interface JournalFigures {
  readonly troubles: number;
  readonly takeovers: number;
  readonly accepted: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly forks: number;
  readonly crashed: number;
}

function open(databaseUrl: string | null, dataDir: string): Promise<Journal> {
  return openJournal({ databaseUrl, dataDir, owner: `drill-${process.pid}`, isGone: async () => false }, () => {});
}

async function newMatches(journal: Journal, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => `match-${i}`);
  const made = {
    game: 'none',
    version: 1,
    preset: '',
    options: {},
    secret: new Uint8Array(32),
    createdAt: 0,
    chairs: [],
  };
  for (const id of ids) await journal.createMatch({ ...made, id });
  return ids;
}

/** Two processes for each match, one of which holds it, while they and the database are disturbed. */
class Troubles {
  private readonly writers: { readonly match: string; readonly owner: string; readonly writer: Writer }[] = [];
  private owners = 0;
  private crashed = 0;

  constructor(
    private readonly postgres: PostgresServer,
    private readonly url: string,
    private readonly chance: Chance,
  ) {}

  /**
   * Resolves when the process has reached the journal. A process that starts while the database is away ends, as a server does.
   */
  async add(match: string): Promise<void> {
    const owner = `writer-${++this.owners}`;
    const writer = new Writer({ DATABASE_URL: this.url, OWNER: owner, MATCH: match, PERSISTENT: '1' });
    this.writers.push({ match, owner, writer });
    while (!writer.says('open') && !writer.says('failed') && writer.child.exitCode === null) await sleep(50);
  }

  /** Resolves when every match has been written to. */
  async begun(): Promise<void> {
    const writing = () =>
      new Set(this.writers.filter(({ writer }) => writer.kept.length > 0).map(({ match }) => match));
    while (writing().size < MATCHES) await sleep(100);
  }

  async happen(trouble: (typeof TROUBLES)[number]): Promise<void> {
    const busy = this.writers.filter(({ writer }) => writer.child.exitCode === null && writer.kept.length > 0);
    const victim = busy[this.chance.below(busy.length)];
    console.error(`${trouble}${trouble.startsWith('writer') ? ` (${victim?.owner})` : ''}`);
    if (trouble === 'database killed') {
      await this.postgres.kill();
      await sleep(this.chance.below(1_000));
      await this.postgres.up();
    } else if (trouble === 'database stopped') {
      this.postgres.pause();
      await sleep(500 + this.chance.below(6_000));
      this.postgres.resume();
    } else if (victim !== undefined && trouble === 'writer killed') {
      await victim.writer.kill();
      await this.add(victim.match);
    } else if (victim !== undefined) {
      victim.writer.signal('SIGSTOP');
      await sleep(LONG_SLEEP_MS);
      victim.writer.signal('SIGCONT');
      await this.add(victim.match);
    }
  }

  async end(): Promise<void> {
    const crashed = this.writers.filter(({ writer }) => (writer.child.exitCode ?? 0) > 0 || writer.says('failed'));
    for (const { owner, writer } of crashed) console.error(`${owner}: ${writer.said.at(-1)}`);
    this.crashed = crashed.length;
    for (const { writer } of this.writers) await writer.kill();
  }

  /** Compares what every process was told with the record. */
  async audit(journal: Journal): Promise<Omit<JournalFigures, 'troubles'>> {
    let [accepted, lost, duplicated, forks, takeovers] = [0, 0, 0, 0, 0];
    for (const match of new Set(this.writers.map((one) => one.match))) {
      const entries = await journal.entries((await journal.match(match))?.key ?? -1);
      const owners = entries.map(({ body }) => (body as { owner: string }).owner);
      duplicated += entries.filter(({ n }, i) => n !== i + 1).length;
      takeovers += owners.filter((owner, i) => i > 0 && owner !== owners[i - 1]).length;
      const told = new Map<number, string>();
      for (const { owner, writer } of this.writers.filter((one) => one.match === match)) {
        for (const n of writer.kept) {
          accepted++;
          if (owners[n - 1] !== owner) lost++;
          if (told.has(n)) forks++;
          told.set(n, owner);
        }
      }
    }
    return { takeovers, accepted, lost, duplicated, forks, crashed: this.crashed };
  }
}

/** Troubles in random order; every kind comes once before any is repeated. */
export async function trouble(rounds: number, seed: number): Promise<JournalFigures> {
  const postgres = await PostgresServer.start();
  const folder = mkdtempSync(join(tmpdir(), 'dwo-drill-'));
  try {
    const url = await postgres.database();
    const journal = await open(url, folder);
    const chance = new Chance(seed);
    const troubles = new Troubles(postgres, url, chance);
    const matches = await newMatches(journal, MATCHES);
    await Promise.all(matches.flatMap((match) => [troubles.add(match), troubles.add(match)]));
    await troubles.begun();
    let left: (typeof TROUBLES)[number][] = [];
    for (let round = 0; round < rounds; round++) {
      if (left.length === 0) left = [...TROUBLES];
      const [next] = left.splice(chance.below(left.length), 1);
      if (next !== undefined) await troubles.happen(next);
      await sleep(1_000 + chance.below(2_000));
    }
    await sleep(LONG_SLEEP_MS);
    await troubles.end();
    const audit = await troubles.audit(journal);
    await journal.close();
    return { troubles: rounds, ...audit };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function cost(journal: Journal): Promise<Cost> {
  const ids = await newMatches(journal, ROOMS);
  const body = { type: 'move', figure: 'd1', path: [{ x: 1200, y: 3400 }] };
  const took: number[] = [];
  const leases = await Promise.all(ids.map(async (id) => journal.acquire((await journal.match(id))?.key ?? -1)));
  const since = performance.now();
  const end = since + TIMED_MS;
  const room = async (i: number) => {
    const lease = leases[i];
    for (let n = 1; lease !== undefined && performance.now() < end; n++) {
      const began = performance.now();
      await journal.append(lease, { n, kind: 'intent', seat: 0, body, wishId: null, at: 0 });
      took.push(performance.now() - began);
    }
  };
  await Promise.all(ids.map((_, i) => room(i)));
  const perSecond = Math.round((took.length * 1000) / (performance.now() - since));
  took.sort((a, b) => a - b);
  const at = (share: number) => Number((took[Math.floor(took.length * share)] ?? 0).toFixed(2));
  await journal.close();
  return { perSecond, p50Ms: at(0.5), p95Ms: at(0.95) };
}

async function costs(): Promise<{ readonly sqlite: Cost; readonly postgres: Cost }> {
  const folder = mkdtempSync(join(tmpdir(), 'dwo-drill-'));
  const server = await PostgresServer.start();
  try {
    const sqlite = await cost(await open(null, folder));
    return { sqlite, postgres: await cost(await open(await server.database(), folder)) };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(args: readonly string[]): Promise<Found> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '8' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
  });
  const figures = await trouble(Number(values.rounds), Number(values.seed));
  const holds =
    figures.accepted > 0 &&
    figures.lost === 0 &&
    figures.duplicated === 0 &&
    figures.forks === 0 &&
    figures.crashed === 0;
  return { figures: { ...figures, ...(await costs()) }, holds };
}

/** The drill of the journal. */
export const drill: Drill = {
  help: `npm run -s drill -- journal [--rounds 8] [--seed 1] [--json]

Two processes for each of ${MATCHES} matches want to write in it, in a PostgreSQL that really runs. Round by round the database
or one of the processes is killed or stopped and goes on. Then what each process was told is held against the record:
takeovers   how often another process went on with a match
accepted    entries some process was told are kept
lost        of those, not in the record as that process wrote them (wanted: 0)
duplicated  places at which the record has a gap or an entry twice (wanted: 0)
forks       entries that two processes were both told are theirs (wanted: 0)
crashed     processes that gave up though nobody killed them (wanted: 0)
sqlite, postgres   writes that are on the disk before anybody hears, ${ROOMS} matches at once, without trouble`,
  run,
};
