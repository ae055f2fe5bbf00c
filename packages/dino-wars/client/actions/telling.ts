/** The contract of a telling: everything the client says and shows of one kind of event. */
import type { Event, FigureId, Side, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Performance } from '@dwo/kits/miniatures/theatre/performance';
import type { Note } from '@dwo/kits/shell/log-entry';
import type { Draft, Scribe } from '../hud/words/log-entry';
import type { Sentence } from '../words';
import type { DiceKind, LuckKind } from './rolls';

/** How the dice box describes a kind of roll. */
export interface DiceWords {
  /** The side that gains by a success, and the side that loses by it. */
  readonly gains: Side;
  readonly loses: Side;
  /** The sentence for whose roll it is; without one, figure and target are named. */
  readonly who?: Sentence;
}

/** A note that is added to the line of a figure's deed. */
export interface Consequence {
  readonly figure: FigureId;
  /** A further figure that the line concerns from now on. */
  readonly also?: FigureId;
  readonly note: Note;
}

/** The chance of a roll in 36ths, whose it was, and whether it succeeded. */
export interface LuckRoll {
  readonly side: Side;
  readonly kind: LuckKind;
  readonly chance: number;
  readonly had: boolean;
}

/**
 * The words, pictures and sounds of an event. `state` is always the state just after it. A part that is left out stays silent
 * or unseen.
 */
export interface Telling<E> extends Performance<State, E, DiceKind> {
  /** Its note in the line of the deed that it follows from. */
  note?(event: E, scribe: Scribe): Consequence;
  /** Its own line in the log, if it follows from no deed. */
  entry?(event: E, scribe: Scribe): Draft | null;
  luck?(event: E, state: Frozen<State>): LuckRoll;
}

/** The tellings of events by their type. */
export type Tellings<T extends Event['type'] = Event['type']> = {
  readonly [K in T]: Telling<Extract<Event, { readonly type: K }>>;
};
