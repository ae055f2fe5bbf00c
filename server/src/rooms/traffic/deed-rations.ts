/**
 * How much a player may add to the record of a match. Requests and hand-overs can be taken back, and a secret choice can be
 * replaced, so nothing in the game ends them; each is stored for ever.
 */
import type { Seat } from '@dwo/kernel';
import type { Limits } from '../../limits';
import { TokenBucket } from './token-bucket';

type Rates = Pick<
  Limits,
  'deedsPerMinute' | 'deedBurst' | 'intentsPerMinute' | 'intentBurst' | 'intentsPerSeat' | 'deedsPerMatch'
>;

/** A seat that wants to send an intent. */
interface Sender {
  readonly seat: Seat;
  /** Whether the game awaits it. An intent of another seat replaces what it has decided before. */
  readonly awaited: boolean;
  /** The intents of the seat in the record. */
  readonly recorded: number;
}

/** A match may take this many times what one of its players may. */
const PLAYERS = 3;

/** The rations of one match, in memory: a room that is opened again begins with full ones. */
export class DeedRations {
  private readonly deeds = new Map<Seat | null, TokenBucket>();
  private readonly intents = new Map<Seat, TokenBucket>();
  private readonly match: TokenBucket;

  constructor(
    private readonly rates: Rates,
    private readonly now: () => number,
  ) {
    this.match = this.bucket(rates.deedsPerMinute * PLAYERS, rates.deedBurst * PLAYERS);
  }

  /** Whether the player at a place may make another deed in a match with `recorded` deeds; null for a spectator. */
  mayDo(place: Seat | null, recorded: number): boolean {
    const now = this.now();
    return recorded < this.rates.deedsPerMatch && this.own(place).has(now) && this.match.has(now);
  }

  /** Called when the player at a place made a deed. */
  did(place: Seat | null): void {
    this.own(place).take(this.now());
    this.match.take(this.now());
  }

  /** Whether a seat may send another intent. */
  mayPlay(sender: Sender): boolean {
    const isLong = sender.recorded >= this.rates.intentsPerSeat;
    // A seat that has decided need not decide again; an awaited one is never shut out.
    return (sender.awaited || !isLong) && this.intentsOf(sender).has(this.now());
  }

  /** Called when an intent of a seat was recorded. Refused ones are not stored, and cost nothing here. */
  played(sender: Sender): void {
    this.intentsOf(sender).take(this.now());
  }

  private intentsOf({ seat, awaited, recorded }: Sender): TokenBucket {
    if (!awaited || recorded >= this.rates.intentsPerSeat) return this.own(seat);
    let bucket = this.intents.get(seat);
    if (bucket === undefined) {
      bucket = this.bucket(this.rates.intentsPerMinute, this.rates.intentBurst);
      this.intents.set(seat, bucket);
    }
    return bucket;
  }

  private own(place: Seat | null): TokenBucket {
    let bucket = this.deeds.get(place);
    if (bucket === undefined) {
      bucket = this.bucket(this.rates.deedsPerMinute, this.rates.deedBurst);
      this.deeds.set(place, bucket);
    }
    return bucket;
  }

  private bucket(perMinute: number, burst: number): TokenBucket {
    return new TokenBucket(perMinute / 60, burst, this.now());
  }
}
