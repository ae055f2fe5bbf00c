/** Simulates power cuts of a server's disk at many moments: every image that the disk may hold is recovered. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Chance } from '@dwo/kernel/testing';
import type { GameTesting } from '@dwo/shared/testing';
import { JOURNAL_FILE } from '../../server/src/journal/open-sqlite';
import { parseArgs } from '../arguments';
import { DEBIAN, ensureProgram } from '../debian';
import { gameNamed } from '../game';
import { answers, freePort, Running } from '../processes';
import { type Accepted, Book } from './book';
import type { Drill, Found } from './drill';
import { Guest, until } from './guest';
import { Disk } from './powercut/disk';
import { type DiskCall, readTrace, traced } from './powercut/trace';
import { readRecords } from './records';
import { newMatch } from './tables';

/** Faults that are planted to prove that the drill finds them. */
export const PLANTS = ['synchronous-off', 'no-sync', 'late-sync', 'no-folder-sync'] as const;
export type Plant = (typeof PLANTS)[number];

const SERVER = [process.execPath, 'scripts/drill/powercut/small-log-server.js'];
const MATCHES = 4;
const ACCEPTED = 240;
const CHECKPOINTS = 3;
/** The images of each cut: one with only what was synced, and one with any part of the rest as well. */
const IMAGES_A_CUT = 2;
/** At most this many losses are described. */
const TOLD = 5;
const PATIENCE_MS = 240_000;

interface Plan {
  readonly subject: Pick<GameTesting, 'game' | 'busy'>;
  readonly images: number;
  readonly seed: number;
  /** The planted fault; none if left out. */
  readonly plant?: Plant;
}

/** The counts of a run of the drill. */
export interface PowercutFigures {
  readonly accepted: number;
  readonly images: number;
  readonly lost: number;
  /** Images that could not be recovered, or are corrupt. */
  readonly damaged: number;
  readonly checkpoints: number;
  readonly syncs: number;
  readonly writes: number;
}

/** A server whose disk calls are recorded while matches are played. */
class Recording {
  readonly book = new Book();
  private readonly chance: Chance;
  private guests: Guest[] = [];
  private url = '';

  constructor(
    private readonly folder: string,
    private readonly plan: Plan,
  ) {
    this.chance = new Chance(plan.seed);
  }

  get disk(): string {
    return join(this.folder, 'disk');
  }

  get database(): string {
    return join(this.disk, 'data', JOURNAL_FILE);
  }

  /** Plays until enough intents were accepted, ends the server and returns its disk calls. */
  async run(): Promise<DiskCall[]> {
    const trace = join(this.folder, 'trace');
    mkdirSync(this.disk);
    const port = await freePort();
    this.url = `http://127.0.0.1:${port}`;
    const environment = { PORT: String(port), DATA_DIR: join(this.disk, 'data'), LOG_LEVEL: 'warn' };
    const { id } = this.plan.subject.game.rules;
    const fault = { GAMES: id, LIMITS_FACTOR: '100', POWERCUT_PLANT: this.plan.plant ?? '' };
    const command = traced(ensureProgram(DEBIAN.strace), trace, SERVER);
    const server = Running.start('the server under strace', command, { ...environment, ...fault });
    try {
      await server.until(() => answers(`${this.url}/healthz`));
      await this.play();
    } finally {
      for (const guest of this.guests) guest.leave();
      await server.end('SIGTERM');
    }
    const end = new RegExp(`^${server.child.pid} .*\\+\\+\\+ `, 'm');
    await until(() => end.test(readFileSync(trace, 'latin1').slice(-2_000)), 'strace did not end');
    return readTrace(trace, this.disk);
  }

  private async play(): Promise<void> {
    const { book } = this;
    const end = performance.now() + PATIENCE_MS;
    for (let match = 0; match < MATCHES; match++) this.guests.push(...(await this.openTable()));
    for (; book.accepted.length < ACCEPTED && performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (const over of new Set(this.guests.flatMap((guest) => (guest.over ? [guest.match] : [])))) {
        for (const guest of this.guests) if (guest.match === over) guest.leave();
        this.guests = [...this.guests.filter(({ match }) => match !== over), ...(await this.openTable())];
      }
    }
    for (const guest of this.guests) guest.rest(true);
    await until(() => this.guests.every(({ waits }) => !waits), 'An intent was never answered');
  }

  private async openTable(): Promise<Guest[]> {
    const { url: server, book, chance } = this;
    const { subject } = this.plan;
    const { game } = subject;
    const { id: match, chairs } = await newMatch(server, subject);
    const table = chairs.map((side) => new Guest({ game, server, match, side, book, chance, paceMs: 5 }));
    for (const guest of table) await guest.come();
    return table;
  }
}

/**
 * The moments of the power cuts: half of them when a client has just been told that its intent was accepted, half of them
 * during a checkpoint or just after it.
 */
