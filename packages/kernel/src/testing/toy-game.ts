/**
 * The Bone Auction: a small game very different from a battle, to test the contract and everything built on it. Three
 * collectors bid for fossils with cards from hidden hands, all at once and face down. The highest card takes the lot, unless
 * the second highest doubts that the lot is genuine and an appraisal proves them right.
 *
 * - BONE-1 Fifteen cards, 1 to 15, are shuffled and dealt, five to each of three seats. The catalogue of lots is shuffled.
 * - BONE-2 In each round every seat bids one card of its hand, face down, in any order.
 * - BONE-3 A bid can't be changed.
 * - BONE-4 When all have bid, the cards are shown. The highest seat holds the lot; the second highest may doubt it.
 * - BONE-5 A doubted lot is appraised with a die. On 1 or 2 it is a fake: the holder loses 1 point and the doubter gets 2.
 * Otherwise the doubter loses 1 point and the lot is sold.
 * - BONE-6 A sold lot scores its worth. Points never fall below 0.
 * - BONE-7 A seat may note a card of its hand at any time. If its clock runs out, that card is bid, or else its lowest.
 * - BONE-8 The game ends with its last round; most points win, several seats on a tie.
 * - BONE-9 It ends at once when a seat reaches the agreed fame.
 * - BONE-10 Nobody knows the catalogue: a lot is shown when its round begins, and lots that never come up are never shown.
 */
import { shuffled } from '../deck';
import type { Dice } from '../dice';
import type { Frozen, Outcome, Refusal, Seat, Viewer } from '../ruleset';
import {
  FOSSILS,
  type Fossil,
  TOY_SEATS,
  type ToyEvent,
  type ToyIntent,
  type ToyOptions,
  type ToyPlayer,
  type ToyRule,
  type ToyRuleset,
  type ToySecret,
  type ToyState,
  WORTH,
} from './toy-types';

/** The number of cards dealt to each seat. */
const HAND = 5;

type Emit = (event: ToyEvent) => void;
type Now = Frozen<ToyState>;

function refuse(rule: ToyRule, code: string, facts: Refusal['facts'] = {}): Refusal<ToyRule> {
  return { rule, code, facts };
}

/** The secret of a seat. Throws on the view of another viewer, where it is hidden. */
function secretOf(state: Now, seat: Seat): Frozen<ToySecret> {
  const secret = state.secrets[seat];
  if (secret === null || secret === undefined) throw new Error(`The hand of seat ${seat} is hidden`);
  return secret;
}

function setup(options: Frozen<ToyOptions>, dice: Dice): ToyState {
  const deck = shuffled(
    Array.from({ length: TOY_SEATS * HAND }, (_, i) => i + 1),
    dice,
    'deal',
  );
  const [lot, ...lots] = shuffled(FOSSILS, dice, 'catalogue');
  const seats = Array.from({ length: TOY_SEATS }, (_, seat) => seat);
  return {
    round: 1,
    lot: lot as Fossil,
    stage: 'bidding',
    options: { ...options },
    players: seats.map(() => ({ bid: false, cards: HAND, shown: null, points: 0, fossils: [] })),
    holder: null,
    doubter: null,
    secrets: seats.map((seat) => ({
      hand: deck.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b),
      bid: null,
      note: null,
    })),
    closed: { lots },
    ending: null,
  };
}

function checkSetup(options: Frozen<ToyOptions>): Refusal<ToyRule>[] {
  const refusals: Refusal<ToyRule>[] = [];
  if (!(options.rounds >= 1 && options.rounds <= HAND)) {
    refusals.push(refuse('BONE-8', 'BAD_SETUP', { rounds: options.rounds, most: HAND }));
  }
  if (!(options.fame >= 1)) refusals.push(refuse('BONE-9', 'BAD_SETUP', { fame: options.fame }));
  return refusals;
}

