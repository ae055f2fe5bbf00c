import { frozen } from '@dwo/kernel';
import tables from '../fixtures/tables.json';
import { always, combat, dealt, does, ofType, refusal, SURPRISE, table, throws } from '../testing/table';
import { COMBAT_IDS, defaults, jurassicWars, RANKS, type State } from '.';

const hands = (state: State) => state.secrets.map((secret) => secret?.hand ?? []);
const combatCards = (state: State) => state.secrets.map((secret) => secret?.combat ?? []);
const sorted = (cards: readonly (number | null)[]) => [...cards].map(Number).sort((a, b) => a - b);

/** The ranks of each hand, enough to lose some. */
const TWO = [
  [1, 2, 3],
  [18, 19, 20],
];

test('JW-G-1 two to five players, and the first seat is left of the last', () => {
  const flaws = (players: number) => jurassicWars.checkSetup(defaults('standard', players)).map(({ rule }) => rule);
  expect([2, 3, 4, 5].flatMap(flaws)).toEqual([]);
  expect(flaws(1)).toEqual(['JW-G-1']);
  expect(flaws(6)).toEqual(['JW-G-1']);
  const state = table('standard', 3, {}, { dealer: 1 });
  expect([state.lead, state.opponent]).toEqual([2, 0]);
});

test('JW-G-2 every seat is the first dealer in some match', () => {
  const dealers = Array.from({ length: 60 }, (_, seed) => dealt(defaults('standard', 3), seed + 1).dealer);
  expect(new Set(dealers)).toEqual(new Set([0, 1, 2]));
});

test.each(tables.deal)(
  'JW-G-3 JW-G-4 $players players get $dinocardsEach dinocards and $combatCardsEach combat cards',
  (row) => {
    const state = dealt(defaults('standard', row.players));
    expect(state.players.map(({ cards }) => cards)).toEqual(
      Array.from({ length: row.players }, () => row.dinocardsEach),
    );
    expect(hands(state).map(({ length }) => length)).toEqual(state.players.map(({ cards }) => cards));
    expect(state.players.every(({ combat: own }) => own === row.combatCardsEach)).toBe(true);
    expect([state.away, state.combatAway]).toEqual([row.dinocardsUndealt, row.combatCardsUndealt]);
    expect(sorted([...hands(state).flat(), ...(state.closed?.away ?? [])])).toEqual(RANKS);
    expect(sorted([...combatCards(state).flat(), ...(state.closed?.combatAway ?? [])])).toEqual(COMBAT_IDS);
  },
);

test('JW-G-3 the cards are shuffled and dealt one at a time from the left of the dealer', () => {
  // Dice that always show 1 leave a deck in its order and make seat 0 the dealer.
  const state = jurassicWars.setup(frozen(defaults('standard', 4)), { roll: () => 1 });
  expect(hands(state)).toEqual([
    [4, 8, 12, 16, 20],
    [1, 5, 9, 13, 17],
    [2, 6, 10, 14, 18],
    [3, 7, 11, 15, 19],
  ]);
  expect(combatCards(state)).toEqual([
    [4, 8],
    [1, 5],
    [2, 6],
    [3, 7],
  ]);
});

test('JW-G-5 nobody sees what was not dealt', () => {
  const state = dealt(defaults('standard', 3));
  expect(state.closed?.away).toHaveLength(2);
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(jurassicWars.view(frozen(state), viewer).closed).toBeNull();
});

test('JW-G-6 the first timeline card gives the game period for the whole game', () => {
  const state = table('standard', 2, {}, { hands: TWO });
  expect(state.period).toBe(state.closed?.timeline[0]);
  combat(state, [1, 20]);
  combat(state, [19, 2], always(1));
  expect([state.period, state.moves]).toEqual(['jurassic', 0]);
  const periods = Array.from({ length: 40 }, (_, seed) => dealt(defaults('standard', 2), seed).period);
  expect(new Set(periods).size).toBe(3);
});

test('JW-G-7 JW-VIS-1 hands are secret, the number of cards in them is not', () => {
  const state = dealt(defaults('standard', 4));
  const seen = jurassicWars.view(frozen(state), 2);
  expect(seen.secrets.map((secret) => secret !== null)).toEqual([false, false, true, false]);
  expect(jurassicWars.view(frozen(state), 'spectator').secrets).toEqual([null, null, null, null]);
  expect(seen.players.map(({ cards, combat: own }) => [cards, own])).toEqual(Array.from({ length: 4 }, () => [5, 2]));
});

