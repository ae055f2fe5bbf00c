/**
 * The room library's Redis driver and presence for a Redis that may be away: the library does not wait for much of what it
 * asks of them and takes no failure of it, and some of its promises would never end. Here nothing hangs, and what was not
 * said is said later.
 */
import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { messageOf } from '../failure';

type Operations = Parameters<RedisDriver['update']>[1];

/** Room listings; what Redis did not take is kept for `settle`. */
export class CalmDriver extends RedisDriver {
  private readonly unlisted = new Set<string>();
  private readonly stale = new Map<string, IRoomCache>();

  constructor(
    redis: Redis,
    private readonly log: Logger,
    /** Whether a process does not answer just now. */
    private readonly isSilent: (processId: string) => boolean,
  ) {
    super(redis);
  }

  override query(...asked: Parameters<RedisDriver['query']>): Promise<IRoomCache[]> {
    return this.asked(super.query(...asked));
  }

  /**
   * Of rooms that are looked for by anything but their id, those of silent processes can't be found: whoever asked one of
   * them would wait for seconds. Of two rooms of a match the younger one is right: the match was taken from the other.
   */
  override async findOne(...asked: Parameters<RedisDriver['findOne']>): Promise<IRoomCache> {
    const [conditions, order] = asked;
    if (conditions.roomId !== undefined) return this.asked(super.findOne(...asked));
    const rooms = await this.query(conditions, order);
    const found = rooms.filter(({ processId }) => !this.isSilent(processId));
    const born = ({ createdAt }: IRoomCache) => new Date(createdAt ?? 0).getTime();
    return found.sort((a, b) => born(b) - born(a))[0] as IRoomCache;
  }

  override async update(room: IRoomCache, operations: Operations): Promise<boolean> {
    try {
      return await super.update(room, operations);
    } catch (error) {
      this.stale.set(room.roomId, room);
      this.log.warn({ why: messageOf(error) }, 'a room could not be listed as it is');
      return false;
    }
  }

  override async remove(roomId: string): Promise<boolean> {
    this.stale.delete(roomId);
    try {
      return await super.remove(roomId);
    } catch (error) {
      this.unlisted.add(roomId);
      this.log.warn({ why: messageOf(error) }, 'a room could not be taken off the list');
      return false;
    }
  }

  /** The library shares one question between all who ask at a time, and would share its failure for ever. */
  private async asked<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      Object.assign(this, { _concurrentRoomCacheRequest: undefined, _roomCacheRequestByName: {} });
      throw error;
    }
  }

  /** Says what Redis did not take before; rejects if it still does not. */
  async settle(): Promise<void> {
    for (const roomId of [...this.unlisted]) {
      await super.remove(roomId);
      this.unlisted.delete(roomId);
    }
    for (const [roomId, room] of [...this.stale]) {
      this.stale.delete(roomId);
      await super.persist(room);
    }
  }
}

/** Messages between processes; one that can't be sent is as one that was not answered. */
export class CalmPresence extends RedisPresence {
  constructor(
    redis: Redis,
    private readonly log: Logger,
  ) {
    super(redis);
  }

  /** Connects what listens; commands before that are refused. */
  open(): Promise<void> {
    return (this.sub as Redis).connect();
  }

  /** Subscriptions made while Redis is away take effect when it is back. */
  override async subscribe(topic: string, callback: (...args: unknown[]) => void): Promise<this> {
    await this.calm(super.subscribe(topic, callback), this);
    return this;
  }

  override async unsubscribe(topic: string, callback?: (...args: unknown[]) => void): Promise<this> {
    await this.calm(super.unsubscribe(topic, callback), this);
    return this;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    await this.calm(super.publish(topic, data), undefined);
  }

  override hset(key: string, field: string, value: string): Promise<boolean> {
    return this.calm(super.hset(key, field, value), false);
  }

  override hdel(key: string, field: string): Promise<boolean> {
    return this.calm(super.hdel(key, field), false);
  }

  override hincrbyex(key: string, field: string, value: number, seconds: number): Promise<number> {
    return this.calm(super.hincrbyex(key, field, value, seconds), value);
  }

  private async calm<T>(said: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await said;
    } catch (error) {
      this.log.debug({ why: messageOf(error) }, 'Redis did not take it');
      return otherwise;
    }
  }
}
