/** Plays matches on several processes behind one address, while one part after the other is killed or paused. */

import { Chance } from '@dwo/kernel/testing';
import type { GameTesting } from '@dwo/shared/testing';
import { Redis } from 'ioredis';
import { parseArgs } from '../arguments';
import { Cluster, type ClusterServer, publicAddress } from '../cluster/cluster';
import { gameNamed } from '../game';
import { type Audit, Book, p95 } from './book';
import type { Drill, Found } from './drill';
import { Guest, until } from './guest';
import { readRecords } from './records';
import { newMatch } from './tables';

const BACK_MS = 90_000;

/** The figures of a scenario, as the clients measured them. */
export interface ScenarioFigures extends Audit {
  readonly clients: number;
  /** The clients whose connection broke. */
  readonly broken: number;
  readonly back: number;
  readonly p95BackMs: number;
  /** The 95th percentile of the time from the harm until a client was back, detection included. */
  readonly p95AwayMs: number;
}

/** Everything that a scenario can harm. */
interface Reach {
  readonly cluster: Cluster;
  /** The server that is harmed. */
  readonly victim: ClusterServer;
  /** How long a part is away, in ms. */
  readonly outageMs: number;
}

interface Scenario {
  /** Harms a part; resolves when it begins to come back, or another can take its place. */
  harm(reach: Reach): Promise<void>;
  /** Whether the connections to the harmed server break. */
  readonly breaks?: true;
  /** Repairs the part if it is still away. Called when all clients are back that can be back without it, or have tried. */
  mend?(reach: Reach): Promise<void>;
}

/** The scenarios by name, in the order in which they run. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'server killed': {
    breaks: true,
    harm: async ({ victim }) => void (await victim.end('SIGKILL')),
    mend: ({ victim }) => victim.start(),
  },
  'server paused': {
    breaks: true,
    harm: async ({ victim }) => victim.signal('SIGSTOP'),
    mend: async ({ victim }) => victim.signal('SIGCONT'),
  },
  'server replaced': {
    breaks: true,
    harm: async ({ victim }) => void (await victim.end('SIGTERM')),
    mend: ({ victim }) => victim.start(),
  },
  'redis killed': {
    async harm({ cluster, outageMs }) {
      await cluster.redis.end('SIGKILL');
      await pause(outageMs);
      await cluster.redis.up();
    },
  },
  'redis paused': {
    async harm({ cluster, outageMs }) {
      cluster.redis.signal('SIGSTOP');
      await pause(outageMs);
      cluster.redis.signal('SIGCONT');
    },
  },
  'postgres killed': {
    async harm({ cluster, outageMs }) {
      await cluster.postgres.kill();
      await pause(outageMs);
      await cluster.postgres.up();
    },
  },
  'postgres paused': {
    async harm({ cluster, outageMs }) {
      cluster.postgres.pause();
      await pause(outageMs);
      cluster.postgres.resume();
    },
  },
};

/** The settings of the drill. */
export interface ClusterDrillPlan {
  readonly subject: Pick<GameTesting, 'game' | 'busy'>;
  readonly servers: number;
  readonly matches: number;
  readonly outageMs: number;
  readonly seed: number;
  /** Names of scenarios; by default all of them. */
  readonly only?: readonly string[];
}

/** A room as the room library lists it. */
interface Listed {
  readonly publicAddress?: string;
  readonly metadata?: { readonly matchId?: string };
}

/** One cluster and the matches on it. */
class ClusterTest {
  readonly figures: Record<string, ScenarioFigures> = {};
  readonly notes: string[] = [];
  private readonly chance: Chance;

  constructor(
    private readonly plan: ClusterDrillPlan,
    private readonly cluster: Cluster,
  ) {
    this.chance = new Chance(plan.seed);
  }

  async run(): Promise<void> {
    for (const [name, scenario] of Object.entries(SCENARIOS)) {
      if (this.plan.only?.includes(name) === false) continue;
      this.figures[name] = await this.play(name, scenario);
      console.error(`${name}: ${JSON.stringify(this.figures[name])}`);
    }
  }

  /** Plays new matches, harms one part, and returns what happened. */
  private async play(name: string, scenario: Scenario): Promise<ScenarioFigures> {
    const book = new Book();
    const tables: Guest[][] = [];
    for (let match = 0; match < this.plan.matches; match++) tables.push(await this.openTable(book));
    const guests = tables.flat();
    await pause(this.chance.between(800, 1600));
    const { victim, matches } = await this.busiest();
    const reach: Reach = { cluster: this.cluster, victim, outageMs: this.plan.outageMs };
    for (const guest of guests) guest.expectBreak();
    const harmedAt = performance.now();
    await scenario.harm(reach);
    const struck = scenario.breaks === true ? guests.filter(({ match }) => matches.includes(match)) : [];
    // The broken part is back, and every client has had an answer since.
    await this.settled(guests, struck, performance.now()).catch(() => {});
    await scenario.mend?.(reach);
    await pause(this.chance.between(800, 1600));
    const away = guests.filter(({ isBack }) => !isBack);
    for (const { match } of away) this.notes.push(`${name}: somebody is not back at ${match}`);
    await this.end(guests, name);
    const times = guests.flatMap(({ broke, back }) =>
      broke === null || back === null ? [] : [[broke, back] as const],
    );
    const p95BackMs = p95(times.map(([broke, back]) => back - broke));
    const p95AwayMs = p95(times.map(([, back]) => back - harmedAt));
    const record = await readRecords(
      { dataDir: '', databaseUrl: this.cluster.databaseUrl, owner: `audit-${name}`, isGone: async () => false },
      book.matches,
    );
    const audit = book.audit(record);
    this.notes.push(...[...book.forks, ...book.losses].map((text) => `${name}: ${text}`));
    const back = guests.length - away.length;
    const broken = guests.filter(({ broke }) => broke !== null).length;
    return { ...audit, clients: guests.length, broken, back, p95BackMs, p95AwayMs };
  }

