/** Makes the services that all rooms and routes of a server share. */
import { randomBytes, randomUUID } from 'node:crypto';
import { gameRegistry } from '@dwo/shared';
import type { Logger } from 'pino';
import { NO_NEIGHBOURS } from './cluster/neighbours';
import { RedisCluster } from './cluster/redis';
import { Days } from './days/days';
import { formerRules } from './former-rules';
import type { Host } from './host';
import { Handshakes } from './http/handshakes';
import { openMatches } from './http/matches';
import { Reporters } from './http/reporters';
import { CLOSED } from './http/settings';
import { ADVICE } from './journal/damage';
import type { Journal } from './journal/journal';
import { openJournal } from './journal/open-journal';
import { LIMITS } from './limits';
import { LocalBoard } from './matching/board';
import { Matching } from './matching/matching';
import { Meters } from './meters';
import { NewMatches } from './new-matches';
import { Pauses } from './pauses';
import { openPeople, PLAIN_PEOPLE } from './people/people';
import { Ratings } from './ratings/ratings';
import { Adoption } from './rooms/record/adoption';
import { FOR_EVER } from './rooms/retention';
import { Intake } from './rooms/traffic/intake';
import { Sample } from './sample';
import { newMatchId } from './secrets';
import type { ServerOptions } from './server-options';
import { ThinkingWorkers, thinkingHere } from './thinking/thinkers';
import { steady } from './time';
import { Tournaments } from './tournaments/tournaments';

/** The writes of the journal whose duration is measured. */
const WRITES = ['createMatch', 'saveChairs', 'saveStanding', 'append'] as const;

/** The journal, the cluster and the open matches of a server. */
export interface Stores {
  readonly journal: Journal;
  /** Null for a single server. */
  readonly cluster: RedisCluster | null;
  readonly live: Host['live'];
}

/** Opens the journal, and connects to Redis if there are neighbours. */
export async function openStores(options: ServerOptions, log: Logger): Promise<Stores> {
  const owner = randomUUID();
  const live: Host['live'] = new Map();
  const { redisUrl: url = null } = options;
  const cluster = url === null ? null : await RedisCluster.connect({ url, owner, log, live });
  try {
    const isGone = (other: string) => (cluster ?? NO_NEIGHBOURS).isGone(other);
    const settings = { ...options, owner, isGone };
    const journal = await openJournal(
      settings,
      (error) => log.error({ error }, 'the journal is in trouble'),
      (damage) => log.error({ damage, advice: ADVICE }, 'the journal is damaged'),
    );
    return { journal, cluster, live };
  } catch (error) {
    await cluster?.close();
    throw error;
  }
}

/** Makes the host that all rooms and routes of this server share. */
export async function hostOf(
  options: ServerOptions,
  { journal, cluster, live, log }: Stores & { readonly log: Logger },
): Promise<Host> {
  const meters = new Meters();
  const clock = {
    now: options.now ?? Date.now,
    steady: options.steady ?? steady,
    random: options.random ?? randomBytes,
  };
  const metered = meters.metered(journal, WRITES);
  const games = gameRegistry(options.games);
  const limits = { ...LIMITS, ...options.limits };
  const neighbours = cluster ?? NO_NEIGHBOURS;
  const host: Host = {
    journal: metered,
    newMatches: new NewMatches({ journal: metered, games, limits, neighbours }),
    games,
    adoption: new Adoption(journal, options.formerRules ?? formerRules),
    log,
    noise: new Sample(clock.steady),
    limits,
    web: options.web ?? CLOSED,
    meters,
    handshakes: new Handshakes(() => host),
    people: await openPeople({ journal, log, ...clock }, options.people ?? PLAIN_PEOPLE),
    reporters: new Reporters(journal, cluster ?? NO_NEIGHBOURS, clock.random),
    pauses: await Pauses.open({ journal, log, now: options.now ?? Date.now }),
    retention: options.retention ?? FOR_EVER,
    contact: options.contact ?? null,
    checks: new Map([
      ['journal', () => journal.ping()],
      ['disk', () => journal.checkDisk()],
    ]),
    draining: false,
    ...clock,
    thinkers: options.gamesFrom === undefined ? thinkingHere(clock.random) : new ThinkingWorkers(options.gamesFrom),
    botDelayMs: options.botDelayMs ?? 900,
    reconnectSeconds: options.reconnectSeconds ?? 20,
    gatherMs: options.gatherMs ?? 250,
    intake: new Intake((error) => log.error({ error }, 'a frame could not be handled')),
    live,
    neighbours,
    matching: matchingOf(() => host),
    days: null,
    get tournaments() {
      return tournaments;
    },
    get ratings() {
      return ratings;
    },
  };
  const tournaments = new Tournaments(host);
  const ratings = new Ratings(host);
  const { days: care = null } = options;
  return care === null ? host : Object.assign(host, { days: new Days(host, care, cluster !== null) });
}

/** Finds opponents in all processes. */
function matchingOf(of: () => Host): Matching {
  const own = new LocalBoard();
  return new Matching({
    board: {
      read: () => (of().neighbours.board ?? own).read(),
      change: (work) => (of().neighbours.board ?? own).change(work),
    },
    newId: () => newMatchId(of().random),
    strength: (person, game) => of().ratings.strengthOf(person, game),
    now: () => of().now(),
    open: () => openMatches(of()),
    seat: async (match, wish) => {
      const room = of().live.get(match);
      return room?.ready === true ? room.seat(wish) : of().neighbours.seat(match, wish);
    },
    withdraw: async (match, players) => {
      const room = of().live.get(match);
      await (room?.ready === true ? room.withdraw(players) : of().neighbours.withdraw(match, players));
    },
  });
}
