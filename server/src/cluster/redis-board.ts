/** The list of waiting games that all processes of a cluster share, in Redis. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { Refusal } from '../failure';
import type { Change, OfferBoard, WaitingGame } from '../matching/board';

const LIST = 'dwo:waiting';
const LOCK = 'dwo:waiting:lock';
/** A process that holds the lock for longer has ended. */
const LOCK_MS = 2_000;
const PATIENCE_MS = 5_000;
const AGAIN_MS = 10;
/** A list that nobody has changed for so long names no game that still waits. */
const KEPT_MS = 24 * 3_600_000;
/** Writes the list and gives the lock back, if it is still one's own; otherwise another process has it by now. */
const WRITE = `
if redis.call('get', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'PX', ARGV[3])
redis.call('del', KEYS[2])
return 1`;

/** Changes the list under a lock. While Redis is unreachable, nobody can be matched. */
export class RedisBoard implements OfferBoard {
  constructor(private readonly redis: Redis) {}

  async read(): Promise<readonly WaitingGame[]> {
    const text = await this.redis.get(LIST).catch(() => null);
    return text === null ? [] : (JSON.parse(text) as WaitingGame[]);
  }

  async change<T>(work: Change<T>): Promise<T> {
    const mine = randomUUID();
    const end = performance.now() + PATIENCE_MS;
    try {
      while (performance.now() < end) {
        if ((await this.redis.set(LOCK, mine, 'PX', LOCK_MS, 'NX')) === 'OK') {
          const text = await this.redis.get(LIST);
          const { waiting, result } = work(text === null ? [] : (JSON.parse(text) as WaitingGame[]));
          const list = JSON.stringify(waiting);
          if ((await this.redis.eval(WRITE, 2, LIST, LOCK, mine, list, KEPT_MS)) === 1) return result;
        }
        await sleep(AGAIN_MS);
      }
    } catch {
      // Refused below.
    }
    throw new Refusal('NOT_READY', 'The server can not find out who waits; try again in a moment', 503);
  }
}