function moments(count: number, book: Book, calls: readonly DiskCall[], database: string, chance: Chance): number[] {
  const first = book.accepted[0]?.at ?? 0;
  const replies = book.accepted.map(({ at }) => at);
  const checkpoints = calls.filter(
    (call) => call.since > first && (call.path === database || isNewLog(call, database)),
  );
  return Array.from({ length: count }, (_, i) => {
    if (i % 2 === 0 || checkpoints.length === 0) return replies[Math.floor((i * replies.length) / count)] ?? first;
    const call = chance.pick(checkpoints);
    return chance.pick([call.since, call.until]);
  });
}

/** Whether the log was restarted, after a checkpoint had moved all of it into the database. */
function isNewLog(call: DiskCall, database: string): boolean {
  return call.kind === 'write' && call.path === `${database}-wal` && call.offset === 0;
}

/** Whether SQLite finds the database intact. */
function isWhole(file: string): boolean {
  const db = new DatabaseSync(file);
  try {
    return db.prepare('PRAGMA integrity_check').get()?.integrity_check === 'ok';
  } finally {
    db.close();
  }
}

/** The accepted intents that one image lacks; null if it can't be recovered or is corrupt. */
async function recover(book: Book, image: string, at: number): Promise<readonly Accepted[] | null> {
  const dataDir = join(image, 'data');
  try {
    const records = await readRecords({ dataDir, owner: 'audit', isGone: async () => false }, book.matches);
    return isWhole(join(dataDir, JOURNAL_FILE)) ? book.audit(records, at).missing : null;
  } catch {
    return null;
  }
}

/** Runs the drill. */
export async function powercut(plan: Plan): Promise<PowercutFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'dwo-powercut-'));
  try {
    const recording = new Recording(folder, plan);
    const calls = await recording.run();
    const { book, database } = recording;
    const disk = new Disk(recording.disk, calls);
    const chance = new Chance(plan.seed);
    const lost = new Set<Accepted>();
    let [images, damaged] = [0, 0];
    for (const at of moments(Math.ceil(plan.images / IMAGES_A_CUT), book, calls, database, chance)) {
      for (const luck of [null, chance]) {
        const image = join(folder, `image-${++images}`);
        disk.restore(image, at, luck);
        const missing = await recover(book, image, at);
        rmSync(image, { recursive: true, force: true });
        if (missing === null) damaged++;
        for (const entry of missing ?? book.accepted.filter((each) => each.at <= at)) lost.add(entry);
      }
    }
    for (const entry of [...lost].slice(0, TOLD)) console.error(`lost: ${JSON.stringify(entry)}`);
    const checkpoints = calls.filter((call) => isNewLog(call, database)).length - 1;
    const count = (kind: DiskCall['kind']) => calls.filter((call) => call.kind === kind).length;
    const traced = { checkpoints, syncs: count('sync'), writes: count('write') };
    return { accepted: book.accepted.length, images, lost: lost.size, damaged, ...traced };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether every promise held. */
export function powercutHolds({ accepted, images, lost, damaged, checkpoints }: PowercutFigures): boolean {
  return lost + damaged === 0 && accepted >= 200 && images >= 50 && checkpoints >= CHECKPOINTS;
}

export const drill: Drill = {
  help: `npm run -s drill -- powercut [--images 120] [--seed 1] [--plant FAULT] [--game ID] [--json]

Starts a server process under strace, which writes down every write and sync of its journal, and plays matches until more than
${ACCEPTED} moves are accepted. Its write-ahead log is checkpointed after a few pages. Then the power fails at many moments: just
when somebody has heard that their move was accepted, and in the middle of checkpoints. For each moment two images of the disk
are made, one with nothing but what had been synced, and one with any part of the rest as well (lost, kept, or torn by sectors
of 512 bytes; names of files too). Each image is recovered by the journal's own code and searched for every move that
was accepted before that moment. With --plant the server has a fault, and the drill must fail: ${PLANTS.join(', ')}.
The last line:
  accepted     intents whose reply reached their sender (wanted: at least 200)
  images       of the disk that were recovered (wanted: at least 50)
  lost         of the accepted, those that are missing from an image of a later moment (wanted: 0)
  damaged      images that were not recovered, or in which SQLite finds a fault (wanted: 0)
  checkpoints  how often all of the log had been brought into the database (wanted: at least ${CHECKPOINTS})
  syncs, writes   of files and folders in the data folder`,
  async run(args): Promise<Found> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        images: { type: 'string', default: '120' },
        seed: { type: 'string', default: '1' },
        plant: { type: 'string' },
        game: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const plant = PLANTS.find((each) => each === values.plant);
    if (values.plant !== undefined && plant === undefined) throw new Error(`--plant wants ${PLANTS.join(' or ')}`);
    const figures = await powercut({
      subject: gameNamed(values.game),
      images: Number(values.images),
      seed: Number(values.seed),
      ...(plant && { plant }),
    });
    return { figures, holds: powercutHolds(figures) };
  },
};
