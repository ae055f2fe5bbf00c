/** Combats from the hand: the standard game, and its parts that Whist, Underdog and Poker share. */
import type { Seat } from '@dwo/kernel';
import { type Course, highest, type Sequel } from './course';
import { combatsOfRound, revealed } from './deal-sizes';
import { underdogPoints, whistPoints } from './scores';
import { allSeats, holds, nextHolder, playerAt } from './seats';
import type { Emit, Now } from './types';

/**
 * Begins the next combat. The lead is the next seat with dinocards, whoever has won (JW-G-8, JW-G-9, JW-G-10, JW-WH-8).
 */
export function nextCombat(state: Now, after: Seat, emit: Emit): void {
  const lead = nextHolder(state, after);
  emit({ type: 'phaseBegan', phase: 'lead', lead, opponent: nextHolder(state, lead), turn: null });
}

/** Players without a hand pick up their set; those without a set are out (JW-G-17, JW-G-18). */
export function pickUpSets(state: Now, emit: Emit): void {
  const emptyHanded = allSeats(state).filter((seat) => {
    const { standing, cards } = playerAt(state, seat);
    return standing === 'in' && cards === 0;
  });
  for (const seat of emptyHanded) {
    const set = [...playerAt(state, seat).set].sort((a, b) => a - b);
    if (set.length > 0) emit({ type: 'pickedUp', seat, cards: set });
  }
  for (const seat of emptyHanded) if (playerAt(state, seat).cards === 0) emit({ type: 'eliminated', seat });
}

/** The only seat with dinocards; null if there are several. */
export function lastHolder(state: Now): Seat | null {
  const [first, second] = allSeats(state).filter((seat) => holds(state, seat));
  return first !== undefined && second === undefined ? first : null;
}

/** The seat that led the latest combat; the dealer before the first. */
export function latestLead({ lead, dealer }: Now): Seat {
  return lead ?? dealer;
}

/** The course of the standard game. Every combat takes a dinocard out of it, so it ends (JW-G-21). */
export const standard: Course = {
  // JW-G-8
  begin: (state, _, emit) => nextCombat(state, state.dealer, emit),
  after(state, _winner, _dice, emit): Sequel {
    pickUpSets(state, emit);
    // JW-G-20
    const last = lastHolder(state);
    if (last !== null) return { best: [last], rule: 'JW-G-20' };
    nextCombat(state, latestLead(state), emit);
    return 'goesOn';
  },
};

/** Sets stay where they are, and the round ends when fewer than two seats have dinocards (JW-WH-7, JW-WH-9). */
function afterOfRounds(state: Now, emit: Emit, points: () => number[], rule: 'JW-WH-12' | 'JW-UD-3'): Sequel {
  if (allSeats(state).filter((seat) => holds(state, seat)).length >= 2) {
    nextCombat(state, latestLead(state), emit);
    return 'goesOn';
  }
  emit({ type: 'scored', points: points() });
  // Each player deals once (JW-WH-2).
  if (state.round < state.players.length) return 'nextRound';
  return { best: highest(state.players.map(({ score }) => score)), rule };
}

/** The course of Underdog. */
export const underdog: Course = {
  begin: standard.begin,
  // JW-UD-1, JW-UD-2
  after: (state, _winner, _dice, emit) =>
    afterOfRounds(state, emit, () => state.players.map(({ set }) => underdogPoints(set)), 'JW-UD-3'),
};

/** The course of Whist. */
export const whist: Course = {
  begin(state, _, emit) {
    if (revealed(state.players.length, state.handSize) > 0 && state.options.reveal) {
      emit({ type: 'phaseBegan', phase: 'reveal', lead: null, opponent: null, turn: null });
    } else {
      beginBids(state, emit);
    }
  },
  after(state, _winner, _dice, emit) {
    const points = () =>
      // The victories are the dinocards of the player's own set (JW-WH-10).
      state.players.map(({ bid, set }) => whistPoints(bid ?? 0, set.length, state.handSize));
    return afterOfRounds(state, emit, points, 'JW-WH-12');
  },
};

/** Begins the bids with the dealer (JW-WH-4). */
export function beginBids(state: Now, emit: Emit): void {
  emit({ type: 'phaseBegan', phase: 'bid', lead: null, opponent: null, turn: state.dealer });
}

/** The bid that is forbidden to the last bidder; null for all others (JW-WH-5). */
export function forbiddenBid(state: Now, seat: Seat): number | null {
  const others = state.players.filter((_, each) => each !== seat).map(({ bid }) => bid);
  if (others.includes(null)) return null;
  const sum = others.reduce<number>((total, bid) => total + (bid ?? 0), 0);
  return combatsOfRound(state.players.length, state.handSize) - sum;
}