  /** The server with the most open matches and their ids, by the list in Redis. */
  private async busiest(): Promise<{ readonly victim: ClusterServer; readonly matches: readonly string[] }> {
    const redis = new Redis(this.cluster.redis.url);
    const rooms = (await redis.hvals('roomcaches')).map((room) => JSON.parse(room) as Listed);
    redis.disconnect();
    const open = this.cluster.servers.map((victim) => {
      const there = rooms.filter((room) => room.publicAddress === publicAddress(victim.name));
      return { victim, matches: there.flatMap(({ metadata }) => metadata?.matchId ?? []) };
    });
    return open.sort((a, b) => b.matches.length - a.matches.length)[0] as (typeof open)[number];
  }

  /** Waits until the affected clients have noticed, every connection is live, and every match has moved on since or is over. */
  private async settled(guests: readonly Guest[], struck: readonly Guest[], since: number): Promise<void> {
    const moved = ({ movedAt, over }: Guest) => over || movedAt > since;
    const whole = () => guests.every((guest) => guest.isBack && moved(guest));
    await until(() => struck.every(({ broke }) => broke !== null) && whole(), 'Not everybody is back', BACK_MS);
  }

  private async end(guests: readonly Guest[], name: string): Promise<void> {
    for (const guest of guests) guest.rest(true);
    await until(() => guests.every(({ waits }) => !waits), '', BACK_MS).catch(() => {
      this.notes.push(`${name}: an intent was never answered`);
    });
    for (const guest of guests) {
      guest.leave();
      this.notes.push(...guest.complaints.map((text) => `${name}: ${guest.match}: ${text}`));
    }
  }

  private async openTable(book: Book): Promise<Guest[]> {
    const server = this.cluster.url;
    const { subject } = this.plan;
    const { id: match, chairs } = await newMatch(server, subject);
    const { chance } = this;
    const { game } = subject;
    const guest = (side: string | null) => new Guest({ game, server, match, side, book, chance, paceMs: 20 });
    const table = [...chairs.map(guest), guest(null)];
    for (const each of table) await each.come();
    // The proxy takes servers in turn, and setting up a table takes an even number of requests: one more lets both servers get
    // tables.
    await fetch(`${server}/healthz`);
    return table;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs the drill. */
export async function clusterDrill(plan: ClusterDrillPlan) {
  const cluster = await Cluster.start({
    servers: plan.servers,
    environment: { LIMITS_FACTOR: '100', GAMES: plan.subject.game.rules.id },
  });
  const test = new ClusterTest(plan, cluster);
  try {
    await test.run();
  } finally {
    const troubled = test.notes.length > 0 ? cluster.servers : [];
    for (const { name, said } of troubled) console.error(`${name} said:\n${said}`);
    await cluster.stop();
  }
  for (const note of test.notes) console.error(note);
  return { figures: test.figures, notes: test.notes };
}

/** Whether nothing was lost, doubled or forked, and every client came back. */
function clusterHolds(figures: Readonly<Record<string, ScenarioFigures>>): boolean {
  return Object.values(figures).every(({ lost, duplicated, forks, clients, back }) => {
    return lost === 0 && duplicated === 0 && forks === 0 && back === clients;
  });
}

export const drill: Drill = {
  help: `npm run -s drill -- cluster [--servers 2] [--matches 6] [--outage 4000] [--only "redis killed,redis paused"]
  [--game ID] [--json]

Starts servers behind nginx with a real Redis and PostgreSQL (npm run cluster). In each scenario players and a watcher sit
down at each of so many new matches, which both servers share; then one thing is killed with SIGKILL, paused with SIGSTOP and
let go on, or replaced with SIGTERM, for so many milliseconds where that can be chosen. The last line has, by scenario:
  accepted         intents whose reply reached their sender
  lost             of these, those that are not in the journal under the number and id they were accepted with
  duplicated       entries of the journal that have a number or an id that another entry of the match has
  forks            numbers of a match under which two clients saw different states, or were told that their own intent it was
  clients          connections
  broken, back     those whose line broke, and those that were there at the end, by themselves and with the right state
  p95BackMs        from the moment a client's line broke, as he noticed it, to the moment he saw the right state again; 95th
                   percentile of those whose line broke; 0 if nobody's did
  p95AwayMs        to the same moment from that of the harm: with what it took to notice`,
  async run(args): Promise<Found> {
    const { values } = parseArgs({
      args: [...args],
      options: {
        servers: { type: 'string', default: '2' },
        matches: { type: 'string', default: '6' },
        outage: { type: 'string', default: '4000' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string' },
        game: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const only = values.only?.split(',').map((name) => name.trim());
    for (const name of only ?? []) if (!(name in SCENARIOS)) throw new Error(`There is no scenario '${name}'`);
    const { figures, notes } = await clusterDrill({
      subject: gameNamed(values.game),
      servers: Number(values.servers),
      matches: Number(values.matches),
      outageMs: Number(values.outage),
      seed: Number(values.seed),
      ...(only === undefined ? {} : { only }),
    });
    return { figures, holds: clusterHolds(figures) && notes.length === 0 };
  },
};
