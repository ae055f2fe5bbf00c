/** The questions of a page to the referee in its worker, and the answers. */
import type { Frozen, Outcome, Refusal, Tagged } from '@dwo/kernel';
import type { Deed, HistoryPage } from '@dwo/shared';
import type { NoWayBack } from '@dwo/shared/referee';
import type { Book } from './database';
import type { LocalMatch } from './match';

/** The match as the person at this device sees it. */
export interface Standing {
  readonly seq: number;
  /** The view of their seat. */
  readonly view: Frozen<object>;
  readonly outcome: Outcome | null;
  /** The secret of the dice, 64 hex digits, once the match is over; empty before. */
  readonly secret: string;
}

/** One more entry, and the match after it. */
export interface News extends Standing {
  /** The encoded events that this seat sees; null for a deed of the table. */
  readonly events: Uint8Array | null;
  readonly deed: Deed | null;
}

/** An open match. */
export interface Opening extends Standing {
  readonly match: LocalMatch;
  readonly commitment: string;
}

/** The answer to an intent: its number, the rules' refusal, or a failure that left the match as it was. */
export type Ruled =
  | { readonly seq: number }
  | { readonly refusal: Refusal }
  | { readonly failure: 'MATCH_OVER' | 'NOT_SAVED' | 'MISHAP' };

/** The calls from the page to the worker. */
export interface LocalReferee {
  /**
   * Opens a match; null if it is unknown. Rejects for a match of another version of the rules. `book` is the page's; with null
   * the worker uses the browser's database.
   */
  open(id: string, hear: (news: News) => void, book: Book | null): Promise<Opening | null>;
  play(intent: Tagged, wishId: string): Promise<Ruled>;
  /** Tells that the person sees the table; computers wait for it, up to a bound. */
  arrive(): void;
  /** Undoes the latest intents of the person's seat. */
  takeBack(
    intents: number,
  ): Promise<{ readonly seq: number } | { readonly why: NoWayBack | 'MATCH_OVER' | 'NOT_SAVED' }>;
  history(after: number, start: boolean): Promise<HistoryPage>;
  close(): void;
}
