/** The contract of a telling: everything the client says and shows of one kind of event. */
import type { Event, FigureId, Side, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { VoiceName } from '@dwo/kits/audio/voices';
import type { Effect } from '@dwo/kits/miniatures/model';
import type { Note } from '@dwo/kits/shell/log-entry';
import type { Draft, Scribe } from '../hud/words/log-entry';
import type { Sentence } from '../words';
import type { LuckKind, Thrown } from './rolls';

/** How the dice box speaks of a kind of roll. */
export interface DiceWords {
  /** The sides that gain and lose by it if it succeeds, or else if it fails. */
  readonly gains: Side;
  readonly loses: Side;
  /** The sentence for whose roll it is; without one its figure and its target are named. */
  readonly who?: Sentence;
}

/** A sound, and how high it is. */
export interface Cue {
  readonly voice: VoiceName;
  readonly pitch: number;
}

/** A sentence that is added to the deed of a figure. */
export interface Consequence {
  readonly figure: FigureId;
  /** Another figure that the entry is about from now on. */
  readonly also?: FigureId;
  readonly note: Note;
}

/** How likely a roll was in 36ths when it was thrown, whose it was, and whether it came true. */
export interface LuckRoll {
  readonly side: Side;
  readonly kind: LuckKind;
  readonly chance: number;
  readonly had: boolean;
}

/** The words, pictures and sounds of an event; `state` is always as it is just after it. A part that is left out is silent or unseen. */
export interface Telling<E> {
  /** About how long its pictures take, in milliseconds, as designed. */
  readonly pictureMs?: number;
  dice?(event: E): Thrown | null;
  /** The pictures on the board, in order. */
  effects?(event: E, state: Frozen<State>): readonly Effect[];
  cue?(event: E, state: Frozen<State>): Cue | null;
  /** Its words in the entry of the deed it follows from. */
  note?(event: E, scribe: Scribe): Consequence;
  /** Its own entry in the log, if there is no deed that it follows from. */
  entry?(event: E, scribe: Scribe): Draft | null;
  luck?(event: E, state: Frozen<State>): LuckRoll;
}

/** The tellings of events by their type. */
export type Tellings<T extends Event['type'] = Event['type']> = {
  readonly [K in T]: Telling<Extract<Event, { readonly type: K }>>;
};
