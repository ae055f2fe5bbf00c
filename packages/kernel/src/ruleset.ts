/**
 * The contract between a game and everything else. Rooms, computer players, replays, odds and the client know a game only
 * through it. It assumes no board, dice, phases, inches or number of players.
 */
import type { Pack } from './cards';
import type { Dice } from './dice';

/** The number of a place at the table, from 0, in the order of the match options. */
export type Seat = number;

/** A viewer of a match: a seat, or a spectator, who knows least. */
export type Viewer = Seat | 'spectator';

/** A value with a type tag, as every intent and event has. */
export interface Tagged {
  readonly type: string;
}

/** A value whose type forbids writing, at all depths. */
export type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/** A number or id behind a refusal or an outcome, never prose. */
export type Fact = number | string | boolean | null | readonly Fact[];
/** Facts by name. */
export type Facts = Readonly<Record<string, Fact>>;

/**
 * The reason why an intent is not allowed. `rule` is the id of the rule that forbids it, `code` a coarser class for programs,
 * `facts` the numbers behind it. The client writes the sentence.
 */
export interface Refusal<R extends string = string> {
  readonly rule: R;
  readonly code: string;
  readonly facts: Facts;
}

/** How a match ended. No winners means a draw. `rule` is the id of the rule that ended it. */
export interface Outcome<R extends string = string> {
  readonly winners: readonly Seat[];
  readonly rule: R;
  readonly facts: Facts;
}

/**
 * The time for one decision of one seat or of several together. The same clock goes on as long as a timer with its id exists,
 * and stands still while `running` is false. At zero the room plays `pass` for each of its seats.
 */
export interface Timer {
  /** The id is never used again for another decision of the match. */
  readonly id: string;
  /** The seats whose decision it limits; may be empty for a while. */
  readonly seats: readonly Seat[];
  readonly seconds: number;
  readonly running: boolean;
}

/**
 * The part of a state with everything hidden. `secrets` holds by seat what only that seat knows. `closed` holds what no seat
 * owns, such as the order of a deck. A game leaves out a field that it does not need. Hidden values are nowhere else in the
 * state.
 */
export interface Hidden<Secret = unknown, Closed = unknown> {
  /** Null for a seat whose secret the viewer must not know. */
  secrets?: (Secret | null)[];
  /** Null in every view. */
  closed?: Closed | null;
}

/**
 * One game. It is pure: no clock, no I/O, no randomness but `dice`. Its state contains only integers, strings, booleans and
 * null, in records and arrays.
 */
export interface Ruleset<
  S extends object = object,
  I extends Tagged = Tagged,
  E extends Tagged = Tagged,
  O = unknown,
  R extends string = string,
> {
  readonly id: string;
  /** Must be increased when a recorded match would play out differently. */
  readonly version: number;
  /** All reasons why these options can't be played; empty if they can. */
  checkSetup(options: Frozen<O>): readonly Refusal<R>[];
  /**
   * The packs of cards of which some may stay closed for ever. The game knows their cards by slot and asks the dice to turn
   * them (`turnUp`, `showTo`); it never shuffles these packs itself. Games without such cards leave it out.
   */
  packs?(options: Frozen<O>): readonly Pack[];
  /**
   * The state before the first intent. The options must have passed `checkSetup`. `tell` hears what a log may tell of the
   * set-up, such as a roll-off; the state has it already.
   */
  setup(options: Frozen<O>, dice: Dice, tell?: (event: E) => void): S;
  /** The number of seats with these options. */
  seats(options: Frozen<O>): number;
  /** The seats that owe a decision: teammates together, a reacting seat alone. Empty once the match is over. */
  awaiting(state: Frozen<S>): readonly Seat[];
  /** Every timer in force, each once. A seat without a timer has unlimited time. */
  timers(state: Frozen<S>): readonly Timer[];
  /** Legal intents of an awaited seat, at least one. Positions are samples; everything else is complete. */
  intents(state: Frozen<S>, seat: Seat): readonly I[];
  /**
   * The intent that is played for an awaited seat when this timer runs out; without a timer, for its oldest decision. Always
   * legal.
   */
  pass(state: Frozen<S>, seat: Seat, timer?: Timer['id']): I;
  /**
   * The only permission: every intent that is played has passed it. It never rolls, never writes, and knows no more than the
   * seat does.
   */
  check(state: Frozen<S>, seat: Seat, intent: I): Refusal<R> | null;
  /**
   * Plays an intent that passed `check`. Each emitted event is applied by `evolve` at once, so the next line sees its result
   * in `state`. If another seat must decide first, `resolve` ends and `awaiting` names that seat.
   */
  resolve(state: Frozen<S>, seat: Seat, intent: I, dice: Dice, emit: (event: E) => void): void;
  /**
   * The occasion of the rolls of this intent, ASCII: the figure or hand that acts, when and how. In matches whose dice are by
   * occasion, the same occasion rolls the same dice whatever was played before. Default: seat and type of the intent.
   */
  occasion?(state: Frozen<S>, seat: Seat, intent: I): string;
  /**
   * The only writer of state. Never rolls, never decides. It also writes each event that `see` shows a viewer into the view of
   * that viewer, as far as the view holds what changes.
   */
  evolve(state: S, event: E): void;
  /**
   * The state as this viewer may know it: the same type, with null for secrets of others and for what no seat owns
   * (`Hidden`).
   */
  view(state: Frozen<S>, viewer: Viewer): Frozen<S>;
  /** The event as this viewer may see it; null if they may not. */
  see(state: Frozen<S>, event: E, viewer: Viewer): E | null;
  /**
   * The secret of this seat's set-up as plain data, from the moment when it can no longer change; null before that, or if the
   * seat hides nothing. The room publishes a seal on the first answer that is not null. Games without hidden set-ups leave
   * this out.
   */
  hidden?(state: Frozen<S>, seat: Seat): Frozen<object> | null;
  /** The outcome; null while the match goes on. */
  outcome(state: Frozen<S>): Outcome<R> | null;
}
