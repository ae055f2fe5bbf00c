import { frozen } from '@dwo/kernel';
import tables from '../fixtures/tables.json';
import { always, combat, dealt, does, ofType, refusal, SURPRISE, table } from '../testing/table';
import { defaults, type Event, jurassicWars, type Options, type State } from '.';
import { underdogPoints, whistPoints } from './scores';

const first = (state: State, seat: number | null) => state.secrets[seat ?? 0]?.hand[0] ?? 0;

/** Commits no combat card for every seat that is asked. */
function withoutCards(state: State): Event[] {
  const events: Event[] = [];
  while (state.phase === 'commit') {
    const [seat = 0] = jurassicWars.awaiting(frozen(state));
    events.push(...does(state, seat, { type: 'commit', card: null }));
  }
  return events;
}

/** Plays the combats of a round; the lead wins each. */
function playRound(state: State): Event[] {
  const { round } = state;
  const events: Event[] = [];
  while (state.round === round && state.phase === 'lead') {
    const [lead, opponent] = [first(state, state.lead), first(state, state.opponent)];
    events.push(...combat(state, [lead, opponent]));
    events.push(...withoutCards(state));
  }
  return events;
}

function bids(state: State, ...numbers: readonly number[]): void {
  for (const n of numbers) does(state, state.turn ?? 0, { type: 'bid', n });
}

const flaws = (version: 'whist' | 'underdog', players: number, changes: Partial<Options> = {}) =>
  jurassicWars.checkSetup({ ...defaults(version, players), ...changes }).map(({ rule }) => rule);

test('JW-WH-1 three to five play Whist, two only with revealed cards', () => {
  expect([3, 4, 5].flatMap((players) => flaws('whist', players))).toEqual([]);
  expect([2, 6].map((players) => flaws('whist', players))).toEqual([['JW-WH-1'], ['JW-WH-1']]);
  expect(flaws('whist', 2, { reveal: true })).toEqual([]);
});

test('JW-UD-0 three to five play Underdog', () => {
  expect([3, 4, 5].flatMap((players) => flaws('underdog', players))).toEqual([]);
  expect([2, 6].map((players) => flaws('underdog', players))).toEqual([['JW-UD-0'], ['JW-UD-0']]);
});

test('JW-WH-2 JW-WH-3 each player deals once, and every round is dealt anew', () => {
  const state = table('whist', 3, {}, { dealer: 2, combat: [[SURPRISE], [], []] });
  const dealers = [state.dealer];
  for (let round = 1; round <= 3; round++) {
    bids(state, 0, 0, 0);
    const events = playRound(state);
    const [deal] = ofType(events, 'dealt');
    if (round === 3) {
      expect(deal).toBeUndefined();
      break;
    }
    dealers.push(state.dealer);
    expect(deal?.hands.map((hand) => hand?.length)).toEqual([6, 6, 6]);
    expect(state.players.map(({ combat: own, set, bid }) => [own, set, bid])).toEqual(
      Array.from({ length: 3 }, () => [3, [], null]),
    );
    expect([state.period, state.discarded, state.out]).toEqual([deal?.period, [], []]);
  }
  expect(dealers).toEqual([2, 0, 1]);
  expect(state.phase).toBe('over');
});

test('JW-WH-4 the dealer bids first, then to the left, and everybody hears it', () => {
  const state = table('whist', 4, {}, { dealer: 2 });
  expect(jurassicWars.awaiting(frozen(state))).toEqual([2]);
  expect(refusal(state, 3, { type: 'bid', n: 1 })).toMatchObject({ rule: 'JW-WH-4', code: 'NOT_YOUR_TURN' });
  expect(refusal(state, 2, { type: 'bid', n: 6 })).toMatchObject({ rule: 'JW-WH-4', code: 'NO_SUCH_BID' });
  expect(refusal(state, 2, { type: 'bid', n: -1 })).toMatchObject({ rule: 'JW-WH-4' });
  const [made] = does(state, 2, { type: 'bid', n: 3 });
  expect(jurassicWars.see(frozen(state), made as Event, 'spectator')).toEqual({ type: 'bidMade', seat: 2, n: 3 });
  expect(jurassicWars.view(frozen(state), 0).players[2]?.bid).toBe(3);
  expect(state.turn).toBe(3);
  bids(state, 0, 0, 0);
  expect([state.phase, state.lead]).toEqual(['lead', 3]);
});

