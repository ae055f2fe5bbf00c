/** The state on show of an open match, and the moves I owe with its seats, whatever the game. */
import type { Frozen, Ruleset, Seat } from '@dwo/kernel';
import type { Lobby } from './lobby';

/** The newest state, and what the table shows while it plays out how it came about. */
interface Shown<S> {
  readonly state: S | null;
  readonly shown: S | null;
}

/** The part of a match that says who owes a decision. */
interface Seats {
  /** Null before the game's code is here. */
  readonly rules: Ruleset | null;
  readonly state: Frozen<object> | null;
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
}

/**
 * The state on show; null before the game begins. All that the screen says of the game it says of this state; the referee's
 * newest one, `match.state`, is for clocks and for whether something is allowed.
 */
export function onShow<S>(match: Shown<S> | null): S | null {
  return match === null ? null : (match.shown ?? match.state);
}

/** Whether the table shows the newest state. */
export function isInStep(match: Shown<object> | null): boolean {
  return match === null || onShow(match) === match.state;
}

const awaitedIn = new WeakMap<object, readonly Seat[]>();

/** The seats that owe a decision, worked out once a state: everything on the screen asks. */
function awaitedOf(rules: Ruleset, state: Frozen<object>): readonly Seat[] {
  const known = awaitedIn.get(state);
  if (known !== undefined) return known;
  const awaited = rules.awaiting(state);
  awaitedIn.set(state, awaited);
  return awaited;
}

/** The seats that I play and that owe a decision. */
export function myMoves({ rules, state, seat, seats }: Seats): readonly Seat[] {
  if (rules === null || state === null || seat === null) return [];
  return awaitedOf(rules, state).filter((each) => each === seat || seats.includes(each));
}

/** Whether it is my move at any of the seats I play. */
export function isMyMove(match: Seats | null): boolean {
  return match !== null && myMoves(match).length > 0;
}

/** The seat to act for: the one I act for already, unless only another of mine is awaited. */
export function seatToActFor(match: Seats): Seat | null {
  const moves = myMoves(match);
  return match.seat === null || moves.includes(match.seat) ? match.seat : (moves[0] ?? match.seat);
}

/**
 * The seats for which I owe a decision by the table as well as by the referee: it is prompted after its cause has been
 * shown, until it is made.
 */
export function promptedMoves(match: (Seats & Shown<Frozen<object>>) | null): readonly Seat[] {
  if (match === null) return [];
  const moves = myMoves(match);
  if (moves.length === 0 || isInStep(match)) return moves;
  const shown = myMoves({ ...match, state: onShow(match) });
  return moves.filter((seat) => shown.includes(seat));
}

/** Whether I stand in at the seat I act for: giving up or agreeing to an end is for its owner. */
export function standsIn({ lobby, seat }: { readonly lobby: Lobby | null; readonly seat: Seat | null }): boolean {
  return seat !== null && lobby?.chairs[seat]?.holder === 'substitute';
}

interface Seated {
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
  readonly lobby: Pick<Lobby, 'chairs'> | null;
}

/** Whether everybody else at the table is the computer: between people nobody is helped. */
export function isAgainstComputers(match: Seated | null): boolean {
  if (match === null || match.seat === null || match.lobby === null) return false;
  return match.lobby.chairs.every(({ bot }, at) => bot || match.seats.includes(at));
}
