/** The decisions for which a match waits. */
import type { Seat, Timer } from '@dwo/kernel';

/** The seats that owe a decision, and their timers, as the rules say. */
export interface Owed {
  readonly seats: readonly Seat[];
  readonly timers: readonly Timer[];
}

/** Whether both lists hold the same seats in the same order. */
export function sameSeats(some: readonly Seat[], others: readonly Seat[]): boolean {
  return some.length === others.length && some.every((seat, i) => seat === others[i]);
}
