/** What the theatre is given to play, and what it needs to play it. */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { VoiceName } from '../../audio/voices';
import type { Effect } from '../../scene/model';
import type { DiceShow } from './dice-show';

/** Everything one intent brought about: the events and the state after them. */
export interface Batch {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly state: Frozen<State>;
}

/** What the theatre needs of the world around it. */
export interface Stage {
  /** A copy of the state that may be written to. */
  copy(state: Frozen<State>): State;
  evolve(state: State, event: Event): void;
  show(state: Frozen<State>): void;
  dice(roll: DiceShow | null): void;
  /** One more event for the log; `state` as it is just after it. */
  tell(event: Event, state: Frozen<State>): void;
  /** Plays effects so many times faster than designed. */
  play(effects: readonly Effect[], pace: number): Promise<void>;
  /** Ends at once what `play` is playing. */
  cut(): void;
  sound(voice: VoiceName, pitch: number): void;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
  now(): number;
  /** Something is being told just now; null: nothing any more. */
  busy(telling: Telling | null): void;
  /** 1 as designed, 2 twice as fast, 0 without any waiting. */
  pace(): number;
  /** Whether anybody can see the board. */
  watched(): boolean;
  /** Whether the player owes a decision, by the referee's newest state. */
  asked(): boolean;
  /** The board is in step at this number. `wished`: the player wanted to see no more of what was left. */
  caughtUp(seq: number, wished: boolean): void;
  /** The board shows the state of this number, and nothing has told how it came about. */
  jumped(seq: number): void;
  /** The player has seen how it came to this number. */
  saw(seq: number): void;
}

/** How far the telling is. */
export interface Telling {
  /** So many milliseconds are left as designed. */
  readonly leftMs: number;
  /** It is told once more. */
  readonly again: boolean;
}

/** Something that is played again; the state after it only where the events do not lead there. */
export interface Retold {
  readonly seq: number;
  readonly events: readonly Event[];
  readonly state: Frozen<State> | null;
}

/** Gives what is to be played again, one after the other; null after the last. */
export type Reel = () => Promise<Retold | null>;
