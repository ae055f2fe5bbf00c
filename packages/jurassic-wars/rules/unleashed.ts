/** Carnivores Unleashed (JW-CU-1 to JW-CU-11). */
import { type Dice, type Seat, shuffled } from '@dwo/kernel';
import { type Course, type Final, highest, type Sequel } from './course';
import { MOST_STAKE } from './deal-sizes';
import { allSeats, otherOf, playerAt, secretOf } from './seats';
import type { Backing, Emit, Now, Phase, Side, Stake } from './types';

/**
 * The seats of the carnivores and of the herbivores, in the order of the sides of a combat. Throws in other versions.
 */
function sides({ carnivores }: Now): readonly [Seat, Seat] {
  if (carnivores === null) throw new Error('Nobody has the carnivores');
  return [carnivores, otherOf(carnivores)];
}

function ask(state: Now, phase: Phase, emit: Emit): void {
  const [lead, opponent] = sides(state);
  emit({ type: 'phaseBegan', phase, lead, opponent, turn: null });
}

/** The course of Carnivores Unleashed. */
export const unleashed: Course = {
  begin(state, _, emit) {
    ask(state, state.options.predictions ? 'predict' : 'turnUp', emit);
  },
  after(state, winner, dice, emit) {
    if (state.options.predictions) emit(stakesPaid(state, winner));
    if (state.players.some(({ cards }) => cards > 0)) {
      ask(state, 'turnUp', emit);
      return 'goesOn';
    }
    if (!state.playOff && state.options.predictions) emit(guessesPaid(state));
    return decided(state, dice, emit);
  },
};

/** Turns up the top cards of both decks (JW-CU-3). Throws if a deck is empty or the state is a view. */
export function turnUpBoth(state: Now, emit: Emit): void {
  const [carnivore, herbivore] = (state.closed?.decks ?? []).map(([top]) => top);
  if (carnivore === undefined || herbivore === undefined) throw new Error('A deck is empty');
  emit({ type: 'turnedUp', ranks: [carnivore, herbivore] });
}

/** The seats that may stake on the next combat: those with counters (JW-CU-11, JW-R-47). */
export function stakers(state: Now): Seat[] {
  if (!state.options.predictions) return [];
  return allSeats(state).filter((seat) => playerAt(state, seat).counters > 0);
}

/** Asks for stakes; false if no seat may stake. */
export function askForStakes(state: Now, emit: Emit): boolean {
  if (stakers(state).length === 0) return false;
  ask(state, 'stake', emit);
  return true;
}

/** The most counters that a seat may stake. */
export function mostStake(state: Now, seat: Seat): number {
  return Math.min(MOST_STAKE, playerAt(state, seat).counters);
}

function stakesPaid(state: Now, winner: Side) {
  const won: Backing = winner === 0 ? 'carnivores' : 'herbivores';
  const stakes = allSeats(state).map((seat): Stake | null => {
    const { stake } = secretOf(state, seat);
    return stake && { ...stake };
  });
  const changes = stakes.map((stake) => (stake === null ? 0 : stake.side === won ? stake.n : 0 - stake.n));
  return { type: 'stakesPaid', stakes, changes } as const;
}

/** Three counters for the exact number of the carnivores' victories, one for a number next to it (JW-CU-11). */
function guessesPaid(state: Now) {
  const wins = playerAt(state, sides(state)[0]).set.length;
  const guesses = allSeats(state).map((seat) => secretOf(state, seat).guess);
  const changes = guesses.map((guess) => {
    const off = guess === null ? 2 : Math.abs(guess - wins);
    return off === 0 ? 3 : off === 1 ? 1 : 0;
  });
  return { type: 'guessesPaid', guesses, changes } as const;
}

/** Ends the game for the winner of more combats; at five each it begins the play-off (JW-CU-5, JW-CU-6, JW-CU-7). */
function decided(state: Now, dice: Dice, emit: Emit): Sequel {
  const best = highest(state.players.map(({ set }) => set.length));
  const [winner, other] = best;
  if (winner === undefined) throw new Error('Nobody has won');
  if (other !== undefined) {
    const [carnivores, herbivores] = sides(state).map((seat) => playerAt(state, seat).set);
    const decks = [shuffled(carnivores ?? [], dice, 'carnivores'), shuffled(herbivores ?? [], dice, 'herbivores')];
    emit({ type: 'playOffBegan', decks });
    ask(state, 'turnUp', emit);
    return 'goesOn';
  }
  emit({ type: 'gameWon', seat: winner });
  if (!state.options.doubleMatch) return { best: [winner], rule: state.playOff ? 'JW-CU-7' : 'JW-CU-6' };
  return state.round === 1 ? 'nextRound' : ofTwoGames(state);
}

/** The result of two games: games won, then combats won, then a fight-off (JW-CU-10). */
function ofTwoGames(state: Now): Final {
  const both = state.players.findIndex(({ games }) => games === 2);
  const best = both >= 0 ? [both] : highest(state.players.map(({ score }) => score));
  return { best, rule: 'JW-CU-10' };
}
