/** The shape of every action. Each type of intent has one such object, at the end of the file with its functions. */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import type { Intent } from '../intents';
import type { No } from '../refusal';
import type { FigureId, Phase, State } from '../state';

/** An intent that passed `check`, with everything that `resolve` needs. */
export interface Play<I> {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly intent: I;
  readonly dice: Dice;
  readonly emit: Emit;
}

/** Lists the legal intents of a figure or a seat. Positions are samples; all other choices are complete. */
type For<Whom> = (state: Frozen<State>, whom: Whom) => readonly Intent[];

/** The occasions on which an action is offered. On each occasion actions are offered in the order of the register. */
export interface Offers {
  /** Offered to a seat that places or drops its figures before the first turn. */
  readonly settingUp?: For<Seat>;
  /** Offered to a seat that must answer the move of another seat. */
  readonly answering?: For<Seat>;
  /** Offered to a figure that may act, in these phases. */
  readonly acting?: { readonly phases: readonly Phase[]; readonly intents: For<FigureId> };
  /** Offered to an army figure that turns its gun before it fires, under the other reading of DW-R-26. */
  readonly pivoting?: For<FigureId>;
  /** Offered to any seat at any time, awaited or not. */
  readonly aside?: For<Seat>;
}

/** One type of intent: when it is refused, what it does, and where it is offered. */
export interface Action<I extends Intent = Intent> {
  /** Returns the refusal of an intent, or null if it is legal. It neither rolls nor writes. */
  readonly check: (state: Frozen<State>, seat: Seat, intent: I) => No | null;
  /** Rolls dice and emits events for an intent that passed `check`. */
  readonly resolve: (play: Play<I>) => void;
  /** The occasions on which it is offered. Missing if only a clock sends it, or if another action or the ruleset lists it. */
  readonly offers?: Offers;
}
