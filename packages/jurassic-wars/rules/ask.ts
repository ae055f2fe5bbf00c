/** The choices of a seat, the one made for it when its time runs out, and the time it has. */
import type { Seat, Timer } from '@dwo/kernel';
import { awaiting, check } from './check';
import { revealed } from './deal-sizes';
import { playerAt, secretOf } from './seats';
import { BACKINGS, type Intent, type Now } from './types';
import { mostStake } from './unleashed';

/** JW-RV-2, JW-CU-11: these decisions have a time of their own. */
const SHOWN_SECONDS = 45;
const CHOICE_SECONDS = 30;

function seconds(state: Now): number | null {
  const { clocks } = state.options;
  if (clocks === null) return null;
  switch (state.phase) {
    case 'commit':
    case 'turnUp':
      return clocks.commit;
    case 'bid':
      return clocks.bid;
    case 'show':
      return SHOWN_SECONDS;
    case 'predict':
    case 'stake':
      return CHOICE_SECONDS;
    default:
      return clocks.play;
  }
}

/** One clock for everybody who owes the same decision. */
export function timers(state: Now): Timer[] {
  const seats = awaiting(state);
  const time = seconds(state);
  if (time === null || seats.length === 0) return [];
  const { phase, round, combats, bidding, turn } = state;
  return [{ id: `${phase}-${round}.${combats}.${bidding}.${turn ?? 0}`, seats, seconds: time, running: true }];
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Every choice of so many of these, in rising order. */
function choices(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/** JW-INV-23: never none for an awaited seat. What is left to the dice is not listed, though it is legal. */
export function intents(state: Now, seat: Seat): Intent[] {
  return [...offers(state, seat), { type: 'resign' } as const].filter((intent) => check(state, seat, intent) === null);
}

function offers(state: Now, seat: Seat): Intent[] {
  switch (state.phase) {
    case 'lead':
    case 'oppose':
      return upTo(playerAt(state, seat).cards).map((at) => ({ type: 'play', at }));
    case 'commit':
      return [null, ...secretOf(state, seat).combat].map((card) => ({ type: 'commit', card }));
    case 'reveal':
      return choices(upTo(state.handSize), revealed(state.players.length, state.handSize)).map((cards) => ({
        type: 'reveal',
        cards,
      }));
    case 'show':
    case 'turnUp':
      return [{ type: 'ready' }];
    case 'bid':
      return upTo(state.handSize + 1).map((n) => ({ type: 'bid', n }));
    case 'declare':
      return (['fight', 'fold'] as const).map((choice) => ({ type: 'declare', choice }));
    case 'pickAttacker':
    case 'pickOpponent':
      return state.pool.map((slot) => ({ type: 'pick', slot }));
    case 'predict':
      return [null, ...upTo(11)].map((n) => ({ type: 'predict', n }));
    case 'stake':
      return [{ type: 'stake', side: null, n: 0 }, ...stakes(mostStake(state, seat))];
    case 'over':
      return [];
  }
}

function stakes(most: number): Intent[] {
  return BACKINGS.flatMap((side) => upTo(most).map((i): Intent => ({ type: 'stake', side, n: i + 1 })));
}

/** JW-SEQ-8: what the game does for a seat whose time has run out. */
export function pass(state: Now, seat: Seat): Intent {
  switch (state.phase) {
    case 'commit':
      return { type: 'commit', card: null };
    case 'reveal':
      return { type: 'reveal', cards: null };
    case 'show':
    case 'turnUp':
      return { type: 'ready' };
    case 'bid':
      return passingBid(state, seat);
    case 'declare':
      return { type: 'declare', choice: 'fold' };
    case 'pickAttacker':
    case 'pickOpponent':
      return { type: 'pick', slot: null };
    case 'predict':
      return { type: 'predict', n: null };
    case 'stake':
      return { type: 'stake', side: null, n: 0 };
    default:
      return { type: 'play', at: null };
  }
}

/** JW-SEQ-8: half the hand, or the next lower legal number, or the next higher one. JW-WH-6: there always is one. */
function passingBid(state: Now, seat: Seat): Intent {
  const half = Math.floor(state.handSize / 2);
  const wishes = [...upTo(half + 1).reverse(), ...upTo(state.handSize - half).map((i) => half + 1 + i)];
  const bids = wishes.map((n): Intent => ({ type: 'bid', n }));
  const legal = bids.find((intent) => check(state, seat, intent) === null);
  if (legal === undefined) throw new Error('There is no legal bid');
  return legal;
}
