/** A game's table in an open match, and how it shows what happened. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { FunctionComponent } from 'preact';
import type { IconName } from './art/icon-paths';

/** Everything one intent brought about: the events and the state after them. */
export interface Batch<S extends object = object, E extends Tagged = Tagged> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly state: Frozen<S>;
}

/** Something that is played again; the state after it only where the events do not lead there. */
export interface Retold<S extends object = object, E extends Tagged = Tagged> {
  readonly seq: number;
  readonly events: readonly E[];
  readonly state: Frozen<S> | null;
}

/** Gives what is to be played again, one after the other; null after the last. */
export type Reel<S extends object = object, E extends Tagged = Tagged> = () => Promise<Retold<S, E> | null>;

/** Shows on a table what happened, in its own time. */
export interface Playback<S extends object = object, E extends Tagged = Tagged> {
  /** Shows a state as it stands, without telling how it came about. */
  jump(state: Frozen<S>, seq: number): void;
  /** Adds what happened next; a batch already seen is ignored. */
  push(batch: Batch<S, E>): void;
  /** Plays again what led from `start` to here. What happens meanwhile is played afterwards. */
  retell(start: Frozen<S>, reel: Reel<S, E>): Promise<void>;
  /** Ends the present batch at once, as after a key press. */
  skip(): void;
  /** Brings the table in step at once; false if it was. `wished`: the player wanted that. */
  catchUp(wished?: boolean): boolean;
  /** Whether something is still being told. */
  readonly busy: boolean;
  /** Whether something is being played again. */
  readonly retelling: boolean;
}

/** A listener to how far a table has come. */
export interface PlaybackListener {
  /** The player has seen how it came to this number. */
  saw(seq: number): void;
  /** The table is in step at this number. `wished`: the player wanted to see no more of what was left. */
  caughtUp(seq: number, wished: boolean): void;
  /** The table shows the state of this number, and nothing has told how it came about. */
  jumped(seq: number): void;
}

/** How a match stands, for those who watch it. */
export interface Score {
  /** The time of the game: "Turn 3". */
  readonly when: string;
  /** By seat. */
  readonly seats: readonly SeatScore[];
}

export interface SeatScore {
  /** Its side, by its label. */
  readonly side: string;
  readonly icon: IconName;
  /** The number beside its player's name. */
  readonly text: string;
  /** The length of its bar, 0 to 1; null for no bar. */
  readonly share: number | null;
}

/** A game's table in one open match. */
export interface Table<S extends object = object, E extends Tagged = Tagged> {
  readonly playback: Playback<S, E>;
  /** The first to hear of a state, before it is in the store. */
  meet(state: Frozen<S>): void;
  /** The state or the seat in the store has changed. */
  refresh(): void;
  /** The open match from its first state to its end. */
  readonly View: FunctionComponent;
  /** The table alone, with nothing beside it and nothing to press, from edge to edge: for streams. */
  readonly Board: FunctionComponent;
  /** How the match stands, of what everybody may know. */
  score(state: Frozen<S>): Score;
  /** The match is left. */
  close(): void;
}
