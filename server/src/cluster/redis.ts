/** Runs several processes behind one address, which find each other's rooms through Redis. */
import { type IRoomCache, matchMaker } from '@colyseus/core';
import { type MatchSummary, type PlanAnswer, ROOM } from '@dwo/shared';
import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { messageOf, Refusal, StartError } from '../failure';
import type { OfferBoard } from '../matching/board';
import type { Listed } from '../matching/fair-list';
import type { LiveMatch } from '../rooms/live-match';
import type { Meeting, Met } from '../rooms/seats/meeting';
import { CalmDriver, CalmPresence } from './calm';
import type { Counter, Neighbours } from './neighbours';
import { type Crowd, Pulse, type Share } from './pulse';
import { RedisBoard } from './redis-board';
import { RollCall } from './roll-call';

/** How long a command to Redis may take. */
const COMMAND_MS = 1_500;
const CONNECT_MS = 5_000;
const LONGEST_RETRY_MS = 500;
/** How often a process checks that its rooms are listed. */
const KEEP_LISTED_MS = 2_000;
/** A new room is listed a moment before it can be called; its listing is left alone for this long. */
const NASCENT_MS = 3_000;
/** After an outage, every process has this time to report before its silence counts. */
const STEADY_MS = 5_000;

/** The settings of one process in the cluster. */
interface Settings {
  readonly url: string;
  /** The name under which this process holds leases. */
  readonly owner: string;
  readonly log: Logger;
  /** The open matches of this process, by id. */
  readonly live: ReadonlyMap<string, LiveMatch>;
}

function ownerChannel(owner: string): string {
  return `dwo:owner:${owner}`;
}

/** The connection of one process to its neighbours. */
export class RedisCluster implements Neighbours {
  private readonly keeper: NodeJS.Timeout;
  private readonly rollCall: RollCall;
  private steadySince = Number.NEGATIVE_INFINITY;
  private connected = true;
  readonly board: OfferBoard;

  private constructor(
    private readonly settings: Settings,
    private readonly redis: Redis,
    readonly driver: CalmDriver,
    readonly presence: CalmPresence,
    private readonly pulse: Pulse,
  ) {
    this.board = new RedisBoard(redis);
    this.rollCall = new RollCall(settings.owner, presence, redis, () => [...settings.live.values()]);
    redis.on('ready', () => this.back());
    redis.on('close', () => this.away());
    this.keeper = setInterval(() => void this.keepListed(), KEEP_LISTED_MS);
    this.keeper.unref();
  }

  /** Connects; throws a StartError if Redis does not answer at that address. */
  static async connect(settings: Settings): Promise<RedisCluster> {
    const redis = await open(settings.url, settings.log);
    const { log } = settings;
    const presence = new CalmPresence(redis, log);
    const pulse = new Pulse(presence, redis);
    const driver = new CalmDriver(redis, log, (processId) => pulse.isSilent(processId));
    const cluster = new RedisCluster(settings, redis, driver, presence, pulse);
    await presence.open();
    await presence.subscribe(ownerChannel(settings.owner), () => {});
    await cluster.rollCall.answer();
    return cluster;
  }

  /** Starts the heartbeat, with each address's share at this process. */
  announce(crowd: () => Crowd): Promise<void> {
    return this.pulse.start(matchMaker.processId, crowd);
  }

  /** While Redis is unreachable, each process counts for itself. */
  counter(what: string, points: number, duration: number): Counter {
    const insuranceLimiter = new RateLimiterMemory({ points, duration });
    const keyPrefix = `dwo:limit:${what}`;
    // An address that has used up its points is refused from memory, without a call to Redis.
    const inMemoryBlockOnConsumed = points;
    const shared = { storeClient: this.redis, rejectIfRedisNotReady: true, insuranceLimiter, inMemoryBlockOnConsumed };
    return new RateLimiterRedis({ ...shared, keyPrefix, points, duration });
  }

  elsewhere(address: string): Share {
    return this.pulse.elsewhere(address);
  }

  /** Rejects if Redis does not answer. */
  ping(): Promise<unknown> {
    return this.redis.ping();
  }

