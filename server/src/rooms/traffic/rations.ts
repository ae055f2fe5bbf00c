/**
 * The rate limits of guests. Every seat has a share of its own, whoever plays it. Every spectator has a small share of their
 * own, enough to sit down, and all spectators together have another one.
 */
import type { Limits } from '../../limits';
import { TokenBucket } from './token-bucket';

/** A spectator's own share: messages per second, and burst. */
const LEAST = [1, 5] as const;

/** The fields of a guest that rations use. */
interface Sender {
  readonly place: number | null;
  readonly bucket: TokenBucket;
  readonly own: TokenBucket;
}

/** The rate limits of one room. */
export class Rations {
  private readonly seats = new Map<number, TokenBucket>();
  private readonly watchers: TokenBucket;

  constructor(
    private readonly limits: Limits,
    now: number,
  ) {
    const { watchersPerSecond } = limits;
    this.watchers = new TokenBucket(watchersPerSecond, 2 * watchersPerSecond, now);
  }

  /** A full share for a new connection. */
  fresh(now: number): TokenBucket {
    return new TokenBucket(this.limits.messagesPerSecond, this.limits.messageBurst, now);
  }

  /** The share of its own that a new connection has while it watches. */
  least(now: number): TokenBucket {
    return new TokenBucket(...LEAST, now);
  }

  /** Takes one message off the share of a guest; returns false if the share is used up. */
  take(guest: Sender, now: number): boolean {
    if (guest.place !== null) return this.seat(guest.place, now).take(now);
    return guest.bucket.take(now) && (guest.own.take(now) || this.watchers.take(now));
  }

  /** How many messages a guest has recently sent above their share. */
  excess(guest: Sender, now: number): number {
    return guest.place === null ? guest.bucket.excess : this.seat(guest.place, now).excess;
  }

  private seat(place: number, now: number): TokenBucket {
    let bucket = this.seats.get(place);
    if (bucket === undefined) {
      bucket = this.fresh(now);
      this.seats.set(place, bucket);
    }
    return bucket;
  }
}
