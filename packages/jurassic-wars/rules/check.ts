/** The check of every intent; nothing is played that it refuses. */
import type { Refusal, Seat } from '@dwo/kernel';
import { revealed } from './deal-sizes';
import { type JwRule, refuse } from './refusals';
import { playerAt, secretOf } from './seats';
import { committers } from './settle';
import { forbiddenBid } from './tricks';
import type { Intent, Now, Phase } from './types';
import { mostStake, stakers } from './unleashed';
import { picker } from './wild';

type Answer = Refusal<JwRule> | null;
type Of<T extends Intent['type']> = Extract<Intent, { type: T }>;

/** The seats that owe a decision; none after the end of the match. */
export function awaiting(state: Now): Seat[] {
  const seats = asked(state);
  return seats.filter((seat) => !playerAt(state, seat).answered);
}

/** The seats that decide in this phase, even if they have done so already. */
function asked(state: Now): readonly Seat[] {
  const one = (seat: Seat | null) => (seat === null ? [] : [seat]);
  switch (state.phase) {
    case 'reveal':
    case 'show':
    case 'turnUp':
    // JW-R-48
    case 'predict':
      return state.players.map((_, seat) => seat);
    case 'bid':
    case 'declare':
      return one(state.turn);
    case 'lead':
      return one(state.lead);
    case 'oppose':
      return one(state.opponent);
    case 'commit':
      return committers(state);
    case 'pickAttacker':
    case 'pickOpponent':
      return one(picker(state));
    case 'stake':
      return stakers(state);
    case 'over':
      return [];
  }
}

/** The phases of each intent, and the rule that names them. */
const PLACES: Readonly<Record<Exclude<Intent['type'], 'resign'>, readonly [JwRule, ...Phase[]]>> = {
  play: ['JW-G-11', 'lead', 'oppose'],
  commit: ['JW-G-13', 'commit'],
  reveal: ['JW-RV-1', 'reveal'],
  ready: ['JW-RV-2', 'show', 'turnUp'],
  bid: ['JW-WH-4', 'bid'],
  declare: ['JW-PK-6', 'declare'],
  pick: ['JW-DW-5', 'pickAttacker', 'pickOpponent'],
  predict: ['JW-CU-11', 'predict'],
  stake: ['JW-CU-11', 'stake'],
};

/** The rule for a phase in which another seat decides. */
const TURNS: Readonly<Partial<Record<Phase, JwRule>>> = {
  oppose: 'JW-G-12',
  pickOpponent: 'JW-DW-6',
  turnUp: 'JW-CU-3',
};

/** The reason why an intent is refused; null if it is legal. */
export function check(state: Now, seat: Seat, intent: Intent): Answer {
  if (state.ending !== null) return refuse(state.ending.rule, 'GAME_OVER');
  if (intent.type === 'resign') return checkResign(state);
  const [rule, ...phases] = PLACES[intent.type];
  const { phase } = state;
  if (!phases.includes(phase)) return refuse(rule, 'NOT_NOW', { phase });
  if (!asked(state).includes(seat)) return notAsked(state, intent, rule);
  // Only a commitment can be replaced until both are made (JW-SEQ-4).
  if (intent.type !== 'commit' && playerAt(state, seat).answered) {
    return refuse(TURNS[phase] ?? rule, 'ALREADY_CHOSEN', { phase });
  }
  return checkChoice(state, seat, intent);
}

function notAsked(state: Now, intent: Intent, rule: JwRule): Answer {
  const { phase, lead, opponent, options } = state;
  if (intent.type !== 'commit') return refuse(TURNS[phase] ?? rule, 'NOT_YOUR_TURN', { seats: awaiting(state) });
  // JW-DW-7
  if (options.version === 'dinosaursWild') return refuse('JW-DW-7', 'NOT_ALLOWED', { lead, opponent });
  return refuse(rule, 'NOT_IN_COMBAT', { lead, opponent });
}

/** Resigning ends only a match of two; at a larger table a substitute takes the seat (JW-SEQ-7). */
function checkResign(state: Now): Answer {
  const players = state.players.length;
  return players === 2 ? null : refuse('JW-SEQ-7', 'SEAT_IS_HANDED_OVER', { players });
}

function checkChoice(state: Now, seat: Seat, intent: Exclude<Intent, { type: 'resign' }>): Answer {
  switch (intent.type) {
    case 'play':
      return checkPlay(state, seat, intent);
    case 'commit':
      return checkCommit(state, seat, intent);
    case 'reveal':
      return checkReveal(state, intent);
    case 'bid':
      return checkBid(state, seat, intent);
    case 'pick':
      return checkPick(state, intent);
    case 'predict':
      return intent.n === null || within(intent.n, 0, 10) ? null : refuse('JW-CU-11', 'NO_SUCH_NUMBER', { most: 10 });
    case 'stake':
      return checkStake(state, seat, intent);
    case 'ready':
    case 'declare':
      return null;
  }
}

function within(n: number, least: number, most: number): boolean {
  return Number.isInteger(n) && n >= least && n <= most;
}

/** JW-SEQ-6 */
function checkPlay(state: Now, seat: Seat, { at }: Of<'play'>): Answer {
  const { cards } = playerAt(state, seat);
  return at === null || within(at, 0, cards - 1) ? null : refuse('JW-SEQ-6', 'NOT_IN_HAND', { at, cards });
}

/** A player commits one card at most (JW-SEQ-6, JW-CC-2). */
function checkCommit(state: Now, seat: Seat, { card }: Of<'commit'>): Answer {
  if (card === null || secretOf(state, seat).combat.includes(card)) return null;
  return refuse('JW-SEQ-6', 'NOT_IN_HAND', { card });
}

/** JW-RV-1, JW-RV-3 */
function checkReveal(state: Now, { cards }: Of<'reveal'>): Answer {
  if (cards === null) return null;
  const count = revealed(state.players.length, state.handSize);
  const fits = cards.length === count && new Set(cards).size === count;
  if (!fits) return refuse('JW-RV-1', 'NUMBER', { count });
  const own = cards.every((at) => within(at, 0, state.handSize - 1));
  return own ? null : refuse('JW-SEQ-6', 'NOT_IN_HAND', { cards: state.handSize });
}

/** JW-WH-4, JW-WH-5 */
function checkBid(state: Now, seat: Seat, { n }: Of<'bid'>): Answer {
  if (!within(n, 0, state.handSize)) return refuse('JW-WH-4', 'NO_SUCH_BID', { n, most: state.handSize });
  return n === forbiddenBid(state, seat) ? refuse('JW-WH-5', 'SUM_OF_BIDS', { n }) : null;
}

/** JW-DW-5, JW-DW-6 */
function checkPick(state: Now, { slot }: Of<'pick'>): Answer {
  if (slot === null || state.pool.includes(slot)) return null;
  return refuse(state.phase === 'pickAttacker' ? 'JW-DW-5' : 'JW-DW-6', 'NOTHING_THERE', { slot });
}

/** JW-CU-11 */
function checkStake(state: Now, seat: Seat, { side, n }: Of<'stake'>): Answer {
  const most = mostStake(state, seat);
  if (side === null) return n === 0 ? null : refuse('JW-CU-11', 'NO_SIDE', { n });
  return within(n, 1, most) ? null : refuse('JW-CU-11', 'NO_SUCH_STAKE', { n, most });
}
