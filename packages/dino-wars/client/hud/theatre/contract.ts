/** The stage on which the theatre plays, and its other needs. */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { VoiceName } from '@dwo/kits/audio/voices';
import type { PlaybackListener } from '@dwo/kits/game-client';
import type { Effect } from '@dwo/kits/miniatures/model';
import type { DiceShow } from '../../actions/rolls';

/** Everything that the theatre uses. */
export interface Stage extends PlaybackListener {
  /** A copy of the state that may be changed. */
  copy(state: Frozen<State>): State;
  evolve(state: State, event: Event): void;
  show(state: Frozen<State>): void;
  dice(roll: DiceShow | null): void;
  /** Tells the log one more event; `state` is the state just after it. */
  tell(event: Event, state: Frozen<State>): void;
  /** Plays effects at this speed, as a factor. */
  play(effects: readonly Effect[], pace: number): Promise<void>;
  /** Ends at once what `play` plays. */
  cut(): void;
  sound(voice: VoiceName, pitch: number): void;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
  now(): number;
  /** Reports what is being told; null for nothing. */
  busy(telling: Telling | null): void;
  /** The speed as a factor: 1 as designed, 0 without any waiting. */
  pace(): number;
  /** Whether the page is visible. */
  watched(): boolean;
  /** Whether the player's decision is awaited in the referee's newest state. */
  asked(): boolean;
}

/** How much is left to tell. */
export interface Telling {
  /** The ms that are left at normal speed. */
  readonly leftMs: number;
  /** Whether the events are told once more. */
  readonly again: boolean;
}
