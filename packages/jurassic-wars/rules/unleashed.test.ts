import { frozen } from '@dwo/kernel';
import { always, dealt, does, ofType, refusal } from '../testing/table';
import { defaults, dinocard, type Event, type Intent, jurassicWars, type Options, type Side, type State } from '.';

/** A game in which seat 0 has the carnivores by default. */
const unleashed = (changes: Partial<Options> = {}) =>
  dealt({ ...defaults('carnivoresUnleashed', 2), carnivores: 0, ...changes });

/** Makes both seats ready; without cards and stakes this fights the combat, which `side` wins. */
function turn(state: State, side: Side): Event[] {
  return [...does(state, 0, { type: 'ready' }), ...does(state, 1, { type: 'ready' }, always(side))];
}

/** So many combats won by the carnivores, then so many by the herbivores. */
function won(state: State, carnivores: number, herbivores: number): Event[] {
  const sides = [...Array.from({ length: carnivores }, () => 0), ...Array.from({ length: herbivores }, () => 1)];
  return sides.flatMap((side) => turn(state, side as Side));
}

const flaws = (players: number, changes: Partial<Options> = {}) =>
  jurassicWars.checkSetup({ ...defaults('carnivoresUnleashed', players), ...changes }).map(({ rule }) => rule);

test('JW-CU-1 two players, ten carnivores and ten herbivores', () => {
  expect([1, 2, 3].map((players) => flaws(players))).toEqual([['JW-CU-1'], [], ['JW-CU-1']]);
  const decks = unleashed().closed?.decks ?? [];
  expect(decks.map((deck) => [...new Set(deck.map((rank) => dinocard(rank).diet))])).toEqual([
    ['carnivore'],
    ['herbivore'],
  ]);
  expect(decks.map(({ length }) => length)).toEqual([10, 10]);
});

test('JW-CU-2 the seat of the carnivores is agreed or left to chance', () => {
  expect(unleashed({ carnivores: 1 }).carnivores).toBe(1);
  const byChance = Array.from({ length: 20 }, (_, seed) =>
    dealt({ ...defaults('carnivoresUnleashed', 2), carnivores: null }, seed + 1),
  );
  expect(new Set(byChance.map(({ carnivores }) => carnivores))).toEqual(new Set([0, 1]));
  expect(flaws(2, { carnivores: 2 })).toEqual(['JW-CU-2']);
});

test('JW-CU-3 when both are ready the top cards are turned up and fight without limit', () => {
  const state = unleashed();
  const tops = state.closed?.decks.map(([top]) => top);
  does(state, 1, { type: 'ready' });
  expect(refusal(state, 1, { type: 'ready' })).toMatchObject({ rule: 'JW-CU-3', code: 'ALREADY_CHOSEN' });
  // Three ties in a row cost nobody a die.
  let rolls = 0;
  const dice = { roll: (_: number, why: string) => (++rolls > 60 && why === 'lead' ? 6 : 1) };
  const events = does(state, 0, { type: 'ready' }, dice);
  expect(ofType(events, 'turnedUp')[0]?.ranks).toEqual(tops);
  expect(ofType(events, 'rolled').some(({ byRank }) => byRank)).toBe(false);
  expect(state.players.map(({ cards }) => cards)).toEqual([9, 9]);
});

test('JW-CU-4 there is neither a period nor a combat card', () => {
  const state = unleashed();
  expect([state.period, state.players.map(({ combat }) => combat)]).toEqual([null, [0, 0]]);
});

test('JW-CU-5 the winner is laid aside by its player, the loser is out', () => {
  const state = unleashed();
  const [red = 0, green = 0] = (state.closed?.decks ?? []).map(([top]) => top);
  turn(state, 1);
  expect([state.players.map(({ set }) => set), state.out]).toEqual([[[], [green]], [red]]);
});

test('JW-CU-6 JW-EX-17 after ten combats the player who has won more wins', () => {
  const state = unleashed();
  won(state, 6, 4);
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({
    winners: [0],
    rule: 'JW-CU-6',
    facts: { points: [6, 4] },
  });
});

