/** The clocks of a match: what runs, what stands, what is over. Times are milliseconds. */
import type { Seat, Timer } from '@dwo/kernel';

/** The face of a clock: a deadline while it runs, time left while it stands. */
export interface ClockFace {
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly remaining: number | null;
  readonly total: number;
}

/** A clock that has run out for these seats; `id` is the game's timer that they owe something under. */
export interface Due {
  readonly id: Timer['id'];
  readonly seats: readonly Seat[];
}

/** Time given back to a seat because it was lost on the line. */
export interface Credit {
  readonly seat: Seat;
  readonly ms: number;
}

/**
 * The clocks of a match under some terms. Pure but for the times it is given, so a record of what happened and when
 * gives the same clocks again.
 */
export interface Clocks {
  /**
   * Lets the clocks of these timers run, unless they say that they stand; a timer of another id is another decision. Returns
   * whether that changes what is shown.
   */
  set(timers: readonly Timer[], now: number, credit?: Credit): boolean;
  /** The next time a clock runs out for somebody; null while none runs. */
  next(): number | null;
  /** The clocks that have run out for somebody, the oldest first. */
  due(now: number): Due[];
  /** The face of every clock, by its id. */
  faces(): Map<string, ClockFace>;
  /** Goes on at another time, as if none had passed since the clocks were set; where the terms say so, all of it has. */
  resumeAt(now: number): void;
  /** When a seat's time runs out, if something of its is running. */
  deadlineOf(seat: Seat): number | null;
}
