/** The state that the screen shows of an open match, and the decisions that this browser's seats owe, for any game. */
import type { Frozen, Ruleset, Seat } from '@dwo/kernel';
import type { Lobby } from './lobby';

/** The newest state, and the state that the table shows while it plays the events between them. */
interface Shown<S> {
  readonly state: S | null;
  readonly shown: S | null;
}

/** The part of a match that says whose decision is awaited. */
interface Seats {
  /** Null before the game's code is loaded. */
  readonly rules: Ruleset | null;
  readonly state: Frozen<object> | null;
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
}

/**
 * The state on show; null before the game begins. The screen describes the game by this state. The referee's newest one,
 * `match.state`, serves clocks, and decides whether an act is legal.
 */
export function onShow<S>(match: Shown<S> | null): S | null {
  return match === null ? null : (match.shown ?? match.state);
}

/** Whether the table shows the newest state. */
export function isInStep(match: Shown<object> | null): boolean {
  return match === null || onShow(match) === match.state;
}

const awaitedIn = new WeakMap<object, readonly Seat[]>();

/** The seats whose decision is awaited, computed once for each state, because every part of the screen asks. */
function awaitedOf(rules: Ruleset, state: Frozen<object>): readonly Seat[] {
  const known = awaitedIn.get(state);
  if (known !== undefined) return known;
  const awaited = rules.awaiting(state);
  awaitedIn.set(state, awaited);
  return awaited;
}

/** The seats that this browser plays and whose decision is awaited. */
export function myMoves({ rules, state, seat, seats }: Seats): readonly Seat[] {
  if (rules === null || state === null || seat === null) return [];
  return awaitedOf(rules, state).filter((each) => each === seat || seats.includes(each));
}

/** Whether a decision of one of this browser's seats is awaited. */
export function isMyMove(match: Seats | null): boolean {
  return match !== null && myMoves(match).length > 0;
}

/** The seat to act for: the current one, unless only another of this browser's seats is awaited. */
export function seatToActFor(match: Seats): Seat | null {
  const moves = myMoves(match);
  return match.seat === null || moves.includes(match.seat) ? match.seat : (moves[0] ?? match.seat);
}

/**
 * The seats whose decision is awaited in the newest state and in the state on show. So a decision is prompted only after its
 * cause was shown, and no longer than until it was made.
 */
export function promptedMoves(match: (Seats & Shown<Frozen<object>>) | null): readonly Seat[] {
  if (match === null) return [];
  const moves = myMoves(match);
  if (moves.length === 0 || isInStep(match)) return moves;
  const shown = myMoves({ ...match, state: onShow(match) });
  return moves.filter((seat) => shown.includes(seat));
}

/** Whether this browser plays its seat as a substitute: only the owner may give up or agree to an end. */
export function standsIn({ lobby, seat }: { readonly lobby: Lobby | null; readonly seat: Seat | null }): boolean {
  return seat !== null && lobby?.chairs[seat]?.holder === 'substitute';
}

interface Seated {
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
  readonly lobby: Pick<Lobby, 'chairs'> | null;
}

/** Whether all other players are computers: in a match between people nobody gets help. */
export function isAgainstComputers(match: Seated | null): boolean {
  if (match === null || match.seat === null || match.lobby === null) return false;
  return match.lobby.chairs.every(({ bot }, at) => bot || match.seats.includes(at));
}