test('JW-CU-7 JW-EX-17 at five each the winners fight five more combats', () => {
  const state = unleashed();
  const winners = () => state.players.map(({ set }) => [...set].sort((a, b) => a - b));
  won(state, 5, 4);
  const before = winners();
  const events = turn(state, 1);
  const [playOff] = ofType(events, 'playOffBegan');
  expect(playOff?.decks?.map((deck) => [...deck].sort((a, b) => a - b))[0]).toEqual(before[0]);
  expect(jurassicWars.see(frozen(state), playOff as Event, 0)).toEqual({ type: 'playOffBegan', decks: null });
  expect([state.playOff, state.players.map(({ cards }) => cards)]).toEqual([true, [5, 5]]);
  won(state, 2, 3);
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({
    winners: [1],
    rule: 'JW-CU-7',
    facts: { points: [5, 5] },
  });
});

test('JW-CU-8 a period stays, or rotates after every combat and in the play-off', () => {
  const fixed = unleashed({ unleashedTimeline: 'fixed' });
  const { period } = fixed;
  won(fixed, 2, 0);
  expect([period === null, fixed.period === period]).toEqual([false, true]);
  const rotating = unleashed({ unleashedTimeline: 'rotating' });
  const { timeline = [] } = rotating.closed ?? {};
  won(rotating, 5, 5);
  expect([rotating.moves, rotating.period]).toEqual([10, timeline[10 % 3]]);
  turn(rotating, 0);
  expect([rotating.moves, rotating.period]).toEqual([11, timeline[11 % 3]]);
  expect(flaws(2, { timeline: 'rotating' })).toEqual(['JW-CU-8']);
});

test('JW-CU-9 with five combat cards each both commit, and what is left can be used in the play-off', () => {
  const state = unleashed({ unleashedCombatCards: true });
  expect(state.players.map(({ combat }) => combat)).toEqual([5, 5]);
  turn(state, 0);
  expect([state.phase, jurassicWars.awaiting(frozen(state))]).toEqual(['commit', [0, 1]]);
  const [card = 0] = state.secrets[0]?.combat ?? [];
  const commit = (mine: number | null, side: Side) => {
    does(state, 0, { type: 'commit', card: mine });
    does(state, 1, { type: 'commit', card: null }, always(side));
  };
  commit(card, 0);
  expect(state.discarded).toEqual([card]);
  for (let n = 1; n < 10; n++) {
    turn(state, 0);
    commit(null, n < 5 ? 0 : 1);
  }
  expect([state.playOff, state.players.map(({ combat }) => combat)]).toEqual([true, [4, 5]]);
  turn(state, 0);
  expect(state.phase).toBe('commit');
});

test('JW-CU-10 in a double match the decks are swapped, and a player who wins both games wins', () => {
  const state = unleashed({ doubleMatch: true });
  won(state, 6, 4);
  expect([state.round, state.carnivores, state.players.map(({ games }) => games)]).toEqual([2, 1, [1, 0]]);
  expect(state.players.map(({ cards, set }) => [cards, set])).toEqual([
    [10, []],
    [10, []],
  ]);
  won(state, 4, 6);
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({ winners: [0], rule: 'JW-CU-10' });
});

test('JW-CU-10 at one game each the number of combats won decides, then a fight-off', () => {
  const state = unleashed({ doubleMatch: true });
  won(state, 6, 4);
  won(state, 7, 3);
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({
    winners: [1],
    rule: 'JW-CU-10',
    facts: { points: [9, 11] },
  });
  const even = unleashed({ doubleMatch: true });
  won(even, 6, 4);
  won(even, 6, 4);
  expect(even.ending?.rule).toBe('JW-FO-4');
});

const predict = (n: number | null): Intent => ({ type: 'predict', n });