test.each(tables.vectors.leadOrder)(
  'JW-G-8 JW-G-9 JW-G-10 the lead passes to the left: $players players, $hand cards',
  (row) => {
    // A round of Whist, in which nobody picks up a set, follows the whole table of leads.
    const small = row.hand < Math.floor(20 / row.players);
    const shorter = small ? ({ deal: 'shorter', dinocardsEach: row.hand } as const) : {};
    const state = table('underdog', row.players, shorter, { dealer: row.dealer });
    const met: (readonly (number | null)[])[] = [];
    while (state.round === 1 && state.combats < row.leadOpponent.length) {
      met.push([state.lead, state.opponent]);
      const first = (seat: number | null) => state.secrets[seat ?? 0]?.hand[0] ?? 0;
      combat(state, [first(state.lead), first(state.opponent)]);
      if (met.length === row.leadOpponent.length) break;
    }
    expect(met).toEqual(row.leadOpponent);
  },
);

test('JW-G-9 the lead passes to the left, whoever wins', () => {
  for (const side of [0, 1] as const) {
    const state = table(
      'standard',
      3,
      {},
      {
        hands: [
          [1, 2],
          [10, 11],
          [19, 20],
        ],
        dealer: 2,
      },
    );
    combat(state, [1, 10], always(side));
    expect([state.lead, state.opponent]).toEqual([1, 2]);
  }
});

test('JW-G-11 JW-G-12 the lead plays one dinocard face up, then the opponent, who has seen it', () => {
  const state = table('standard', 2, {}, { hands: TWO });
  expect(refusal(state, 1, { type: 'play', at: 0 })).toMatchObject({ rule: 'JW-G-11', code: 'NOT_YOUR_TURN' });
  does(state, 0, { type: 'play', at: 1 });
  expect(jurassicWars.view(frozen(state), 1).up).toEqual([2, null]);
  expect(jurassicWars.awaiting(frozen(state))).toEqual([1]);
  expect(refusal(state, 0, { type: 'play', at: 0 })).toMatchObject({ rule: 'JW-G-12', code: 'NOT_YOUR_TURN' });
  const events = does(state, 1, { type: 'play', at: 2 });
  expect(ofType(events, 'fightBegan')[0]?.ranks).toEqual([2, 20]);
});

test('JW-G-14 the combat is fought with dice as soon as both have played', () => {
  const state = table('standard', 2, {}, { hands: TWO });
  does(state, 0, { type: 'play', at: 0 });
  const dice = throws([['HHM', 'MM']]);
  does(state, 1, { type: 'play', at: 2 }, dice);
  dice.spent();
  expect(state.players[0]?.set).toEqual([1]);
});

test('JW-G-15 JW-G-16 the winner goes to the set of its player, the loser out of the game, both face up', () => {
  const state = table('standard', 2, {}, { hands: TWO });
  combat(state, [1, 20], always(1));
  const seen = jurassicWars.view(frozen(state), 'spectator');
  expect(seen.players.map(({ set }) => set)).toEqual([[], [20]]);
  expect(seen.out).toEqual([1]);
});

test('JW-G-17 JW-EX-20 a player whose hand is empty picks up the whole set at once', () => {
  const arrangement = { hands: [[1], [9, 10], [19, 20]], sets: [[3, 2], [], []], dealer: 2 };
  const won = table('standard', 3, {}, arrangement);
  combat(won, [1, 9]);
  expect(won.secrets[0]?.hand).toEqual([1, 2, 3]);
  expect(won.players[0]).toMatchObject({ cards: 3, set: [] });
  const lost = table('standard', 3, {}, arrangement);
  combat(lost, [1, 9], always(1));
  expect(lost.secrets[0]?.hand).toEqual([2, 3]);
});

test('JW-G-18 JW-EX-20 a player with neither hand nor set is out, and so are the unused combat cards', () => {
  const state = table('standard', 3, {}, { hands: [[1], [9, 10], [19, 20]], combat: [[SURPRISE], [], []], dealer: 2 });
  combat(state, [1, 9]);
  const away = state.combatAway;
  does(state, 0, { type: 'commit', card: null }, always(1));
  expect(state.players[0]).toMatchObject({ standing: 'out', cards: 0, combat: 0 });
  expect([state.combatAway - away, state.discarded]).toEqual([1, []]);
  expect(state.closed?.combatAway).toContain(SURPRISE);
  expect([state.lead, state.opponent]).toEqual([1, 2]);
});

test('JW-G-20 JW-G-21 the last player with dinocards wins, after fewer combats than dinocards', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 2],
        [19, 20],
      ],
    },
  );
  combat(state, [1, 20]);
  combat(state, [19, 2], always(1));
  expect(state.phase).toBe('over');
  expect(state.combats).toBe(2);
  expect(jurassicWars.outcome(frozen(state))).toMatchObject({ winners: [0], rule: 'JW-G-20' });
  expect(refusal(state, 0, { type: 'play', at: 0 })).toMatchObject({ rule: 'JW-G-20', code: 'GAME_OVER' });
});
