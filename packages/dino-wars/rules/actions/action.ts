/** The shape of every action: one such object for each type of intent, beside its functions. */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import type { Intent } from '../intents';
import type { No } from '../refusal';
import type { FigureId, Phase, State } from '../state';

/** An intent that was not refused, and what carrying it out needs. */
export interface Play<I> {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly intent: I;
  readonly dice: Dice;
  readonly emit: Emit;
}

/** The legal intents for a figure or a seat; positions are sampled, everything else is complete. */
type For<Whom> = (state: Frozen<State>, whom: Whom) => readonly Intent[];

/** The occasions on which an action is offered; each lists its actions in the order of the register. */
export interface Offers {
  /** To a seat that places or drops its figures before the first turn. */
  readonly settingUp?: For<Seat>;
  /** To a seat that must answer what another did. */
  readonly answering?: For<Seat>;
  /** To a figure that may act, in these phases. */
  readonly acting?: { readonly phases: readonly Phase[]; readonly intents: For<FigureId> };
  /** To a figure of the army that turns before it fires, by the other reading of DW-R-26. */
  readonly pivoting?: For<FigureId>;
  /** To any seat at any time, asked or not. */
  readonly aside?: For<Seat>;
}

/** One type of intent: why it is refused, how it is carried out, where it is offered. */
export interface Action<I extends Intent = Intent> {
  /** Why it is refused; null if it is not. */
  readonly check: (state: Frozen<State>, seat: Seat, intent: I) => No | null;
  /** Carries out an intent that was not refused. */
  readonly resolve: (play: Play<I>) => void;
  readonly offers?: Offers;
}
