/** Builds the pictures, sounds and dice of events, from what their game tells of them. */
import type { Frozen } from '@dwo/kernel';
import type { Sight, Throw } from './beat-player';
import { rollOf } from './dice-roll';
import type { DiceShow, Performance } from './performance';
import type { Beat } from './show';

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
    return { ...this.thrown(event), ...this.sight(event, state), ...after };
  }

  /** The dice of one event. */
  thrown(event: E): Throw<K> {
    const performance = this.performance(event);
    const roll = rollOf(event, performance, this.#key + 1);
    const outcome = roll === null && this.#roll !== null ? (performance.outcome?.(event, this.#roll) ?? null) : null;
    if (roll !== null) [this.#roll, this.#key] = [roll, roll.key];
    return { roll, outcome };
  }

  /** The sound and effects of one event. */
  sight(event: E, state: Frozen<S>): Omit<Sight, 'board'> {
    const { cue, effects } = this.performance(event);
    return { sound: cue?.(event, state) ?? null, effects: effects?.(event, state) ?? [] };
  }

  /** Forgets the last roll. */
  clear(): void {
    this.#roll = null;
  }
}
