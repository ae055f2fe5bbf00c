/**
 * Deeds at the table that are not part of the game: requests and consent, pauses, hand-overs. They are in the record of a
 * match beside its intents and are numbered with them.
 */
import type { Seat } from '@dwo/kernel';

/** The requests that need the consent of others. */
export const ASKS = ['takeBack', 'pause', 'resume'] as const;
/** The kind of a request. */
export type AskWhat = (typeof ASKS)[number];

/** The kinds of players of a seat: its owner, a computer player, the player of another seat of its side, or a substitute. */
const HOLDERS = ['owner', 'bot', 'mate', 'substitute'] as const;
/** The kind of a seat's player. */
export type HolderKind = (typeof HOLDERS)[number];

/**
 * A seat makes a request. It is granted when one seat of every group in `of` has agreed. `back` is the number of intents that
 * would stay.
 */
export interface Asked {
  readonly type: 'asked';
  readonly by: Seat;
  readonly what: AskWhat;
  readonly of: readonly (readonly Seat[])[];
  readonly back?: number;
}

/** A seat agrees, and others still have to. */
export interface Agreed {
  readonly type: 'agreed';
  readonly by: Seat;
  readonly what: AskWhat;
}

/** A seat declines the request. */
export interface Declined {
  readonly type: 'declined';
  readonly by: Seat;
  readonly what: AskWhat;
}

/** The seat that made a request takes it back. */
export interface Withdrew {
  readonly type: 'withdrew';
  readonly by: Seat;
  readonly what: AskWhat;
}

/** An undo: the match is again as it was after the first `back` intents. */
export interface TookBack {
  readonly type: 'tookBack';
  readonly by: Seat;
  readonly back: number;
}

/** A pause begins: clocks stand, and nobody plays. */
export interface Paused {
  readonly type: 'paused';
  readonly by: Seat;
}

/** A pause ends. */
export interface Resumed {
  readonly type: 'resumed';
  readonly by: Seat;
}

/** A seat is opened to spectators, who may become its substitute. */
export interface Opened {
  readonly type: 'opened';
  readonly seat: Seat;
  readonly by: Seat;
}

/** An open seat is closed again. */
export interface Closed {
  readonly type: 'closed';
  readonly seat: Seat;
  readonly by: Seat;
}

/**
 * A seat gets another player. `mate` is the seat whose player it is; `by` is null if the owner came back, or if the seat's clock had
 * decided too often.
 */
export interface Handed {
  readonly type: 'handed';
  readonly seat: Seat;
  readonly to: HolderKind;
  /** The name of the new player. */
  readonly name: string;
  readonly mate?: Seat;
  readonly by: Seat | null;
}

/** The match ends without a result, because people of another side were away in the first turn. */
export interface Aborted {
  readonly type: 'aborted';
  readonly by: Seat;
}

/** Any deed. */
export type Deed =
  | Asked
  | Agreed
  | Declined
  | Withdrew
  | TookBack
  | Paused
  | Resumed
  | Opened
  | Closed
  | Handed
  | Aborted;

/** Server message `deed`: a deed, sent after the patch that shows its `seq`. */
export interface DeedMessage {
  readonly seq: number;
  readonly deed: Deed;
}

/**
 * Server message `warning`: a seat has little time left, its time is up and the game decides for it, or nothing has come from its
 * player for long.
 */
export interface Warning {
  readonly kind: 'clock' | 'out' | 'quiet';
  readonly seat: Seat;
  /** Milliseconds left on the clock, or since the last message of the seat's player. */
  readonly ms: number;
}
