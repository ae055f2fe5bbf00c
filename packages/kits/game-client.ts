/** The contract of a game in the browser, and all that the shell knows of a game. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { Game, SetUpWish, Terms, Visibility } from '@dwo/shared';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Plastic } from './art/palette';
import type { Reason } from './documents/reasons';
import type { MatchLine } from './shell/line';
import type { LogEntry } from './shell/log-entry';
import type { Players } from './shell/named';
import type { PlaybackListener, Table } from './table';

export type * from './table';

/** How a side meets the figures that `Attack` names. */
export type Aims = 'attacked' | 'sent';

/** The context of a line of the log: the state just after the event, the players' names, and which of them the reader is. */
export interface LogScene<S extends object = object> extends Players {
  readonly state: Frozen<S>;
}

/** The content of a match that has not begun: what will be played with. */
export interface Agreed {
  /** The wish with which each seat is taken, by seat. */
  readonly seats: readonly string[];
  /** The sides to choose from; left out where they are those of the lobby. */
  readonly sides?: readonly SideCard[];
  /** The standard clocks of this match in words; left out where they are a few minutes for each phase. */
  readonly clock?: string | null;
  /** Shows the rules in use, the table and the forces. */
  readonly View: FunctionComponent;
}

/** A side that can be taken in the lobby, or the card that leaves it to chance. */
export interface SideCard {
  readonly wish: string;
  readonly name: string;
  readonly text: string;
  readonly Picture: FunctionComponent;
}

/** The current setup of a match, and the callback that changes it. */
export interface PickerProps {
  readonly match: string;
  /** Empty for a custom battle. */
  readonly preset: string;
  /** How many times the setup was changed. */
  readonly setUps: number;
  readonly times: Terms;
  readonly visibility: Visibility;
  /** Whether a change is being sent. */
  readonly busy: boolean;
  /** Asks for another setup; the shell shows a refusal. */
  onPick(change: SetUpWish): void;
}

/** A strength of the computer player: its id in the game, and its word in the page's language. */
export interface StrengthChoice {
  readonly id: string;
  readonly word: string;
  /** How it plays, in a sentence. */
  readonly text?: string;
}

/** A choice of what the computer brings to a match, such as a posse. */
export interface OpponentChoices {
  /** The question, in the page's language. */
  readonly word: string;
  /** The first one leaves it to the computer. */
  readonly choices: readonly { readonly id: string; readonly word: string }[];
  /** The options of the match in which the computer at this seat brings it. */
  options(id: string, seat: number): unknown;
}

/** A way to play a game, as a picture in a gallery. */
export interface GameMode {
  readonly id: string;
  readonly title: string;
  /** A sentence about it. */
  readonly text: string;
  /** The numbers of players it can be played by, ascending. */
  readonly players: readonly number[];
  /** Whether it is also shown, dimmed, while another number of players is chosen; choosing it then sets the number. */
  readonly always?: boolean;
  /** About how long a match takes. */
  readonly minutes: Span;
  readonly Picture: FunctionComponent;
  /** The preset for so many of its players. */
  preset(players: number): string;
}

/** From the fewest to the most. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A match that the player has made, to be played against the computer. */
export interface OwnMatch {
  /** The card that chooses it, and leads to the page that changes it. */
  readonly Card: FunctionComponent<{ readonly picked: boolean; onPick(): void }>;
  /** Its options. */
  options(): unknown;
  /** Why the server or the referee refused it. */
  reasons(error: unknown): readonly Reason[];
}

/** The part of the lobby that a game provides. */
export interface GameLobby {
  readonly sides: readonly SideCard[];
  /**
   * The sides to choose from against the computer, in a match with these options: only the card that leaves it to chance where
   * all seats are alike. Left out by a game that always shows `sides`.
   */
  sidesIn?(options: unknown): readonly SideCard[];
  /** The content of a match; null if it is unknown. `preset` is empty for a custom battle. */
  agreed(match: string, preset: string): Promise<Agreed | null>;
  /** The ways to play the game, the first one for newcomers. */
  readonly modes?: readonly GameMode[];
  /** Left out by a game whose matches are all ready-made. */
  readonly own?: OwnMatch;
  /** The strengths of the computer player from the weakest to the strongest; left out by a game with one strength only. */
  strengths?(): readonly StrengthChoice[];
  /** The choice of what the only computer of a match with these options brings; null if there is none. */
  opponents?(options: unknown): OpponentChoices | null;
  /** Lets the creator of a match choose what is played, until it begins. */
  readonly Picker: FunctionComponent<PickerProps>;
}

/** A page that belongs to a game. */
export interface GamePage {
  /** The part of its address after `/<game>/`. */
  readonly path: string;
  /** Fetches the page; its `hash` is the fragment of the address, without the `#`. */
  load(): Promise<FunctionComponent<{ readonly hash: string | null }>>;
}

