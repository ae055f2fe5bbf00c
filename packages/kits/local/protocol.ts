/** The questions of a page to the referee in its worker, and the answers. */
import type { Frozen, Outcome, Refusal, Tagged } from '@dwo/kernel';
import type { Deed, HistoryPage } from '@dwo/shared';
import type { NoWayBack } from '@dwo/shared/referee';
import type { LocalMatch } from './match';

/** The match as the person at this device sees it. */
export interface Standing {
  readonly seq: number;
  /** The state as their seat may know it. */
  readonly view: Frozen<object>;
  readonly outcome: Outcome | null;
  /** The secret of the dice, 64 hex digits, once it is over; empty before. */
  readonly secret: string;
}

/** One more entry, and the match after it. */
export interface News extends Standing {
  /** Bytes of the events that they notice; null for a deed of the table. */
  readonly events: Uint8Array | null;
  readonly deed: Deed | null;
}

/** An open match. */
export interface Opening extends Standing {
  readonly match: LocalMatch;
  readonly commitment: string;
}

/** The answer to an intent: its number, the refusal of the rules, or a failure in which nothing happened. */
export type Ruled =
  | { readonly seq: number }
  | { readonly refusal: Refusal }
  | { readonly failure: 'MATCH_OVER' | 'NOT_SAVED' | 'MISHAP' };

export interface LocalReferee {
  /** Opens a match; null for one that is unknown. Rejects for one of another version of the rules. */
  open(id: string, hear: (news: News) => void): Promise<Opening | null>;
  play(intent: Tagged, wishId: string): Promise<Ruled>;
  /** Takes back one's own latest intents. */
  takeBack(
    intents: number,
  ): Promise<{ readonly seq: number } | { readonly why: NoWayBack | 'MATCH_OVER' | 'NOT_SAVED' }>;
  history(after: number, start: boolean): Promise<HistoryPage>;
  close(): void;
}
