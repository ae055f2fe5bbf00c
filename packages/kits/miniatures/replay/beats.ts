/** Builds the picture and sound of one event of a record, from what its game tells of it. */
import type { Frozen } from '@dwo/kernel';
import { rollOf } from '../theatre/dice-roll';
import type { DiceShow, Performance } from '../theatre/performance';
import type { Beat } from '../theatre/show';

/** Turns events into beats, in order: what a roll leads to is told below its dice. */
export class Beats<S, E, K extends string> {
  #roll: DiceShow<K> | null = null;
  #key: number;

  /** Dice have keys above `key`; those of different rolls must differ. */
  constructor(
    private readonly performance: (event: E) => Performance<S, E, K>,
    key = 0,
  ) {
    this.#key = key;
  }

  /** The beat of one event; `state` is the state just after it. */
  of(event: E, state: Frozen<S>, after: Pick<Beat<K>, 'board' | 'log'>): Beat<K> {
    const performance = this.performance(event);
    const roll = rollOf(event, performance, this.#key + 1);
    const outcome = roll === null && this.#roll !== null ? (performance.outcome?.(event, this.#roll) ?? null) : null;
    if (roll !== null) [this.#roll, this.#key] = [roll, roll.key];
    const sound = performance.cue?.(event, state) ?? null;
    return { roll, outcome, sound, effects: performance.effects?.(event, state) ?? [], ...after };
  }

  /** Forgets the last roll. */
  clear(): void {
    this.#roll = null;
  }
}