function awaiting(state: Now): Seat[] {
  if (state.stage === 'doubt') return state.doubter === null ? [] : [state.doubter];
  if (state.stage === 'over') return [];
  return state.players.flatMap((player, seat) => (player.bid ? [] : [seat]));
}

function intents(state: Now, seat: Seat): ToyIntent[] {
  if (state.stage === 'doubt') return [{ type: 'accept' }, { type: 'doubt' }];
  const { hand, note } = secretOf(state, seat);
  const bids = hand.map((card): ToyIntent => ({ type: 'bid', card }));
  const notes = hand.filter((card) => card !== note).map((card): ToyIntent => ({ type: 'note', card }));
  return [...bids, ...notes];
}

function pass(state: Now, seat: Seat): ToyIntent {
  if (state.stage === 'doubt') return { type: 'accept' };
  const { hand, note } = secretOf(state, seat);
  return { type: 'bid', card: note ?? (hand[0] as number) };
}

function check(state: Now, seat: Seat, intent: ToyIntent): Refusal<ToyRule> | null {
  if (state.ending !== null) return refuse(state.ending.rule, 'GAME_OVER');
  switch (intent.type) {
    case 'bid':
      if (state.stage !== 'bidding') return refuse('BONE-2', 'NOT_NOW', { stage: state.stage });
      if (state.players[seat]?.bid !== false) return refuse('BONE-3', 'ALREADY_BID');
      return secretOf(state, seat).hand.includes(intent.card)
        ? null
        : refuse('BONE-2', 'NOT_IN_HAND', { card: intent.card });
    case 'note':
      return secretOf(state, seat).hand.includes(intent.card)
        ? null
        : refuse('BONE-7', 'NOT_IN_HAND', { card: intent.card });
    case 'doubt':
    case 'accept':
      if (state.stage !== 'doubt') return refuse('BONE-4', 'NOT_NOW', { stage: state.stage });
      return seat === state.doubter ? null : refuse('BONE-4', 'NOT_YOU', { doubter: state.doubter });
  }
}

function resolve(state: Now, seat: Seat, intent: ToyIntent, dice: Dice, emit: Emit): void {
  switch (intent.type) {
    case 'bid':
      emit({ type: 'bidLaid', seat, card: intent.card });
      if (state.players.every((player) => player.bid)) show(state, emit);
      return;
    case 'note':
      emit({ type: 'noted', seat, card: intent.card });
      return;
    case 'accept':
      emit({ type: 'accepted', seat });
      sell(state, emit);
      return;
    case 'doubt':
      appraise(state, seat, dice, emit);
  }
}

/** BONE-4 */
function show(state: Now, emit: Emit): void {
  const cards = state.players.map((_, seat) => secretOf(state, seat).bid as number);
  const [holder, doubter] = cards.map((_, seat) => seat).sort((a, b) => (cards[b] as number) - (cards[a] as number));
  emit({ type: 'shown', cards, holder: holder as Seat, doubter: doubter as Seat });
}

/** BONE-5 */
function appraise(state: Now, seat: Seat, dice: Dice, emit: Emit): void {
  const face = dice.roll(6, 'appraisal');
  const fake = face <= 2;
  const holder = state.holder as Seat;
  emit({ type: 'appraised', seat, face, fake });
  score(state, seat, fake ? 2 : -1, emit);
  if (fake) {
    score(state, holder, -1, emit);
    next(state, emit);
  } else {
    sell(state, emit);
  }
}

/** BONE-6 */
function sell(state: Now, emit: Emit): void {
  const seat = state.holder as Seat;
  const fossil = state.lot;
  emit({ type: 'sold', seat, fossil });
  score(state, seat, WORTH[fossil], emit);
  next(state, emit);
}

function score(state: Now, seat: Seat, change: number, emit: Emit): void {
  const points = Math.max(0, (state.players[seat]?.points as number) + change);
  emit({ type: 'scored', seat, points });
}