test('JW-CU-11 JW-R-48 each player predicts in secret how many combats the carnivores will win', () => {
  const state = unleashed({ predictions: true });
  expect([state.phase, state.players.map(({ counters }) => counters)]).toEqual(['predict', [20, 20]]);
  expect(refusal(state, 0, predict(11))).toMatchObject({ rule: 'JW-CU-11', code: 'NO_SUCH_NUMBER' });
  expect(jurassicWars.timers(frozen(state))).toMatchObject([{ seats: [0, 1], seconds: 30 }]);
  const [made] = does(state, 0, predict(6));
  expect(jurassicWars.see(frozen(state), made as Event, 1)).toEqual({ type: 'predicted', seat: 0, n: null });
  expect(refusal(state, 0, predict(5))).toMatchObject({ rule: 'JW-CU-11', code: 'ALREADY_CHOSEN' });
  does(state, 1, predict(5));
  const events: Event[] = [];
  for (let n = 0; n < 10; n++) {
    turn(state, 0);
    for (const seat of [0, 1]) {
      events.push(...does(state, seat, { type: 'stake', side: null, n: 0 }, always(n < 6 ? 0 : 1)));
    }
  }
  expect(ofType(events, 'guessesPaid')).toEqual([{ type: 'guessesPaid', guesses: [6, 5], changes: [3, 1] }]);
  expect(state.players.map(({ counters }) => counters)).toEqual([23, 21]);
});

test('JW-CU-11 before each combat everybody may stake up to three counters, which has no influence on it', () => {
  const state = unleashed({ predictions: true });
  for (const seat of [0, 1]) does(state, seat, jurassicWars.pass(frozen(state), seat));
  turn(state, 0);
  expect([state.phase, state.up.every((rank) => rank !== null)]).toEqual(['stake', true]);
  for (const n of [4, 0, -1]) {
    expect(refusal(state, 0, { type: 'stake', side: 'carnivores', n })).toMatchObject({
      rule: 'JW-CU-11',
      code: 'NO_SUCH_STAKE',
    });
  }
  expect(refusal(state, 0, { type: 'stake', side: null, n: 1 })).toMatchObject({ rule: 'JW-CU-11', code: 'NO_SIDE' });
  does(state, 0, { type: 'stake', side: 'carnivores', n: 3 });
  const events = does(state, 1, { type: 'stake', side: 'herbivores', n: 2 }, always(0));
  expect(ofType(events, 'stakesPaid')).toMatchObject([{ changes: [3, -2] }]);
  expect(state.players.map(({ counters, score }) => [counters, score])).toEqual([
    [23, 1],
    [18, 0],
  ]);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [9, 3],
])('JW-CU-11 with %i counters a seat may stake at most %i', (counters, most) => {
  const state = unleashed({ predictions: true });
  for (const seat of [0, 1]) does(state, seat, jurassicWars.pass(frozen(state), seat));
  (state.players[0] as State['players'][number]).counters = counters;
  turn(state, 0);
  const stake = (n: number) => ({ type: 'stake', side: 'carnivores', n }) as const;
  expect(refusal(state, 0, stake(most + 1))).toMatchObject({ rule: 'JW-CU-11', code: 'NO_SUCH_STAKE' });
  const listed = jurassicWars.intents(frozen(state), 0).flatMap((each) => (each.type === 'stake' ? [each.n] : []));
  expect(Math.max(...listed)).toBe(most);
  does(state, 0, stake(most));
});

test('JW-R-47 stakes come before combat cards, and a player without counters is not asked', () => {
  const state = unleashed({ predictions: true, unleashedCombatCards: true });
  for (const seat of [0, 1]) does(state, seat, jurassicWars.pass(frozen(state), seat));
  (state.players[1] as State['players'][number]).counters = 0;
  turn(state, 0);
  expect([state.phase, jurassicWars.awaiting(frozen(state))]).toEqual(['stake', [0]]);
  does(state, 0, { type: 'stake', side: null, n: 0 });
  expect(state.phase).toBe('commit');
});
