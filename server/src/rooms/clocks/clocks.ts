/** The clocks of a match. Times are epoch milliseconds. */
import type { Seat, Timer } from '@dwo/kernel';

/** The face of a clock: a deadline while it runs, the time left while it stands. */
export interface ClockFace {
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly remaining: number | null;
  readonly total: number;
}

/** A clock that has run out for these seats; `id` is the game's timer under which they owe a decision. */
export interface Due {
  readonly id: Timer['id'];
  readonly seats: readonly Seat[];
}

/** Time given back to a seat for network lag. */
export interface Credit {
  readonly seat: Seat;
  readonly ms: number;
}

/** The clocks of a match under its terms. They read no clock themselves, so the same record gives the same clocks. */
export interface Clocks {
  /**
   * Starts and stops the clocks for these timers; another id is another decision. Returns whether the shown clocks changed.
   */
  set(timers: readonly Timer[], now: number, credit?: Credit): boolean;
  /** When the next clock runs out; null while none runs. */
  next(): number | null;
  /** The clocks that have run out, the oldest first. */
  due(now: number): Due[];
  /** The faces of all clocks, by id. */
  faces(): Map<string, ClockFace>;
  /** Continues at `now` as if no time had passed since the clocks were set. In correspondence the time has passed. */
  resumeAt(now: number): void;
  /** When the time of a seat runs out; null if none of its clocks runs. */
  deadlineOf(seat: Seat): number | null;
}
