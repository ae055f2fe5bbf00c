/** Which intents stand, and how far back one may go. */
import type { Seat } from '@dwo/kernel';

/** Why an intent can't be taken back: it rolled dice, showed something hidden, or was played by the clock. */
export type Fixed = 'ROLLED' | 'REVEALED' | 'TIMED_OUT';

/** An intent that stands. */
export interface StandingStep {
  readonly seat: Seat;
  readonly fixed: Fixed | null;
}

/** Why nothing can be taken back. */
export type NoWayBack = Fixed | 'NOTHING_PLAYED' | 'OTHERS_PLAYED';

/** The intents that stand, latest last. */
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

  /**
   * The number of intents that would stand if the player of these seats took back their latest `intents`; the reason if
   * one of them can't be.
   */
  before(seats: readonly Seat[], intents: number): number | NoWayBack {
    for (let i = 0; i < intents; i++) {
      const step = this.stand.at(-1 - i);
      if (step === undefined) return 'NOTHING_PLAYED';
      if (!seats.includes(step.seat)) return i === 0 ? 'OTHERS_PLAYED' : 'NOTHING_PLAYED';
      if (step.fixed !== null) return step.fixed;
    }
    return this.stand.length - intents;
  }

  /** The number of latest intents that the player of these seats could take back. */
  most(seats: readonly Seat[]): number {
    let intents = 0;
    while (intents < this.stand.length && typeof this.before(seats, intents + 1) === 'number') intents++;
    return intents;
  }
}