/** The record to show, and where to begin. */
export interface ReplayProps {
  /** The id of the match; null for a record from a file. */
  readonly id: string | null;
  /** A moment of the record, or `luck`, `proof`, or `why` with the number of a seat; null for the beginning. */
  readonly at: string | null;
  /** The file, if the person has chosen one already. */
  readonly file?: File | null;
  /** Whether it is a film, which begins by itself. */
  readonly plays?: boolean;
  /** Hands over a file with a record of another game; false if the page does not know that game. */
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
    /** Returns the log with the lines for one more event; the same log if the event needs no line. */
    log(log: readonly LogEntry[], event: E, scene: LogScene<S>): readonly LogEntry[];
  };
  readonly lobby: GameLobby;
  /** The drawers beside the lobby: chat, rules, settings. */
  readonly Drawers: FunctionComponent;
  readonly pages: readonly GamePage[];
  /** Fetches the component that shows the record of a finished match. */
  replay(): Promise<Replay>;
  /** Starts a worker that calls `serveReferee`, for matches on this device. */
  referee(): Worker;
  /** Opens the table of a match. */
  open(line: MatchLine, listener: PlaybackListener): Table<S, E>;
}

/** The lid of a box: its picture, and what a visitor of the shelf asks first. */
export interface BoxLid {
  readonly players: Span;
  /** About how long a match takes. */
  readonly minutes: Span;
  /** A sentence about the game. */
  readonly pitch: string;
  /** The picture; it fills its parent element. */
  readonly Cover: FunctionComponent;
}

/** A battle between computers as a film. */
export interface BoxFilm {
  readonly title: string;
  readonly preset: string;
  /** Fetches its record. */
  record(): Promise<unknown>;
}

/** The part of a game that can be shown before its code is fetched, see `ShelvedGame`. */
export interface GameBox {
  readonly id: string;
  readonly title: string;
  /** The title with the number of players, for screen readers. */
  readonly spoken: string;
  /** A line over the title. */
  readonly tagline: string;
  /** A line below the choices. */
  readonly blurb: string;
  /** The credit of its author, the terms, and a word that this table is unofficial. */
  readonly credit: string;
  /** The sentence that goes with a link to a friend. */
  readonly invitation: string;
  /** A hint on the choice that comes before a match against the computer. */
  readonly choice: string;
  /** A shout while the table loads. */
  readonly shout: string;
  /** The labels of its sides, as its seats have them. */
  readonly sides: readonly string[];
  /** The name of a side inside a sentence, such as "the left bank"; null for a label that is no side. */
  sideName(label: string): string | null;
  /** Fetches the words for the targets of attacks, see `Attack`, in a list; left out by a game that tells of none. */
  targetNames?(): Promise<(target: string) => string>;
  /** Whether a side attacks these, or sends them to fight. Default: `attacked`. */
  readonly aims?: Aims;
  /** The colour of a side's lines, as CSS; null for a label that is no side. */
  sideColour(label: string): string | null;
  /** The title of a preset; empty for a custom battle. */
  presetTitle(preset: string): string;
  /** The path of its lessons among the game's pages; null if it has none. */
  readonly learn: string | null;
  /** The page on which a player makes what they play with, as a plate on the front page; left out if there is none. */
  readonly builder?: { readonly path: string; readonly word: string; readonly how: string; readonly art: string };
  /** The kind of its figures on its page `figures`; left out if it has no such page. */
  readonly figures?: 'figures' | 'units' | 'cards';
  /** The preset that a new match begins with. */
  readonly firstPreset: string;
  /** Left out by a game whose front page is the title. */
  readonly lid?: BoxLid;
  /** A battle that is always on show; left out by a game without one. */
  readonly film?: BoxFilm;
  /** The front of the box: a poster; `plain` where a sheet of paper lies on it. */
  readonly Poster: FunctionComponent<{ readonly plain?: boolean; readonly children: ComponentChildren }>;
  /** The lettering of the game's name on the box. */
  readonly Lettering: FunctionComponent;
  /** The frame round the choices on the front. */
  readonly ToyBox: FunctionComponent<{ readonly children: ComponentChildren }>;
  readonly Figure: FunctionComponent<FigureProps>;
  /** The figures that stand beside the shell's messages, by name. */
  readonly extras: Readonly<Record<Extra, string>>;
  /** Pictures of the ways to play. */
  readonly pictures: {
    readonly friend: FunctionComponent;
    readonly computer: FunctionComponent;
    readonly watch: FunctionComponent;
  };
}

/**
 * The places at which the shell shows a figure: while a player waits, with news, with something lost or gone, and a pair beside
 * an empty list.
 */
export type Extra = 'waiting' | 'news' | 'lost' | 'gone' | 'left' | 'right';

/** A figure of the game by its name. */
export interface FigureProps {
  readonly art: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly flip?: boolean;
  readonly state?: 'normal' | 'dead';
  /** The colour of its plastic, for a game whose figures have several. */
  readonly plastic?: Plastic;
}

/** A game on the shelf. */
export interface ShelvedGame {
  readonly box: GameBox;
  /** Fetches its code. */
  load(): Promise<GameClient>;
}
