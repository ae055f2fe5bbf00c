/**
 * The contract between a game and everything else. Rooms, bots, replays, odds and the client know a game only through
 * this; nothing here assumes a board, dice, phases, inches or a number of players.
 */
import type { Pack } from './cards';
import type { Dice } from './dice';

/** A place at the table: 0, 1, 2 ... in the order of the match options. */
export type Seat = number;

/** Somebody who looks at a match: a seat, or a spectator, who knows least. */
export type Viewer = Seat | 'spectator';

/** Everything that crosses an interface says what it is. */
export interface Tagged {
  readonly type: string;
}

/** A value nobody may write to, all the way down. */
export type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** The numbers and ids behind a refusal or an outcome, never prose. */
export type Fact = number | string | boolean | null | readonly Fact[];
export type Facts = Readonly<Record<string, Fact>>;

/**
 * Why an intent is not allowed. `rule` is the id of the rule that forbids it; `code` is a coarser class for programs;
 * `facts` holds the numbers behind it. The client writes the sentence.
 */
export interface Refusal<R extends string = string> {
  readonly rule: R;
  readonly code: string;
  readonly facts: Facts;
}

/** How a match ended: no winners means a draw. `rule` is the id of the rule that ended it. */
export interface Outcome<R extends string = string> {
  readonly winners: readonly Seat[];
  readonly rule: R;
  readonly facts: Facts;
}

/**
 * The time there is for one decision, or for several seats together. As long as a timer of this id is named the same clock
 * goes on, standing still while `running` is false. At zero the room plays `pass` for each of its seats.
 */
export interface Timer {
  /** Never the same again for another decision of the match. */
  readonly id: string;
  /** The seats whose decision it limits; may be empty for a time. */
  readonly seats: readonly Seat[];
  readonly seconds: number;
  readonly running: boolean;
}

/**
 * The place of a state for all that is hidden. `secrets` holds by seat what that seat alone knows; `closed` holds what
 * no seat owns: the order of a deck, the cards of a hand that was given up. A game leaves out the field that it does
 * not need. Hidden values stand nowhere else.
 */
export interface Hidden<Secret = unknown, Closed = unknown> {
  /** Null for a seat whose secret the viewer must not know. */
  secrets?: (Secret | null)[];
  /** Null in every view. */
  closed?: Closed | null;
}

/** One game. Pure: no clock, no I/O, no randomness but `dice`, only integers, strings, booleans and null in its state. */
export interface Ruleset<
  S extends object = object,
  I extends Tagged = Tagged,
  E extends Tagged = Tagged,
  O = unknown,
  R extends string = string,
> {
  readonly id: string;
  /** Bumped when a recorded game would play out differently. */
  readonly version: number;
  /** Why these options can't be played, every reason at once; empty if they can. */
  checkSetup(options: Frozen<O>): readonly Refusal<R>[];
  /**
   * Packs of cards of which some may stay closed for ever. The game knows its cards by their slots and asks the dice to turn them
   * (`turnUp`, `showTo`); it never shuffles these packs itself. Games without such cards leave it out.
   */
  packs?(options: Frozen<O>): readonly Pack[];
  /** The state before the first intent. Options must have passed `checkSetup`. */
  setup(options: Frozen<O>, dice: Dice): S;
  /** How many seats these options have. */
  seats(options: Frozen<O>): number;
  /** The seats that owe a decision: teammates together, a reactor alone; none once the match is over. */
  awaiting(state: Frozen<S>): readonly Seat[];
  /** Every clock in force, each once; a seat in none has as long as it likes. */
  timers(state: Frozen<S>): readonly Timer[];
  /** Legal intents of an awaited seat, never none; positions are sampled, everything else is complete. */
  intents(state: Frozen<S>, seat: Seat): readonly I[];
  /**
   * The intent played for an awaited seat when this timer runs out; without a timer, for the decision owed longest.
   * Always legal.
   */
  pass(state: Frozen<S>, seat: Seat, timer?: Timer['id']): I;
  /** The one permission: nothing is played that it refuses. Never rolls, never writes, knows no more than the seat does. */
  check(state: Frozen<S>, seat: Seat, intent: I): Refusal<R> | null;
  /**
   * Plays an intent that passed `check`. Each emitted event is evolved at once, so `state` shows its result on the next
   * line. A decision that belongs to another seat ends it; `awaiting` then names that seat.
   */
  resolve(state: Frozen<S>, seat: Seat, intent: I, dice: Dice, emit: (event: E) => void): void;
  /** The only writer of state. Never rolls, never decides. */
  evolve(state: S, event: E): void;
  /**
   * The state as this viewer may know it: the same type, with null for the secrets of others and for what no seat owns
   * (`Hidden`).
   */
  view(state: Frozen<S>, viewer: Viewer): Frozen<S>;
  /** The event as this viewer notices it, null if they do not. */
  see(state: Frozen<S>, event: E, viewer: Viewer): E | null;
  /**
   * The secrets of this seat's set-up, as plain data, from the moment it can no longer change them; null before, and if
   * it hides nothing. The room publishes a seal on the first answer that is not null; games without hidden set-ups
   * leave this out.
   */
  hidden?(state: Frozen<S>, seat: Seat): Frozen<object> | null;
  /** How it ended, null while it goes on. */
  outcome(state: Frozen<S>): Outcome<R> | null;
}
