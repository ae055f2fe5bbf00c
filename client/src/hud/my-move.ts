/** What I have to do with the seats of a match. */
import { dinoWars, figureOf } from '@dwo/dino-wars';
import type { Seat } from '@dwo/kernel';
import type { MatchSlice } from '../store';

type Seats = Pick<MatchSlice, 'state' | 'seat' | 'seats'>;

const awaitedIn = new WeakMap<object, readonly Seat[]>();

/** Who owes a decision, worked out once a state: everything on the screen asks. */
function awaitedOf(state: NonNullable<MatchSlice['state']>): readonly Seat[] {
  const known = awaitedIn.get(state);
  if (known !== undefined) return known;
  const awaited = dinoWars.awaiting(state);
  awaitedIn.set(state, awaited);
  return awaited;
}

/** The seats that I play and that owe a decision. */
export function myMoves({ state, seat, seats }: Seats): readonly Seat[] {
  if (state === null || seat === null) return [];
  return awaitedOf(state).filter((each) => each === seat || seats.includes(each));
}

/** Whether it is my move at any of the seats I play. */
export function isMyMove(match: Seats | null): boolean {
  return match !== null && myMoves(match).length > 0;
}

/** Who decides about closing fire at a dinosaur of this seat; null if nobody does. */
export function replierTo(state: MatchSlice['state'], seat: Seat | null): Seat | null {
  if (state === null || seat === null) return null;
  const mine = state.reactions.find(({ dinosaur }) => figureOf(state, dinosaur)?.owner === seat);
  return mine === undefined ? null : (figureOf(state, mine.target)?.owner ?? null);
}

/** The seat to act for: the one I act for already, unless only another of mine is awaited. */
export function seatToActFor(match: Seats): Seat | null {
  const moves = myMoves(match);
  return match.seat === null || moves.includes(match.seat) ? match.seat : (moves[0] ?? match.seat);
}

/** Whether I stand in at the seat I act for: giving up or agreeing to an end is for its owner. */
export function standsIn({ lobby, seat }: Pick<MatchSlice, 'lobby' | 'seat'>): boolean {
  return seat !== null && lobby?.chairs[seat]?.holder === 'substitute';
}