  async beforeJoin(matchId: string): Promise<void> {
    try {
      for (const room of await this.listed(matchId)) await this.forgetIfDead(room);
    } catch (error) {
      this.settings.log.warn({ why: messageOf(error) }, 'nobody can join: Redis does not answer');
      throw new Refusal('NOT_READY', 'The server can not find out where this match is; try again in a moment', 503);
    }
  }

  async isGone(owner: string): Promise<boolean> {
    if (!this.connected || performance.now() - this.steadySince < STEADY_MS) return false;
    return (await this.listeners(ownerChannel(owner))) === 0;
  }

  summaries(most: number): Promise<readonly Listed[]> {
    return this.rollCall.call(most);
  }

  summary(matchId: string): Promise<MatchSummary | null> {
    return this.asked<MatchSummary>(matchId, 'summary');
  }

  plan(matchId: string): Promise<PlanAnswer | null> {
    return this.asked<PlanAnswer>(matchId, 'plan');
  }

  seat(matchId: string, wish: Meeting): Promise<Met | null> {
    return this.asked<Met>(matchId, 'seat', [wish]);
  }

  async withdraw(matchId: string, players: readonly string[]): Promise<void> {
    await this.asked(matchId, 'withdraw', [players]);
  }

  /** Asks the process that has the match open; null if none has. */
  private async asked<T>(
    matchId: string,
    what: 'summary' | 'plan' | 'seat' | 'withdraw',
    args: readonly unknown[] = [],
  ): Promise<T | null> {
    try {
      const room = await this.driver.findOne({ name: ROOM, matchId } as Partial<IRoomCache>);
      if (room === undefined || room.processId === matchMaker.processId) return null;
      return (await matchMaker.remoteRoomCall<LiveMatch>(room.roomId, what, [...args])) as T;
    } catch {
      return null;
    }
  }

  /** The presence and the driver are closed by Colyseus's own shutdown. */
  async close(): Promise<void> {
    clearInterval(this.keeper);
    this.pulse.stop();
    this.redis.removeAllListeners('close');
    this.redis.disconnect();
  }

  private listed(matchId: string): Promise<IRoomCache[]> {
    return this.driver.query({ name: ROOM, matchId } as Partial<IRoomCache>);
  }

  /**
   * Colyseus would call a dead process first and wait for seconds. A process without a subscriber in Redis is dead, so its
   * listing is removed.
   */
  private async forgetIfDead({ roomId, processId, createdAt }: IRoomCache): Promise<void> {
    if (processId !== matchMaker.processId && (await this.listeners(`p:${processId}`)) === 0) {
      if (performance.now() - this.steadySince >= STEADY_MS) await this.driver.cleanup(processId);
      return;
    }
    const age = Date.now() - new Date(createdAt ?? 0).getTime();
    const there = matchMaker.getLocalRoomById(roomId) !== undefined || (await this.listeners(`$${roomId}`)) > 0;
    if (!there && age > NASCENT_MS) await this.driver.remove(roomId);
  }

  private async listeners(channel: string): Promise<number> {
    const [, count] = await this.redis.pubsub('NUMSUB', channel);
    return Number(count);
  }

  private away(): void {
    if (this.connected) this.settings.log.error('Redis is unreachable: matches go on, nobody new gets in');
    this.connected = false;
  }

  private back(): void {
    if (!this.connected) this.settings.log.info('Redis is back');
    this.connected = true;
    this.steadySince = performance.now();
    void this.keepListed();
  }

  /**
   * A restarted Redis is empty, and a neighbour may have taken this process for dead, so missing listings are written again.
   */
  private async keepListed(): Promise<void> {
    try {
      await this.driver.settle();
      await matchMaker.restoreMissingRoomCaches();
    } catch (error) {
      this.settings.log.debug({ why: messageOf(error) }, 'rooms are not listed');
    }
  }
}

async function open(url: string, log: Logger): Promise<Redis> {
  const options: RedisOptions = {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    // A command that can't be sent now must fail now.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(LONGEST_RETRY_MS, 20 * 2 ** Math.min(times, 10)),
  };
  const redis = new Redis(url, options);
  redis.on('error', (error) => log.debug({ why: messageOf(error) }, 'Redis'));
  try {
    await redis.connect();
    await redis.ping();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw new StartError(`There is no Redis at ${withoutPassword(url)}: ${messageOf(error)}`);
  }
}

function withoutPassword(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'REDIS_URL';
}
