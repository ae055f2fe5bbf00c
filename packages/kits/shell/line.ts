/** The open match as its game sees it: the requests to the referee and to the other players. */
import type { Refusal, Tagged } from '@dwo/kernel';
import type { AskWhat, Channel, HalvesShown, PHRASES, Request, SetUpWish } from '@dwo/shared';
import type { Playback, Table } from '../table';

/** The state of the connection to the referee. */
export type Link = 'joining' | 'live' | 'lost' | 'closed';

/** No answer came, and none will. */
export interface Lost {
  readonly ok: false;
  readonly lost: true;
}

/** The answer to an intent: null if it was played. */
export type Answer = null | { readonly refusal: Refusal } | { readonly trouble: string };

/** A chat line to send: words or a phrase. */
export type Words =
  | { readonly text: string; readonly to: Channel }
  | { readonly phrase: (typeof PHRASES)[number]; readonly to: Channel };

/**
 * The requests of one open match. Each promise of a string or null resolves with null when it was granted, else with the
 * sentence that says why not.
 */
export interface MatchLine {
  readonly id: string;
  readonly table: Table;
  readonly playback: Playback;
  readonly history: {
    /** The player does not want to see what was missed. */
    dismiss(): void;
    /** Plays on the table what was missed. */
    watch(): Promise<void>;
    /** Adds the page of the past before the first line of the log. */
    earlier(): Promise<void>;
  };
  /** Sends an intent; null once its result is on the table. */
  play(intent: Tagged): Promise<Answer>;
  /**
   * Call it when the player presses something that belongs to the game; it brings the table in step first. False if the
   * decision that is awaited was not shown yet: the press can't have been meant for it.
   */
  takesPress(): boolean;
  /** Reconnects at once. */
  retry(): void;
  /** Takes the seat back from another window. */
  comeBack(): void;
  /** Acts from now on for another of the seats that this browser plays. */
  actFor(seat: number): void;
  sit(name: string, wish: string): Promise<string | null>;
  rename(name: string): Promise<string | null>;
  leaveSeat(): Promise<string | null>;
  say(words: Words): Promise<string | null>;
  /** Reports a chat line to the operator. */
  report(id: string): Promise<string | null>;
  /** Reports the name at a chair to the operator. */
  reportName(place: number): Promise<string | null>;
  /** Gets a new token for this browser's seat, so that the old one becomes void. */
  rotate(): Promise<string | null>;
  /** Changes the setup of the match; only for its creator, and before it begins. */
  setUp(change: SetUpWish): Promise<string | null>;
  /** Agrees to what the creator changed. */
  ready(): Promise<string | null>;
  /** Has the match begin as soon as everybody is here and agrees; with `wait` it stays in the lobby instead. */
  start(wait?: boolean): Promise<string | null>;
  /** Changes a chair; only for the creator. */
  setChair(wish: Request<'set-chair'>): Promise<string | null>;
  /** Swaps all sides; only for the creator. */
  swapSides(): Promise<string | null>;
  /** The mirror match that this match is a half of; null for none. Throws an ApiError. */
  halves(): Promise<HalvesShown | null>;
  /** Asks for a rematch. A person who played computers alone may keep their side instead of having sides `swapped`. */
  rematch(swapped?: boolean): Promise<{ readonly id: string } | { readonly problem: string }>;
  /** Hands a seat over to a substitute, or back. */
  handOver(wish: Request<'hand-over'>): Promise<string | null>;
  /** Takes a seat as a substitute. */
  standIn(seat: number, name: string): Promise<string | null>;
  /** Asks the other players for something. */
  ask(what: AskWhat, intents?: number): Promise<string | null>;
  /** Answers a question, or withdraws this player's own. */
  answer(what: AskWhat, yes: boolean): Promise<string | null>;
  /** Ends the match without a result, if the other side has left in its first turn. */
  abort(): Promise<string | null>;
  /** Says that the player sees the table. */
  arrived(): void;
  /** Says that the player is still here. */
  here(): Promise<void>;
}
