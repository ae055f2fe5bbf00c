/** The open match as its game knows it: what can be asked of the referee and of the others at the table. */
import type { Refusal, Tagged } from '@dwo/kernel';
import type { AskWhat, Channel, PHRASES, Request, SetUpWish } from '@dwo/shared';
import type { Playback, Table } from '../table';

/** How the wire to the referee is doing. */
export type Link = 'joining' | 'live' | 'lost' | 'closed';

/** No answer, and there will be none. */
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

/** Every promise of a text resolves with the sentence that says why something was not done, or null. */
export interface MatchLine {
  readonly id: string;
  readonly table: Table;
  readonly playback: Playback;
  readonly history: {
    /** The player does not want to see what was missed. */
    dismiss(): void;
    /** Plays on the table what was missed. */
    watch(): Promise<void>;
    /** Adds the page before the first line of the log. */
    earlier(): Promise<void>;
  };
  /** Sends an intent; null once its result is on the table. */
  play(intent: Tagged): Promise<Answer>;
  /**
   * Somebody presses something that is meant for the game: the table is brought in step first. False if what is asked of them
   * had not been shown yet, so that the press can't have been meant for it.
   */
  takesPress(): boolean;
  /** Joins again at once. */
  retry(): void;
  /** Takes the seat back from another window. */
  comeBack(): void;
  /** Acts from now on for another of the seats that are played from here. */
  actFor(seat: number): void;
  sit(name: string, wish: string): Promise<string | null>;
  rename(name: string): Promise<string | null>;
  leaveSeat(): Promise<string | null>;
  say(words: Words): Promise<string | null>;
  /** Shows a line of talk to the operator of the server. */
  report(id: string): Promise<string | null>;
  /** Shows the name at a chair to the operator of the server. */
  reportName(place: number): Promise<string | null>;
  /** Gets another key to the own chair. */
  rotate(): Promise<string | null>;
  /** Makes the match another one, for its creator, before it begins. */
  setUp(change: SetUpWish): Promise<string | null>;
  /** Agrees to what the creator changed. */
  ready(): Promise<string | null>;
  /** Has the match begin as soon as everybody is here and agrees; with `wait` not yet. */
  start(wait?: boolean): Promise<string | null>;
  /** Decides about a chair, for the creator. */
  setChair(wish: Request<'set-chair'>): Promise<string | null>;
  /** Has everybody change sides, for the creator. */
  swapSides(): Promise<string | null>;
  /** Asks for the same match once more. */
  rematch(): Promise<{ readonly id: string } | { readonly problem: string }>;
  /** Gives a seat to somebody else, or back. */
  handOver(wish: Request<'hand-over'>): Promise<string | null>;
  /** Sits down in somebody's stead. */
  standIn(seat: number, name: string): Promise<string | null>;
  /** Asks the others for something. */
  ask(what: AskWhat, intents?: number): Promise<string | null>;
  /** Answers what is asked, or takes the own asking back. */
  answer(what: AskWhat, yes: boolean): Promise<string | null>;
  /** Ends the match without a result, for want of the others in its first turn. */
  abort(): Promise<string | null>;
  /** Says that somebody is still sitting here. */
  here(): Promise<string | null>;
}
