/**
 * Deeds at the table that are no part of the game: asking and granting, pauses, seats that change hands. They stand in
 * the record of a match beside its intents and are numbered with them.
 */
import type { Seat } from '@dwo/kernel';

/** The things one player may ask of the others. */
export const ASKS = ['takeBack', 'pause', 'resume'] as const;
export type AskWhat = (typeof ASKS)[number];

/** The kinds of holder of a seat: its owner, the computer, the player of another seat of its side, or a substitute. */
const HOLDERS = ['owner', 'bot', 'mate', 'substitute'] as const;
export type HolderKind = (typeof HOLDERS)[number];

/** Somebody asks; it is granted when one seat of every group in `of` has agreed. `back`: so many intents would stand. */
export interface Asked {
  readonly type: 'asked';
  readonly by: Seat;
  readonly what: AskWhat;
  readonly of: readonly (readonly Seat[])[];
  readonly back?: number;
}

/** One of those who were asked agrees, and others still have to. */
export interface Agreed {
  readonly type: 'agreed';
  readonly by: Seat;
  readonly what: AskWhat;
}

/** One of those who were asked does not want it. */
export interface Declined {
  readonly type: 'declined';
  readonly by: Seat;
  readonly what: AskWhat;
}

/** The seat that asked takes its request back. */
export interface Withdrew {
  readonly type: 'withdrew';
  readonly by: Seat;
  readonly what: AskWhat;
}

/** The match is again as it was after `back` of its intents. */
export interface TookBack {
  readonly type: 'tookBack';
  readonly by: Seat;
  readonly back: number;
}

/** Clocks stand and nobody plays. */
export interface Paused {
  readonly type: 'paused';
  readonly by: Seat;
}

export interface Resumed {
  readonly type: 'resumed';
  readonly by: Seat;
}

/** A watcher may stand in at this seat. */
export interface Opened {
  readonly type: 'opened';
  readonly seat: Seat;
  readonly by: Seat;
}

export interface Closed {
  readonly type: 'closed';
  readonly seat: Seat;
  readonly by: Seat;
}

/** From now on somebody else plays a seat. `mate` is the seat whose player does; `by` null: its owner came back. */
export interface Handed {
  readonly type: 'handed';
  readonly seat: Seat;
  readonly to: HolderKind;
  /** The name of the present player. */
  readonly name: string;
  readonly mate?: Seat;
  readonly by: Seat | null;
}

/** The match is over without a result: people of another side were away in the first turn. */
export interface Aborted {
  readonly type: 'aborted';
  readonly by: Seat;
}

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

/** Server message `deed`: what happened at the table, after the patch that shows `seq`. */
export interface DeedMessage {
  readonly seq: number;
  readonly deed: Deed;
}

/** Server message `warning`: time is short for a seat, or nothing has come from it for long. */
export interface Warning {
  readonly kind: 'clock' | 'quiet';
  readonly seat: Seat;
  /** Milliseconds: left on the clock, or since somebody heard of the seat. */
  readonly ms: number;
}
