/** The intents that were not undone, and how far an undo may go. */
import type { Seat } from '@dwo/kernel';

/** Why an intent can't be undone: it rolled dice, it revealed something hidden, or the clock played it. */
export type Fixed = 'ROLLED' | 'REVEALED' | 'TIMED_OUT';

/** An intent that was not undone. */
export interface StandingStep {
  readonly seat: Seat;
  readonly fixed: Fixed | null;
}

/** Why nothing can be undone. */
export type NoWayBack = Fixed | 'NOTHING_PLAYED' | 'OTHERS_PLAYED';

/** The intents that were not undone, latest last. */
export class Steps {
  private readonly stand: StandingStep[] = [];

  get count(): number {
    return this.stand.length;
  }

  played(step: StandingStep): void {
    this.stand.push(step);
  }

  back(count: number): void {
    this.stand.length = Math.min(count, this.stand.length);
  }

  /** How many intents would be left if the player of these seats undid their latest `intents`; the reason if they can't. */
  before(seats: readonly Seat[], intents: number): number | NoWayBack {
    for (let i = 0; i < intents; i++) {
      const step = this.stand.at(-1 - i);
      if (step === undefined) return 'NOTHING_PLAYED';
      if (!seats.includes(step.seat)) return i === 0 ? 'OTHERS_PLAYED' : 'NOTHING_PLAYED';
      if (step.fixed !== null) return step.fixed;
    }
    return this.stand.length - intents;
  }

  /** How many of their latest intents the player of these seats can undo. */
  most(seats: readonly Seat[]): number {
    let intents = 0;
    while (intents < this.stand.length && typeof this.before(seats, intents + 1) === 'number') intents++;
    return intents;
  }
}
