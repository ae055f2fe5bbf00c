/** Kills a server again and again in the middle of many matches. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chance } from '@dwo/kernel/testing';
import type { GameTesting } from '@dwo/shared/testing';
import { parseArgs } from '../arguments';
import { gameNamed } from '../game';
import { answers, freePort, Running } from '../processes';
import { Book, p95 } from './book';
import type { Drill, Found } from './drill';
import { Guest, until } from './guest';
import { type RatedFound, ratedIn } from './rated';
import { readRecords } from './records';
import { newMatch, newMe, newRatedMatch } from './tables';

/** The shortest and longest time of play between the return of all clients and the next kill. */
const PLAY_MS = [200, 1200] as const;
const START_AGAIN_MS = [0, 150] as const;
const BACK_MS = 60_000;
/** The time in which matches end that were given up last. */
const END_MS = 10_000;
/** With a planted fault, clients may never come back. */
const BACK_PLANTED_MS = 10_000;

/** Faults that are planted to prove that the drill finds them. */
export const PLANTS = ['forget-ids', 'early-answer'] as const;
export type Plant = (typeof PLANTS)[number];

const SLOW_SERVER = [process.execPath, 'scripts/drill/crash/slow-server.js'];

interface Plan {
  readonly subject: Pick<GameTesting, 'game' | 'busy'>;
  readonly rounds: number;
  readonly matches: number;
  readonly seed: number;
  /** How the server ends: killed, or shut down as by a deploy. */
  readonly signal: 'SIGKILL' | 'SIGTERM';
  /** The planted fault; none if left out. */
  readonly plant?: Plant;
}

/** The counts of a run of the drill. */
export interface CrashFigures extends RatedFound {
  readonly kills: number;
  readonly accepted: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly misled: number;
  readonly clients: number;
  readonly back: number;
  readonly p95BackMs: number;
  /** The part of that time that the server took to start. */
  readonly p95StartMs: number;
}

