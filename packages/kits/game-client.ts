/** The contract of a game in the browser. The shell knows games by it alone. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game, Terms, Visibility } from '@dwo/shared';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { MatchLine } from './shell/line';
import type { LogEntry } from './shell/log-entry';

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

/** A game's table in one open match. */
export interface Table<S extends object = object, E extends Tagged = Tagged> {
  readonly playback: Playback<S, E>;
  /** The first to hear of a state, before it is in the store. */
  meet(state: Frozen<S>): void;
  /** The state or the seat in the store has changed. */
  refresh(): void;
  /** The open match from its first state to its end. */
  readonly View: FunctionComponent;
  /** The match is left. */
  close(): void;
}

/** The scene that a line of the log is told with: the state as it is just after the event, and the players' names. */
export interface LogScene<S extends object = object> {
  readonly state: Frozen<S>;
  player(seat: Seat): string;
}

/** The agreement for a match that has not begun. */
export interface Agreed {
  /** By seat, what its player wishes for when they take it. */
  readonly seats: readonly string[];
  /** Rules in use, table and forces. */
  readonly View: FunctionComponent;
}

/** A side that can be taken in the lobby, or the card that leaves it to chance. */
export interface SideCard {
  readonly wish: string;
  readonly name: string;
  readonly text: string;
  readonly Picture: FunctionComponent;
}

/** A game's part of the lobby. */
export interface GameLobby {
  readonly sides: readonly SideCard[];
  /** The agreement for a match; null if it is unknown. `preset` is empty for a match of somebody's own making. */
  agreed(match: string, preset: string): Promise<Agreed | null>;
  /** Chooses what is played, for the creator of a match while nobody else has come. */
  readonly Picker: FunctionComponent<{
    readonly preset: string;
    readonly times: Terms;
    readonly visibility: Visibility;
  }>;
}

/** A page of a game's own. */
export interface GamePage {
  /** The part of its address after `/<game>/`. */
  readonly path: string;
  /** `hash` is what the address holds after its `#`. */
  load(): Promise<FunctionComponent<{ readonly hash: string | null }>>;
}

/** Shows a record; `id` is null for one from a file, `at` names a moment. */
export type Replay = FunctionComponent<{ readonly id: string | null; readonly at: string | null }>;

/** One game in the browser. */
export interface GameClient<
  S extends object = object,
  I extends Tagged = Tagged,
  E extends Tagged = Tagged,
  O = unknown,
> {
  readonly game: Game<S, I, E, O>;
  readonly words: {
    /** The log with what one more event is worth; the same log if it is worth no line. */
    log(log: readonly LogEntry[], event: E, scene: LogScene<S>): readonly LogEntry[];
  };
  readonly lobby: GameLobby;
  /** Drawers beside the lobby: talk, rules, what is agreed. */
  readonly Drawers: FunctionComponent;
  readonly pages: readonly GamePage[];
  /** Fetches what shows the record of a finished match. */
  replay(): Promise<Replay>;
  /** Opens the table of a match. */
  open(line: MatchLine, listener: PlaybackListener): Table<S, E>;
}

/** The box of a game as it stands on the shelf: what can be shown before its code is fetched. */
export interface GameBox {
  readonly id: string;
  /** The title of a ready-made match, by its name in the game's presets; a match of somebody's own making has none. */
  presetTitle(preset: string): string;
  /** The ready-made match that a new table begins with. */
  readonly firstPreset: string;
  /** The front of the box: a poster, plain where a sheet lies on it. */
  readonly Poster: FunctionComponent<{ readonly plain?: boolean; readonly children: ComponentChildren }>;
  /** The name of the game as it is lettered on the box. */
  readonly Lettering: FunctionComponent;
  /** The frame of the choices on the front. */
  readonly ToyBox: FunctionComponent<{ readonly children: ComponentChildren }>;
  readonly Figure: FunctionComponent<FigureProps>;
  /** Pictures of the ways to play. */
  readonly pictures: {
    readonly friend: FunctionComponent;
    readonly computer: FunctionComponent;
    readonly watch: FunctionComponent;
  };
}

/** A figure of the game by its name. */
export interface FigureProps {
  readonly art: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly flip?: boolean;
  readonly state?: 'normal' | 'dead';
}

/** A game on the shelf. */
export interface ShelvedGame {
  readonly box: GameBox;
  /** Fetches its code. */
  load(): Promise<GameClient>;
}
