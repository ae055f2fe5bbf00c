/** The look and sound of an event on the table: what a game tells the theatre, live and in replays. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { VoiceName } from '../../audio/voices';
import type { Effect } from '../model';

/** The dice of one roll. */
export interface Thrown<Kind extends string = string> {
  /** The game's own word for this kind of roll. */
  readonly what: Kind;
  /** The sides of each die; six if left out. */
  readonly sides?: 6 | 12;
  readonly dice: readonly number[];
  /** Whether each die counts by itself; if left out, their sum does. */
  readonly each?: boolean;
  /** A number that is added to the dice; 0 if left out. */
  readonly bonus?: number;
  /** The number that decides; null if the roll only adds up. */
  readonly needed: number | null;
  /** Whether the roll must be at least `needed`; otherwise it must be at most that. */
  readonly atLeast?: boolean;
  readonly success: boolean;
  /** The seat that wins a contest; null for a tie. */
  readonly winner?: Seat | null;
  readonly by: string;
  readonly at: string | null;
}

/** A roll as the dice box shows it. */
export interface DiceShow<Kind extends string = string> extends Thrown<Kind> {
  readonly key: number;
  readonly atLeast: boolean;
  /** Results such as "LIFE −2" or "DEAD", added as they become known. */
  readonly outcome: readonly string[];
  /** Whether the dice still roll; results show only after that. */
  readonly rolling: boolean;
}

/** A sound and its pitch. */
export interface Cue {
  readonly voice: VoiceName;
  readonly pitch: number;
}

/** The pictures and sounds of an event. `state` is the state just after it. A part that is left out stays silent or unseen. */
export interface Performance<S, E, Kind extends string = string> {
  /** Estimated duration of its effects at normal speed, in ms. */
  readonly pictureMs?: number;
  dice?(event: E): Thrown<Kind> | null;
  /** The words that it adds below the dice that it follows from; null for none. */
  outcome?(event: E, roll: Thrown): string | null;
  /** The effects on the board, in order. */
  effects?(event: E, state: Frozen<S>): readonly Effect[];
  cue?(event: E, state: Frozen<S>): Cue | null;
}
