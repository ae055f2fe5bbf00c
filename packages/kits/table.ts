/** A game's table in an open match, and how it shows what happened. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { FunctionComponent } from 'preact';
import type { IconName } from './art/icon-paths';

/** The result of one intent: the events, and the state after them. */
export interface Batch<S extends object = object, E extends Tagged = Tagged> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly state: Frozen<S>;
}

/** One entry that is played again; `state` is set only if the events do not lead to it. */
export interface Retold<S extends object = object, E extends Tagged = Tagged> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly state: Frozen<S> | null;
}

/** The events of a set-up that were told, and the first state, to which they led. */
export interface Opening<S extends object = object, E extends Tagged = Tagged> {
  readonly events: readonly E[];
  readonly state: Frozen<S>;
}

/** Returns the entries to play again in order; null after the last. */
export type Reel<S extends object = object, E extends Tagged = Tagged> = () => Promise<Retold<S, E> | null>;

/** Shows on a table what happened, at the chosen speed. */
export interface Playback<S extends object = object, E extends Tagged = Tagged> {
  /** Shows a state without the events that led to it. */
  jump(state: Frozen<S>, seq: number): void;
  /**
   * Plays the dice of the set-up, which the first state has already. Nothing waits for them: the table is in step meanwhile.
   * Resolves when they lie, or at once if something is playing.
   */
  prelude(opening: Opening<S, E>): Promise<void>;
  /** Adds what happened next; a batch that was already seen is ignored. */
  push(batch: Batch<S, E>): void;
  /** Plays again what led from `start` to the present. Batches that come meanwhile are played afterwards. */
  retell(start: Frozen<S>, reel: Reel<S, E>): Promise<void>;
  /** Ends the present batch at once, as after a key press. */
  skip(): void;
  /** Brings the table in step at once; false if it already was. `wished`: the player asked for it. */
  catchUp(wished?: boolean): boolean;
  /** Whether events are being played. */
  readonly busy: boolean;
  /** Whether events are being played again. */
  readonly retelling: boolean;
}

/** Hears how far a table has come. */
export interface PlaybackListener {
  /** The player has seen the events up to this number. */
  saw(seq: number): void;
  /** The table is in step at this number. `wished`: the player chose to skip the rest. */
  caughtUp(seq: number, wished: boolean): void;
  /** The table shows the state of this number, without the events that led to it. */
  jumped(seq: number): void;
}

/** The score of a match, for spectators. */
export interface Score {
  /** The time in the game: "Turn 3". */
  readonly when: string;
  /** By seat. */
  readonly seats: readonly SeatScore[];
}

/** The score of one seat. */
export interface SeatScore {
  /** The label of its side. */
  readonly side: string;
  readonly icon: IconName;
  /** The text beside its player's name. */
  readonly text: string;
  /** Length of its bar, from 0 to 1; null for no bar. */
  readonly share: number | null;
  /** Length of the next part of the bar: what its wounds have cost. */
  readonly worn?: number;
}

/** The table of a game in one open match. */
export interface Table<S extends object = object, E extends Tagged = Tagged> {
  readonly playback: Playback<S, E>;
  /** Called with each new state before it is in the store. */
  meet(state: Frozen<S>): void;
  /** Called after the state or the seat in the store has changed. */
  refresh(): void;
  /** Whether the table calls `pictureIsThere` itself once it is drawn; otherwise it is drawn with the page. */
  readonly draws?: boolean;
  /** The open match, from its first state to its end. */
  readonly View: FunctionComponent;
  /** The table alone, from edge to edge and without controls: for streams. */
  readonly Board: FunctionComponent;
  /** The score, from what everybody may know. */
  score(state: Frozen<S>): Score;
  /** Called when the match is left. */
  close(): void;
}
