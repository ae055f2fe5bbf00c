/** The effects of legal intents. */
import { type CardDice, type Dice, type Seat, turnUp } from '@dwo/kernel';
import type { Course, Final, Sequel } from './course';
import { newDeal, nextDealer } from './deal';
import { revealed } from './deal-sizes';
import { fightOff } from './fight-off';
import type { Version } from './options';
import { declare, packOf, poker } from './poker';
import { fighters, fromLeftOf, otherOf, playerAt, secretOf } from './seats';
import { committers, settle } from './settle';
import { beginBids, nextCombat, standard, underdog, whist } from './tricks';
import type { Emit, Intent, Now } from './types';
import { askForStakes, stakers, turnUpBoth, unleashed } from './unleashed';
import { pick, wild } from './wild';

const COURSES: Readonly<Record<Version, Course>> = {
  standard,
  whist,
  underdog,
  poker,
  carnivoresUnleashed: unleashed,
  dinosaursWild: wild,
};

type Of<T extends Intent['type']> = Extract<Intent, { type: T }>;

/** Deals a round, hand or game and asks for its first decision. */
export function begin(state: Now, round: number, dealer: Seat, carnivores: Seat | null, dice: Dice, emit: Emit): void {
  emit(newDeal(state, round, dealer, carnivores, dice));
  COURSES[state.options.version].begin(state, dice, emit);
}

/** Asks for combat cards if a player may commit one (JW-SEQ-2), and fights otherwise. */
function contest(state: Now, dice: Dice, emit: Emit) {
  if (committers(state).length === 0) return fightNow(state, dice, emit);
  const [lead, opponent] = fighters(state);
  emit({ type: 'phaseBegan', phase: 'commit', lead, opponent, turn: null });
}

/** JW-G-14 */
function fightNow(state: Now, dice: Dice, emit: Emit) {
  const winner = settle(state, dice, emit);
  const sequel: Sequel = COURSES[state.options.version].after(state, winner, dice, emit);
  if (sequel === 'goesOn') return;
  if (sequel !== 'nextRound') return finish(state, sequel, dice, emit);
  // The decks are swapped for the second game (JW-CU-10).
  const carnivores = state.carnivores === null ? null : otherOf(state.carnivores);
  begin(state, state.round + 1, nextDealer(state), carnivores, dice, emit);
}

/** Ends the match; a fight-off decides between equals (JW-FO-4). */
function finish(state: Now, { best, rule }: Final, dice: Dice, emit: Emit): void {
  const [winner] = best;
  if (best.length === 1 && winner !== undefined) emit({ type: 'ended', winners: [winner], rule });
  else emit({ type: 'ended', winners: [fightOff(state, best, dice, emit)], rule: 'JW-FO-4' });
}

/** Plays a legal intent: it emits the events, and rolls the dice they need. */
export function resolve(state: Now, seat: Seat, intent: Intent, dice: Dice | CardDice, emit: Emit) {
  switch (intent.type) {
    case 'play':
      return play(state, seat, intent, dice, emit);
    case 'commit':
      emit({ type: 'committed', seat, card: intent.card });
      if (allAnswered(state, committers(state))) fightNow(state, dice, emit);
      return;
    case 'reveal':
      return reveal(state, seat, intent, dice, emit);
    case 'ready':
      return ready(state, seat, dice, emit);
    case 'bid':
      return bid(state, seat, intent, emit);
    case 'declare':
      return declare(state, seat, intent.choice, dice, emit);
    case 'pick':
      if (pick(state, seat, intent, dice, emit)) contest(state, dice, emit);
      return;
    case 'predict':
      emit({ type: 'predicted', seat, n: intent.n });
      if (allAnswered(state)) unleashedTurnUp(state, emit);
      return;
    case 'stake':
      emit({ type: 'staked', seat, side: intent.side, n: intent.n });
      if (allAnswered(state, stakers(state))) contest(state, dice, emit);
      return;
    case 'resign':
      // JW-SEQ-7
      emit({ type: 'ended', winners: [otherOf(seat)], rule: 'JW-SEQ-7' });
  }
}

function allAnswered(state: Now, seats: readonly Seat[] = state.players.map((_, seat) => seat)): boolean {
  return seats.every((seat) => playerAt(state, seat).answered);
}

/** JW-G-11, JW-G-12 */
function play(state: Now, seat: Seat, intent: Of<'play'>, dice: Dice | CardDice, emit: Emit) {
  const { cards, slots } = playerAt(state, seat);
  // The dice choose a card for a player who does not (JW-SEQ-8).
  const at = intent.at ?? dice.roll(cards, 'random card') - 1;
  const slot = slots[at];
  const rank = slot === undefined ? secretOf(state, seat).hand[at] : turnUp(dice, packOf(state.round), slot);
  if (rank === undefined || rank === null) throw new Error(`Seat ${seat} has no card ${at}`);
  const { phase } = state;
  emit({ type: 'played', seat, at, rank: Number(rank) });
  if (phase === 'oppose') return contest(state, dice, emit);
  const [lead, opponent] = fighters(state);
  emit({ type: 'phaseBegan', phase: 'oppose', lead, opponent, turn: null });
}

/** All choices are shown at the same time (JW-RV-1). */
function reveal(state: Now, seat: Seat, { cards }: Of<'reveal'>, dice: Dice, emit: Emit): void {
  const { length } = state.players;
  const count = revealed(length, state.handSize);
  emit({ type: 'chose', seat, cards: cards ?? randomPlaces(state.handSize, count, dice) });
  if (!allAnswered(state)) return;
  const shown = state.players.map((_, each) => {
    const { hand, chosen } = secretOf(state, each);
    return chosen.map((at) => hand[at] as number).sort((a, b) => a - b);
  });
  emit({ type: 'shown', cards: shown });
}

/** So many different places of a hand, chosen by the dice, in ascending order. */
function randomPlaces(hand: number, count: number, dice: Dice): number[] {
  const rest = Array.from({ length: hand }, (_, at) => at);
  const chosen = Array.from({ length: count }, () => rest.splice(dice.roll(rest.length, 'random card') - 1, 1)[0]);
  return chosen.filter((at) => at !== undefined).sort((a, b) => a - b);
}

function ready(state: Now, seat: Seat, dice: Dice, emit: Emit) {
  const { phase } = state;
  emit({ type: 'readied', seat });
  if (!allAnswered(state)) return;
  // JW-RV-2
  if (phase === 'show') return beginBids(state, emit);
  turnUpBoth(state, emit);
  if (!askForStakes(state, emit)) contest(state, dice, emit);
}

/** JW-WH-4 */
function bid(state: Now, seat: Seat, { n }: Of<'bid'>, emit: Emit): void {
  emit({ type: 'bidMade', seat, n });
  const next = fromLeftOf(state, seat).find((each) => playerAt(state, each).bid === null);
  if (next === undefined) nextCombat(state, state.dealer, emit);
  else emit({ type: 'turnPassed', seat: next });
}

function unleashedTurnUp(state: Now, emit: Emit): void {
  const [lead, opponent] = fighters(state);
  emit({ type: 'phaseBegan', phase: 'turnUp', lead, opponent, turn: null });
}
