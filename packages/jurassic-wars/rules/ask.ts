/** The questions to a seat: its legal intents, the intent when its time is up, and its clock. */
import type { Seat, Timer } from '@dwo/kernel';
import { awaiting, check } from './check';
import { revealed } from './deal-sizes';
import { playerAt, secretOf } from './seats';
import { BACKINGS, type Intent, type Now } from './types';
import { mostStake } from './unleashed';

/** Seconds for looking at the shown dinocards (JW-RV-2). */
const SHOWN_SECONDS = 45;
/** Seconds for a prediction or a stake (JW-CU-11). */
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

/** The clock of the present decision, shared by all awaited seats; its length is in seconds. */
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

/** Every choice of so many of these numbers, each in ascending order. */
function choices(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

/**
 * The legal intents of a seat; at least one for an awaited seat (JW-INV-23). Choices that are left to the dice are
 * legal, but not listed.
 */
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

/** The intent that is played for a seat when its time is up (JW-SEQ-8). */
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

/**
 * Half the hand, or the next lower legal number, or the next higher one (JW-SEQ-8). There is always a legal bid
 * (JW-WH-6).
 */
function passingBid(state: Now, seat: Seat): Intent {
  const half = Math.floor(state.handSize / 2);
  const wishes = [...upTo(half + 1).reverse(), ...upTo(state.handSize - half).map((i) => half + 1 + i)];
  const bids = wishes.map((n): Intent => ({ type: 'bid', n }));
  const legal = bids.find((intent) => check(state, seat, intent) === null);
  if (legal === undefined) throw new Error('There is no legal bid');
  return legal;
}