/** BONE-8, BONE-9 */
function next(state: Now, emit: Emit): void {
  const points = state.players.map((player) => player.points);
  const most = Math.max(...points);
  const winners = points.flatMap((p, seat) => (p === most ? [seat] : []));
  if (most >= state.options.fame) emit({ type: 'ended', winners, rule: 'BONE-9' });
  else if (state.round >= state.options.rounds) emit({ type: 'ended', winners, rule: 'BONE-8' });
  else emit({ type: 'roundBegan', round: state.round + 1, lot: nextLot(state) });
}

/** BONE-10 */
function nextLot({ closed }: Now): Fossil {
  const lot = closed?.lots[0];
  if (lot === undefined) throw new Error('The catalogue is hidden');
  return lot;
}

function evolve(state: ToyState, event: ToyEvent): void {
  switch (event.type) {
    case 'bidLaid':
      lay(state, event.seat, event.card);
      return;
    case 'noted':
      (state.secrets[event.seat] as ToySecret).note = event.card;
      return;
    case 'shown':
      state.stage = 'doubt';
      state.holder = event.holder;
      state.doubter = event.doubter;
      event.cards.forEach((card, seat) => {
        (state.players[seat] as ToyPlayer).shown = card;
      });
      for (const secret of state.secrets) if (secret !== null) secret.bid = null;
      return;
    case 'accepted':
    case 'appraised':
      state.doubter = null;
      return;
    case 'sold':
      state.players[event.seat]?.fossils.push(event.fossil);
      return;
    case 'scored':
      (state.players[event.seat] as ToyPlayer).points = event.points;
      return;
    case 'roundBegan':
      state.round = event.round;
      state.lot = event.lot;
      state.closed?.lots.shift();
      state.stage = 'bidding';
      state.holder = null;
      for (const player of state.players) player.bid = false;
      return;
    case 'ended':
      state.stage = 'over';
      state.ending = { winners: [...event.winners], rule: event.rule };
  }
}

function lay(state: ToyState, seat: Seat, card: number | null): void {
  const secret = state.secrets[seat];
  const player = state.players[seat] as ToyPlayer;
  player.cards--;
  player.bid = true;
  if (!secret || card === null) return;
  secret.hand.splice(secret.hand.indexOf(card), 1);
  secret.bid = card;
  if (secret.note === card) secret.note = null;
}

function view(state: Now, viewer: Viewer): Now {
  return { ...state, secrets: state.secrets.map((secret, seat) => (seat === viewer ? secret : null)), closed: null };
}

function see(_: Now, event: ToyEvent, viewer: Viewer): ToyEvent | null {
  if (event.type === 'noted') return event.seat === viewer ? event : null;
  if (event.type === 'bidLaid' && event.seat !== viewer) return { ...event, card: null };
  return event;
}

/** The hand that was dealt (BONE-1). Called before anybody has played. */
function hidden(state: Now, seat: Seat): { readonly hand: readonly number[] } {
  return { hand: secretOf(state, seat).hand };
}

function outcome(state: Now): Outcome<ToyRule> | null {
  if (state.ending === null) return null;
  return { ...state.ending, facts: { points: state.players.map((player) => player.points) } };
}

/** The Bone Auction as a ruleset. */
export const toyGame: ToyRuleset = {
  id: 'bone-auction',
  version: 1,
  checkSetup,
  setup,
  seats: () => TOY_SEATS,
  awaiting,
  timers(state) {
    const seats = awaiting(state);
    if (seats.length === 0) return [];
    if (state.stage === 'doubt') return [{ id: `doubt-${state.round}`, seats, seconds: 10, running: true }];
    const seconds = state.options.bidSeconds;
    return seconds === null ? [] : [{ id: `bid-${state.round}`, seats, seconds, running: true }];
  },
  intents,
  pass,
  check,
  resolve,
  evolve,
  view,
  see,
  hidden,
  outcome,
};
