/** The intents that were not undone, and how far an undo may go. */
import type { Seat } from '@dwo/kernel';

/** Why an intent can't be undone: it rolled dice, another seat hid something, it revealed something hidden, or the clock played it. */
export type Fixed = 'ROLLED' | 'HIDING' | 'REVEALED' | 'TIMED_OUT';

/** An intent that was not undone. */
export interface StandingStep {
  readonly seat: Seat;
  readonly fixed: Fixed | null;
}

/** Why nothing can be undone. */
export type NoWayBack = Fixed | 'NOTHING_PLAYED' | 'OTHERS_PLAYED';

/** The intents that were not undone, latest last. */
export class Steps {
  /** Two lists instead of one of objects: a long match has thousands of steps. */
  private readonly seats: Seat[] = [];
  private readonly fixes: (Fixed | null)[] = [];

  get count(): number {
    return this.seats.length;
  }

  played({ seat, fixed }: StandingStep): void {
    this.seats.push(seat);
    this.fixes.push(fixed);
  }

  back(count: number): void {
    this.seats.length = Math.min(count, this.seats.length);
    this.fixes.length = this.seats.length;
  }

  /** How many intents would be left if the player of these seats undid their latest `intents`; the reason if they can't. */
  before(seats: readonly Seat[], intents: number): number | NoWayBack {
    for (let i = 0; i < intents; i++) {
      const seat = this.seats.at(-1 - i);
      if (seat === undefined) return 'NOTHING_PLAYED';
      if (!seats.includes(seat)) return i === 0 ? 'OTHERS_PLAYED' : 'NOTHING_PLAYED';
      const fixed = this.fixes.at(-1 - i) ?? null;
      if (fixed !== null) return fixed;
    }
    return this.count - intents;
  }

  /** How many of their latest intents the player of these seats can undo. */
  most(seats: readonly Seat[]): number {
    let intents = 0;
    while (intents < this.count && typeof this.before(seats, intents + 1) === 'number') intents++;
    return intents;
  }
}
