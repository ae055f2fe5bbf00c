/** The contract of a game in the browser. The shell knows games by it alone. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game, SetUpWish, Terms, Visibility } from '@dwo/shared';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { MatchLine } from './shell/line';
import type { LogEntry } from './shell/log-entry';
import type { PlaybackListener, Table } from './table';

export type * from './table';

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

/** The match as it is set up now, and the way to make it another one. */
export interface PickerProps {
  readonly match: string;
  /** Empty for a match of somebody's own making. */
  readonly preset: string;
  /** How often the match was changed. */
  readonly setUps: number;
  readonly times: Terms;
  readonly visibility: Visibility;
  /** A change is under way. */
  readonly busy: boolean;
  /** Makes the match another one; the shell says why if that fails. */
  onPick(change: SetUpWish): void;
}

/** A strength of the computer player, by the name the game has for it. */
export interface StrengthChoice {
  readonly id: string;
  readonly word: string;
}

/** A game's part of the lobby. */
export interface GameLobby {
  readonly sides: readonly SideCard[];
  /** The agreement for a match; null if it is unknown. `preset` is empty for a match of somebody's own making. */
  agreed(match: string, preset: string): Promise<Agreed | null>;
  /** The strengths a computer can be sat down with, and the one chosen last; not there if there is one only. */
  strengths?(): { readonly choices: readonly StrengthChoice[]; readonly chosen: string };
  /** Chooses what is played, for the creator of a match until it begins. */
  readonly Picker: FunctionComponent<PickerProps>;
}

/** A page of a game's own. */
export interface GamePage {
  /** The part of its address after `/<game>/`. */
  readonly path: string;
  /** `hash` is what the address holds after its `#`. */
  load(): Promise<FunctionComponent<{ readonly hash: string | null }>>;
}

/** A record to be shown. */
export interface ReplayProps {
  /** The match; null for a record from a file. */
  readonly id: string | null;
  /** A moment, or `luck` or `proof`. */
  readonly at: string | null;
  /** The file, if one was chosen already. */
  readonly file?: File | null;
  /** Hands a file with a record of another game over; false if nobody knows that game. */
  onOther?(game: string, file: File): boolean;
}

/** Shows a record. */
export type Replay = FunctionComponent<ReplayProps>;

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
  /** Starts what referees matches on this device: a worker that calls `serveReferee`. */
  referee(): Worker;
  /** Opens the table of a match. */
  open(line: MatchLine, listener: PlaybackListener): Table<S, E>;
}

/** The box of a game as it stands on the shelf: what can be shown before its code is fetched. */
export interface GameBox {
  readonly id: string;
  readonly title: string;
  /** The title with the number of players, for screen readers. */
  readonly spoken: string;
  /** A line over the title. */
  readonly tagline: string;
  /** A line below the choices. */
  readonly blurb: string;
  /** The sentence that goes with a link to a friend. */
  readonly invitation: string;
  /** The choice there is before one plays the computer, as a hint. */
  readonly choice: string;
  /** The labels of its sides. */
  readonly sides: readonly string[];
  /** A side in a sentence, by the label of its seats: "the left bank"; null for a label that is no side. */
  sideName(label: string): string | null;
  /** Colour of a side's lines, as CSS; null for a label that is no side. */
  sideColour(label: string): string | null;
  /** The title of a ready-made match, by its name in the game's presets; a match of somebody's own making has none. */
  presetTitle(preset: string): string;
  /** The path of its lessons among the game's pages; null if it has none. */
  readonly learn: string | null;
  /** The ready-made match that a new table begins with. */
  readonly firstPreset: string;
  /** The front of the box: a poster, plain where a sheet lies on it. */
  readonly Poster: FunctionComponent<{ readonly plain?: boolean; readonly children: ComponentChildren }>;
  /** The name of the game as it is lettered on the box. */
  readonly Lettering: FunctionComponent;
  /** The frame of the choices on the front. */
  readonly ToyBox: FunctionComponent<{ readonly children: ComponentChildren }>;
  readonly Figure: FunctionComponent<FigureProps>;
  /** The figures that stand beside what the shell has to say, by their names. */
  readonly extras: Readonly<Record<Extra, string>>;
  /** Pictures of the ways to play. */
  readonly pictures: {
    readonly friend: FunctionComponent;
    readonly computer: FunctionComponent;
    readonly watch: FunctionComponent;
  };
}

/** The places where the shell shows a figure: while one waits, with news, for what is lost or gone, and a pair beside an empty list. */
export type Extra = 'waiting' | 'news' | 'lost' | 'gone' | 'left' | 'right';

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
