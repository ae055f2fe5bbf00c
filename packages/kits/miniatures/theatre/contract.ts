/** The stage on which the theatre plays, and its other needs. */
import type { Frozen } from '@dwo/kernel';
import type { VoiceName } from '../../audio/voices';
import type { PlaybackListener } from '../../table';
import type { Effect } from '../model';
import type { DiceShow, Performance } from './performance';

/** Everything that the theatre uses. */
export interface Stage<S extends object, E, Kind extends string = string> extends PlaybackListener {
  /** The look and sound of an event. */
  performance(event: E): Performance<S, E, Kind>;
  /** A copy of the state that may be changed. */
  copy(state: Frozen<S>): S;
  evolve(state: S, event: E): void;
  show(state: Frozen<S>): void;
  dice(roll: DiceShow<Kind> | null): void;
  /** Tells the log one more event; `state` is the state just after it. */
  tell(event: E, state: Frozen<S>): void;
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
