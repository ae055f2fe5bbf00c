/** The decisions that a match waits for. */
import type { Seat, Timer } from '@dwo/kernel';

/** The seats that owe a decision and their timers, by the rules. */
export interface Owed {
  readonly seats: readonly Seat[];
  readonly timers: readonly Timer[];
}

/** Whether these are the same seats in the same order. */
export function sameSeats(some: readonly Seat[], others: readonly Seat[]): boolean {
  return some.length === others.length && some.every((seat, i) => seat === others[i]);
}