/** A server whose matches are played while it is killed. */
class CrashTest {
  readonly book = new Book();
  readonly back: number[] = [];
  readonly starts: number[] = [];
  readonly notes: string[] = [];
  kills = 0;
  waiting = 0;
  private readonly chance: Chance;
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'dwo-crash-'));
  private guests: Guest[] = [];
  /** Clients that did not come back at least once. */
  private readonly astray = new Set<number>();
  private server: Running | null = null;
  private url = '';
  private seats = 0;
  private tables = 0;
  /** The matches that count for ratings. */
  private readonly counting = new Set<string>();

  constructor(private readonly plan: Plan) {
    this.chance = new Chance(plan.seed);
  }

  get clients(): number {
    return this.seats;
  }

  get returned(): number {
    return this.seats - this.astray.size;
  }

  async run(): Promise<void> {
    try {
      this.url = `http://127.0.0.1:${await freePort()}`;
      await this.startServer();
      for (let match = 0; match < this.plan.matches; match++) this.guests.push(...(await this.openTable()));
      this.seats = this.guests.length;
      for (let round = 1; round <= this.plan.rounds; round++) await this.round(round);
      const ending = this.guests.filter(({ isLeaving }) => isLeaving);
      await until(() => ending.every(({ over }) => over), '', END_MS).catch(() => {});
      for (const guest of this.guests) guest.rest(true);
      await until(() => this.guests.every(({ waits }) => !waits), 'An intent was never answered', BACK_MS);
      for (const { complaints, match } of this.guests)
        this.notes.push(...complaints.map((text) => `${match}: ${text}`));
    } finally {
      for (const guest of this.guests) guest.leave();
      await this.server?.end('SIGTERM');
    }
  }

  /** Reads the records and compares them; the server must have ended. */
  async audit() {
    const settings = { dataDir: this.dataDir, owner: 'audit', isGone: async () => false };
    const { matches } = this.book;
    try {
      const audit = this.book.audit(await readRecords(settings, matches));
      return { ...audit, rated: await ratedIn(settings, this.plan.subject.game, matches) };
    } finally {
      rmSync(this.dataDir, { recursive: true, force: true });
    }
  }

  private async round(round: number): Promise<void> {
    await this.replaceFinished();
    // A match of people seldom comes to its end between kills; one that counts is given up in each round.
    this.guests.find(({ match }) => this.counting.has(match))?.giveUp();
    await pause(this.chance.between(...PLAY_MS));
    const { guests } = this;
    for (const guest of guests) guest.expectBreak();
    const code = await this.server?.end(this.plan.signal);
    if (this.plan.signal === 'SIGTERM' && code !== 0) this.notes.push(`Told to end, the server left with ${code}`);
    this.kills++;
    this.waiting += guests.filter(({ waits }) => waits).length;
    await until(() => guests.every(({ broke }) => broke !== null), 'A line outlived its server');
    await pause(this.chance.between(...START_AGAIN_MS));
    const startedAt = performance.now();
    await this.startServer();
    this.starts.push(performance.now() - startedAt);
    const patience = this.plan.plant === undefined ? BACK_MS : BACK_PLANTED_MS;
    await until(() => guests.every(({ back }) => back !== null), '', patience).catch(() => {});
    for (const [i, { back, match }] of guests.entries()) {
      if (back !== null) this.back.push(back - startedAt);
      else {
        this.astray.add(i);
        this.notes.push(`${match}: somebody is not back after kill ${round}`);
      }
    }
    console.error(`kill ${round}: ${this.book.accepted.length} accepted, p95 back ${p95(this.back)} ms`);
  }

  private async startServer(): Promise<void> {
    const port = new URL(this.url).port;
    const { plant = '' } = this.plan;
    const environment = { PORT: port, DATA_DIR: this.dataDir, LOG_LEVEL: 'warn', LIMITS_FACTOR: '100' };
    const { id } = this.plan.subject.game.rules;
    this.server = Running.start('the server', SLOW_SERVER, { ...environment, CRASH_PLANT: plant, GAMES: id });
    await this.server.until(() => answers(`${this.url}/healthz`));
  }

  /** Every second table plays a ready battle that counts for ratings. */
  private async openTable(): Promise<Guest[]> {
    const { url: server, book, chance } = this;
    const { subject } = this.plan;
    const { game } = subject;
    const rated = this.tables++ % 2 === 1 ? await newRatedMatch(server, subject) : null;
    const { id: match, chairs } = rated ?? (await newMatch(server, subject));
    if (rated !== null) this.counting.add(match);
    const guest = async (side: string | null) => {
      const known = rated === null || side === null ? {} : { me: await newMe(server) };
      return new Guest({ game, server, match, side, book, chance, paceMs: 5, ...known });
    };
    const table = await Promise.all([...chairs, null].map(guest));
    for (const each of table) await each.come();
    return table;
  }

  /** Replaces each match that is over by a new one. */
  private async replaceFinished(): Promise<void> {
    for (const match of new Set(this.guests.map((guest) => guest.match))) {
      const table = this.guests.filter((guest) => guest.match === match);
      if (!table.some(({ over }) => over)) continue;
      for (const guest of table) {
        guest.leave();
        this.notes.push(...guest.complaints);
      }
      const at = this.guests.indexOf(table[0] as Guest);
      this.guests.splice(at, table.length, ...(await this.openTable()));
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs the drill. */
export async function crash(
  plan: Plan,
): Promise<{ readonly figures: CrashFigures; readonly notes: readonly string[] }> {
  const test = new CrashTest(plan);
  await test.run();
  const { accepted, lost, duplicated, misled, forks, rated } = await test.audit();
  console.error(`${test.kills} kills, ${test.waiting} times a client waited for an answer`);
  const { kills, clients, returned: back } = test;
  const notes = [...test.notes, ...test.book.forks, ...test.book.losses];
  for (const note of notes) console.error(note);
  if (forks > 0) console.error(`${forks} forks`);
  const times = { p95BackMs: p95(test.back), p95StartMs: p95(test.starts) };
  return { figures: { kills, accepted, lost, duplicated, misled, clients, back, ...times, ...rated }, notes };
}

/** Whether every promise held; without a rated match that came to an end nothing is proved about ratings. */
export function crashHolds({
  lost,
  duplicated,
  misled,
  clients,
  back,
  rated,
  unrated,
  doubled,
}: CrashFigures): boolean {
  return rated > 0 && lost + duplicated + misled + unrated + doubled === 0 && back === clients;
}

export const drill: Drill = {
  help: `npm run -s drill -- crash [--rounds 20] [--matches 8] [--seed 1] [--deploy] [--plant FAULT] [--game ID] [--json]

Starts a server process with a journal of its own. At each of so many matches players (who play what the computer player
would play, through the page's own connection code) and a watcher sit. Kills the server with SIGKILL at random moments, starts
it again on the same journal and lets everybody find back by themselves. Its disk is made slow, so that kills fall between a
write, its sync and the answer. With --deploy it is told to end by SIGTERM instead. With --plant it has a fault, and the drill
must fail: ${PLANTS.join(', ')}. (A disk that is never synced is not noticed here, for what a killed
process wrote, the system keeps: that is what the drill powercut is for.) The last line:
  kills       how often the server was killed
  accepted    intents whose reply reached their sender
  lost        of these, those that are not in the journal under the number and id they were accepted with
  duplicated  entries of the journal that have a number or an id that another entry of the match has
  misled      refused to their sender when asked again, although the journal has them
  clients     connections held, the players and a watcher of each match
  back        those that came back by themselves after every kill, and saw the right state: what others saw under the same
              number, and no older than the latest accepted intent
  p95BackMs   from the moment the server process was started again to the moment a client saw that state; 95th percentile
              over all clients and kills
  p95StartMs  to the moment the server answered, which is part of it
  rated       matches that counted for ratings and came to an end, at least one; every second table plays one, and a player gives
              one up in each round
  unrated     of these, those that the ratings do not count
  doubled     of these, those that they count twice, or for others than those who played`,
  async run(args): Promise<Found> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '20' },
        matches: { type: 'string', default: '8' },
        seed: { type: 'string', default: '1' },
        deploy: { type: 'boolean', default: false },
        plant: { type: 'string' },
        game: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const numbers = { rounds: Number(values.rounds), matches: Number(values.matches), seed: Number(values.seed) };
    const plant = PLANTS.find((each) => each === values.plant);
    if (values.plant !== undefined && plant === undefined) throw new Error(`--plant wants ${PLANTS.join(' or ')}`);
    const subject = gameNamed(values.game);
    const plan = {
      subject,
      ...numbers,
      ...(plant && { plant }),
      signal: values.deploy ? 'SIGTERM' : 'SIGKILL',
    } as const;
    const { figures, notes } = await crash(plan);
    return { figures, holds: crashHolds(figures) && notes.length === 0 };
  },
};
