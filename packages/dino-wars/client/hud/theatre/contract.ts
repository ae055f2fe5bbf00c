/** The plays of the theatre, and what it needs for them. */
import type { Event, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { VoiceName } from '@dwo/kits/audio/voices';
import type { PlaybackListener } from '@dwo/kits/game-client';
import type { Effect } from '@dwo/kits/miniatures/model';
import type { DiceShow } from '../../actions/rolls';

/** The world around the theatre. */
export interface Stage extends PlaybackListener {
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
}

/** How far the telling is. */
export interface Telling {
  /** So many milliseconds are left as designed. */
  readonly leftMs: number;
  /** It is told once more. */
  readonly again: boolean;
}