test('JW-WH-5 JW-EX-15 the last bid must not bring the sum to the number of combats', () => {
  const legal = (players: number, before: readonly number[], hand: number) => {
    const state = table('whist', players);
    bids(state, ...before);
    return Array.from({ length: hand + 1 }, (_, n) => n).filter(
      (n) => refusal(state, state.turn ?? 0, { type: 'bid', n }) === null,
    );
  };
  expect(legal(4, [3, 3, 2], 5)).toEqual([0, 1, 3, 4, 5]);
  expect(legal(4, [5, 5, 5], 5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(legal(3, [4, 4], 6)).toEqual([0, 2, 3, 4, 5, 6]);
  const state = table('whist', 3, { deal: 'shorter', dinocardsEach: 5 });
  bids(state, 3, 3);
  expect(refusal(state, state.turn ?? 0, { type: 'bid', n: 1 })).toMatchObject({
    rule: 'JW-WH-5',
    code: 'SUM_OF_BIDS',
  });
});

test('JW-WH-6 JW-SEQ-8 a player whose time is up bids half the hand, or the next lower number, or the next higher', () => {
  const pass = (before: readonly number[], changes: Partial<Options> = {}, players = 4) => {
    const state = table('whist', players, changes);
    bids(state, ...before);
    return jurassicWars.pass(frozen(state), state.turn ?? 0);
  };
  expect(pass([])).toEqual({ type: 'bid', n: 2 });
  expect(pass([3, 3, 2])).toEqual({ type: 'bid', n: 1 });
  // Half of two is one; zero is next, and two is the last choice.
  expect(pass([0, 2, 1], { deal: 'shorter', dinocardsEach: 2 })).toEqual({ type: 'bid', n: 0 });
});

test('JW-WH-7 JW-WH-10 sets stay where they are, and nobody is eliminated', () => {
  const state = table('whist', 3, {}, { hands: [[1], [10, 11], [18, 19]], sets: [[2, 3], [], []], dealer: 2 });
  bids(state, 0, 0, 0);
  const events = combat(state, [1, 10]);
  expect(events.some(({ type }) => type === 'pickedUp' || type === 'eliminated')).toBe(false);
  expect(state.players[0]).toMatchObject({ standing: 'in', cards: 0, set: [2, 3, 1] });
});

test('JW-WH-8 JW-EX-12 a player without dinocards is passed over', () => {
  const state = table('whist', 4, {}, { hands: [[1, 2], [9], [18, 19], [16, 17]], dealer: 3 });
  bids(state, 0, 0, 0, 0);
  combat(state, [1, 9]);
  expect([state.lead, state.opponent]).toEqual([2, 3]);
});

test('JW-WH-9 the round ends when fewer than two players have dinocards', () => {
  const state = table('whist', 3, {}, { hands: [[1, 2], [9], []], dealer: 2 });
  bids(state, 0, 0, 0);
  const events = combat(state, [1, 9]);
  expect(ofType(events, 'scored')).toHaveLength(1);
  expect(state.round).toBe(2);
});

test.each(tables.vectors.whistScore)('JW-WH-11 JW-EX-14 bid $bid and won $victories of $hand', (row) => {
  expect(whistPoints(row.bid, row.victories, row.hand)).toBe(row.points);
});

test('JW-WH-11 JW-WH-10 a round scores each bid against the set', () => {
  const state = table('whist', 3, {}, { hands: [[1], [9], []], sets: [[2], [3], [4, 5]], dealer: 2 });
  bids(state, 0, 2, 1);
  const [scored] = ofType(combat(state, [1, 9]), 'scored');
  // Seat 2 bid zero and won two; seat 0 bid two and won two; seat 1 bid one and won one.
  expect(scored?.points).toEqual([7, 6, -4]);
});

/** The last round of a match, with these scores before it. */
function lastRound(version: 'whist' | 'underdog', scores: readonly number[]): State {
  const state = table(version, 3, {}, { hands: [[1], [9], []], dealer: 2 });
  state.round = 3;
  state.players.forEach((player, seat) => {
    player.score = scores[seat] ?? 0;
  });
  return state;
}

test('JW-WH-12 the most points after the last round win', () => {
  const state = lastRound('whist', [20, 30, 10]);
  bids(state, 1, 0, 0);
  combat(state, [1, 9]);
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({ winners: [1], rule: 'JW-WH-12' });
  expect(state.players.map(({ score }) => score)).toEqual([18, 35, 10]);
});

test('JW-UD-1 JW-UD-2 JW-EX-16 a round of Underdog scores the ranks of the winners, without bids', () => {
  expect(underdogPoints([1, 20])).toBe(21);
  const state = table('underdog', 3, {}, { hands: [[20], [9], []], sets: [[1], [], [7]], dealer: 2 });
  expect(state.phase).toBe('lead');
  expect(refusal(state, 2, { type: 'bid', n: 1 })).toMatchObject({ rule: 'JW-WH-4', code: 'NOT_NOW' });
  const [scored] = ofType(combat(state, [20, 9]), 'scored');
  expect(scored?.points).toEqual([21, 0, 7]);
  expect([state.round, state.dealer]).toEqual([2, 0]);
});

test('JW-UD-3 the most points win Underdog', () => {
  const state = lastRound('underdog', [3, 0, 0]);
  combat(state, [1, 9], always(1));
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({ winners: [1], rule: 'JW-UD-3' });
});

/** A deal of Whist with revealed cards, before any choice. */
const revealing = (players: number, changes: Partial<Options> = {}) =>
  dealt({ ...defaults('whist', players), reveal: true, ...changes });

test('JW-RV-1 JW-EX-26 all choices are shown at the same time, before the bids', () => {
  const state = revealing(3);
  expect([state.phase, jurassicWars.awaiting(frozen(state))]).toEqual(['reveal', [0, 1, 2]]);
  expect(refusal(state, 0, { type: 'reveal', cards: [0, 1] })).toMatchObject({ rule: 'JW-RV-1', code: 'NUMBER' });
  expect(refusal(state, 0, { type: 'reveal', cards: [0, 1, 1] })).toMatchObject({ rule: 'JW-RV-1', code: 'NUMBER' });
  expect(refusal(state, 0, { type: 'reveal', cards: [0, 1, 6] })).toMatchObject({ rule: 'JW-SEQ-6' });
  const hands = state.secrets.map((secret) => [...(secret?.hand ?? [])]);
  const [chose] = does(state, 0, { type: 'reveal', cards: [0, 2, 4] });
  expect(jurassicWars.see(frozen(state), chose as Event, 1)).toEqual({ type: 'chose', seat: 0, cards: null });
  expect(refusal(state, 0, { type: 'reveal', cards: [0, 1, 2] })).toMatchObject({ code: 'ALREADY_CHOSEN' });
  does(state, 1, { type: 'reveal', cards: [0, 1, 2] });
  expect(state.shown).toEqual([]);
  const events = does(state, 2, { type: 'reveal', cards: [3, 4, 5] });
  const expected = [
    [0, 2, 4],
    [0, 1, 2],
    [3, 4, 5],
  ].map((at, seat) => at.map((i) => hands[seat]?.[i]));
  expect(ofType(events, 'shown')[0]?.cards).toEqual(expected);
  expect(jurassicWars.view(frozen(state), 'spectator').shown).toEqual(expected);
});

test.each([
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 2],
])('JW-RV-1 with %d players everybody shows %d dinocards', (players, count) => {
  const state = revealing(players);
  expect(jurassicWars.intents(frozen(state), 0)[0]).toMatchObject({
    cards: Array.from({ length: count }, (_, i) => i),
  });
});

test('JW-RV-3 a hand of two shows one', () => {
  const state = revealing(3, { deal: 'shorter', dinocardsEach: 2 });
  expect(refusal(state, 0, { type: 'reveal', cards: [0, 1] })).toMatchObject({ facts: { count: 1 } });
  expect(refusal(state, 0, { type: 'reveal', cards: [1] })).toBeNull();
});

test('JW-RV-2 JW-RV-4 they are seen until all are ready or 45 seconds have passed, and nothing marks them afterwards', () => {
  const state = revealing(3);
  for (const seat of [0, 1, 2]) does(state, seat, jurassicWars.pass(frozen(state), seat));
  expect(state.shown.map(({ length }) => length)).toEqual([3, 3, 3]);
  expect(jurassicWars.timers(frozen(state))).toMatchObject([{ seats: [0, 1, 2], seconds: 45 }]);
  expect(jurassicWars.pass(frozen(state), 1)).toEqual({ type: 'ready' });
  for (const seat of [2, 0, 1]) does(state, seat, { type: 'ready' });
  expect([state.phase, state.shown]).toEqual(['bid', []]);
  expect(state.secrets.map((secret) => secret?.chosen)).toEqual([[], [], []]);
});
