/** Poker (JW-PK-1 to JW-PK-15). Counters are points of one match and worth nothing (JW-PK-1). */
import { type CardDice, type Dice, type Frozen, type Pack, type Seat, showTo, turnUp } from '@dwo/kernel';
import { RANKS } from './cards';
import { type Course, highest, type Sequel } from './course';
import { pokerCombat } from './deal';
import { dearestHand, roundsOf } from './deal-sizes';
import type { Options } from './options';
import { fromLeftOf, playerAt } from './seats';
import { lastHolder, latestLead, nextCombat, pickUpSets } from './tricks';
import type { Emit, Now } from './types';

/**
 * The packs of a match, one for each hand of Poker; some of their cards stay closed for ever (JW-PK-10, JW-VIS-2).
 * Other versions have none.
 */
export function packs(options: Frozen<Options>): Pack[] {
  if (options.version !== 'poker') return [];
  return Array.from({ length: roundsOf(options) }, (_, i) => ({ id: packOf(i + 1), cards: RANKS }));
}

/** The id of the pack of a hand, which is counted from 1. */
export function packOf(hand: number): string {
  return `hand-${hand}`;
}

function slotsDealt({ players }: Now): number {
  return players.reduce((sum, { slots }) => sum + slots.length, 0);
}

/**
 * Deals one dinocard to every seat from the left of the dealer, dummy hands included (JW-PK-8). The first card of a
 * hand is face up (JW-PK-5).
 */
function dealRound(state: Now, up: boolean, dice: Dice | CardDice, emit: Emit): void {
  const pack = packOf(state.round);
  for (const seat of fromLeftOf(state, state.dealer)) {
    const slot = slotsDealt(state);
    const live = playerAt(state, seat).standing === 'in';
    const rank = up ? turnUp(dice, pack, slot) : live ? showTo(seat, dice, pack, slot) : null;
    emit({ type: 'given', seat, slot, up, rank: rank === null ? null : Number(rank) });
  }
}

/** The seats still in, from the left of the dealer (JW-PK-6). */
function live(state: Now): Seat[] {
  return fromLeftOf(state, state.dealer).filter((seat) => playerAt(state, seat).standing === 'in');
}

function beginBidding(state: Now, emit: Emit): void {
  emit({ type: 'phaseBegan', phase: 'declare', lead: null, opponent: null, turn: live(state)[0] ?? null });
}

/** The course of Poker. */
export const poker: Course = {
  // The ante is part of the deal (JW-PK-4).
  begin(state, dice, emit) {
    dealRound(state, true, dice, emit);
    dealRound(state, false, dice, emit);
    beginBidding(state, emit);
  },
  after(state, _winner, _dice, emit): Sequel {
    pickUpSets(state, emit);
    const last = lastHolder(state);
    if (last === null) {
      nextCombat(state, latestLead(state), emit);
      return 'goesOn';
    }
    // JW-PK-13
    emit({ type: 'potTaken', seat: last, pot: state.pot });
    const counters = state.players.map((player) => player.counters);
    // No hand begins that a player might not be able to pay for (JW-PK-15).
    const broke = Math.min(...counters) < dearestHand(counters.length);
    if (state.round < roundsOf(state.options) && !broke) return 'nextRound';
    return { best: highest(counters), rule: 'JW-PK-14' };
  },
};

/** Plays a declaration and everything that follows until the next one or the first combat. */
export function declare(state: Now, seat: Seat, choice: 'fight' | 'fold', dice: Dice, emit: Emit): void {
  emit({ type: 'declared', seat, choice });
  const still = live(state);
  const open = still.filter((each) => !playerAt(state, each).answered);
  if (still.length === 2) {
    // JW-PK-9
    for (const each of open) emit({ type: 'forced', seat: each });
    beginPlay(state, dice, emit);
  } else if (open[0] !== undefined) {
    emit({ type: 'turnPassed', seat: open[0] });
  } else if (slotsDealt(state) < RANKS.length) {
    dealRound(state, false, dice, emit);
    beginBidding(state, emit);
  } else {
    beginPlay(state, dice, emit);
  }
}

/** Begins the standard game with the hands still in, with combat cards if the options say so (JW-PK-11, JW-PK-12). */
function beginPlay(state: Now, dice: Dice, emit: Emit): void {
  if (state.options.pokerCombatCards) emit({ type: 'combatGiven', ...pokerCombat(state, dice) });
  nextCombat(state, state.dealer, emit);
}
