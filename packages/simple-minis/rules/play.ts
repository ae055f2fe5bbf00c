/** The tools for carrying out an intent. */
import type { Dice, Seat } from '@dwo/kernel';
import type { Emit } from './events';
import type { No } from './refusal';
import type { Now } from './state';

/** One intent while it is carried out. */
export interface Play {
  /** The state, which shows each event as soon as it is emitted. */
  readonly state: Now;
  readonly dice: Dice;
  readonly emit: Emit;
}

/** One kind of intent. `resolve` carries out the order itself; the course of the round goes on after it. */
export interface Action<I> {
  check(state: Now, seat: Seat, intent: I): No | null;
  resolve(play: Play, seat: Seat, intent: I): void;
  /** Intents that may be legal; positions are samples. */
  offers(state: Now, seat: Seat): readonly I[];
}
