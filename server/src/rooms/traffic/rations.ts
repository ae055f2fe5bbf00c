/**
 * The rate limits of guests: every seat has its own share, whoever sits there; every spectator has a little of their
 * own, to sit down with, and beyond that all spectators share one.
 */
import type { Limits } from '../../limits';
import { TokenBucket } from './token-bucket';

/** A watcher's own: so much a second, and at once. */
const LEAST = [1, 5] as const;

/** The rest of a guest's ration. */
interface Sender {
  readonly place: number | null;
  readonly bucket: TokenBucket;
  readonly own: TokenBucket;
}

/** The shares of one room. */
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

  /** The share of a connection that has just come. */
  fresh(now: number): TokenBucket {
    return new TokenBucket(this.limits.messagesPerSecond, this.limits.messageBurst, now);
  }

  /** The ration of its own that a new connection has as long as it watches. */
  least(now: number): TokenBucket {
    return new TokenBucket(...LEAST, now);
  }

  /** Takes one message off the share of a guest; false if there is nothing left of it. */
  take(guest: Sender, now: number): boolean {
    if (guest.place !== null) return this.seat(guest.place, now).take(now);
    return guest.bucket.take(now) && (guest.own.take(now) || this.watchers.take(now));
  }

  /** The number of messages that a guest has lately sent beyond their share. */
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
