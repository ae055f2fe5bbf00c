/**
 * Colyseus's Redis driver and presence, made safe for a Redis that may be unreachable. Colyseus ignores many of their
 * results, handles no rejections, and some of its promises would never settle. Here no call hangs, and failed writes are
 * repeated later.
 */
import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { messageOf } from '../failure';

type Operations = Parameters<RedisDriver['update']>[1];

/** Room listings in Redis; failed writes are kept for `settle`. */
export class CalmDriver extends RedisDriver {
  private readonly unlisted = new Set<string>();
  private readonly stale = new Map<string, IRoomCache>();

  constructor(
    redis: Redis,
    private readonly log: Logger,
    /** Whether a process has not been heard of lately. */
    private readonly isSilent: (processId: string) => boolean,
  ) {
    super(redis);
  }

  override query(...asked: Parameters<RedisDriver['query']>): Promise<IRoomCache[]> {
    return this.asked(super.query(...asked));
  }

  /**
   * A search by anything but the id skips rooms of silent processes: a call to one of them would take seconds to fail. Of two
   * rooms of one match it returns the younger, which took the match from the other.
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

  /** Colyseus shares one query between all callers at a time. Without this it would keep a failed one for ever. */
  private async asked<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      Object.assign(this, { _concurrentRoomCacheRequest: undefined, _roomCacheRequestByName: {} });
      throw error;
    }
  }

  /** Repeats the failed writes; rejects if one still fails. */
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

/** Messages between processes. A message that can't be sent counts as one without an answer. */
export class CalmPresence extends RedisPresence {
  constructor(
    redis: Redis,
    private readonly log: Logger,
  ) {
    super(redis);
  }

  /** Opens the subscriber connection; commands before that are refused. */
  open(): Promise<void> {
    return (this.sub as Redis).connect();
  }

  /** A subscription made while Redis is unreachable takes effect when it is back. */
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
