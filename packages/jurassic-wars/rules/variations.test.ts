import { frozen } from '@dwo/kernel';
import tables from '../fixtures/tables.json';
import { always, combat, dealt, refusal, table } from '../testing/table';
import { defaults, dinocard, jurassicWars, type Options, type Period, type State, VERSIONS, type Version } from '.';

const hands = (state: State) => state.secrets.map((secret) => secret?.hand.map(Number) ?? []);
const rules = (version: Version, players: number, changes: Partial<Options>) =>
  jurassicWars.checkSetup({ ...defaults(version, players), ...changes }).map(({ rule }) => rule);

test.each(tables.shorterDeals)('JW-V1-1 JW-V1-3 JW-V1-4 $players players with $dinocardsEach dinocards each', (row) => {
  const options = { ...defaults('standard', row.players), deal: 'shorter', dinocardsEach: row.dinocardsEach } as const;
  expect(jurassicWars.checkSetup(options)).toEqual([]);
  const state = dealt(options);
  expect(state.players.map(({ cards }) => cards)).toEqual(Array.from({ length: row.players }, () => row.dinocardsEach));
  expect(state.players.every(({ combat: own }) => own === row.combatCardsEach)).toBe(true);
  expect(state.away).toBe(20 - row.dinocardsDealt);
});

test('JW-V1-2 JW-EX-19 the suggested twelve and fifteen cards can be dealt', () => {
  const sizes = [
    [2, 6, 3],
    [3, 4, 2],
    [4, 3, 1],
    [3, 5, 2],
    [5, 3, 1],
  ] as const;
  for (const [players, dinocardsEach, combatCards] of sizes) {
    const state = dealt({ ...defaults('standard', players), deal: 'shorter', dinocardsEach });
    expect([12, 15]).toContain(state.players.reduce((sum, { cards }) => sum + cards, 0));
    expect(state.players[0]?.combat).toBe(combatCards);
  }
});

test('JW-V1-3 a shorter hand has at least two cards and fewer than the standard hand', () => {
  for (const dinocardsEach of [1, 5, null, 3.5]) {
    expect(rules('standard', 4, { deal: 'shorter', dinocardsEach })).toEqual(['JW-V1-3']);
  }
  expect(rules('standard', 4, { dinocardsEach: 3 })).toEqual(['JW-V1-3']);
});

test('JW-V1-5 JW-EX-13 with an odd number of dinocards one stays unplayed and counts for nothing', () => {
  const state = table('underdog', 3, { deal: 'shorter', dinocardsEach: 5 }, { dealer: 2 });
  const first = (seat: number | null) => state.secrets[seat ?? 0]?.hand[0] ?? 0;
  for (let n = 1; n <= 6; n++) combat(state, [first(state.lead), first(state.opponent)]);
  expect(state.round).toBe(1);
  const left = hands(state);
  expect(left.map(({ length }) => length)).toEqual([1, 1, 1]);
  const won = state.players.map(({ set }) => set.reduce((sum, rank) => sum + rank, 0));
  const last = first(0);
  combat(state, [last, first(1)]);
  expect(state.round).toBe(2);
  expect(state.players.map(({ score }) => score)).toEqual([(won[0] ?? 0) + last, won[1], won[2]]);
});

/** The period after each of so many combats, won by the named sides. */
function periods(state: State, winners: readonly (0 | 1)[]): (Period | null)[] {
  return winners.map((side) => {
    const { period } = state;
    const first = (seat: number | null) => state.secrets[seat ?? 0]?.hand[0] ?? 0;
    combat(state, [first(state.lead), first(state.opponent)], always(side));
    return period;
  });
}

test('JW-V3-1 JW-EX-30 a dynamic period changes when the lead has won', () => {
  const state = table('standard', 5, { timeline: 'dynamic' });
  expect(periods(state, [0, 0, 1])).toEqual(['jurassic', 'earlyCretaceous', 'lateCretaceous']);
  expect([state.period, state.moves]).toEqual(['lateCretaceous', 2]);
});

test('JW-V3-2 JW-V3-3 JW-EX-2 a rotating period changes after every combat, in a circle', () => {
  const { timeline, periods: expected } = tables.vectors.rotating;
  const state = table('standard', 5, { timeline: 'rotating' }, { timeline: timeline as Period[], dealer: 4 });
  const first = (seat: number | null) => state.secrets[seat ?? 0]?.hand[0] ?? 0;
  const met = expected.map((period) => {
    expect(state.period).toBe(period);
    const pair = [state.lead, state.opponent];
    combat(state, [first(state.lead), first(state.opponent)]);
    return pair;
  });
  expect(met).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 0],
  ]);
});

test('JW-V3-4 timeline cards that were not turned over are hidden', () => {
  const state = table('standard', 4, { timeline: 'rotating' });
  const known = () => jurassicWars.view(frozen(state), 0).known;
  expect(known()).toEqual(['jurassic']);
  periods(state, [0, 0, 0]);
  expect(known()).toEqual(['jurassic', 'earlyCretaceous', 'lateCretaceous']);
  expect(jurassicWars.view(frozen(state), 0).closed).toBeNull();
});

test('JW-V3-5 the timeline is shuffled anew for each round', () => {
  const orders = Array.from({ length: 12 }, (_, seed) => {
    const state = table('underdog', 5, { timeline: 'rotating', deal: 'shorter', dinocardsEach: 2 });
    const first = (seat: number | null) => state.secrets[seat ?? 0]?.hand[0] ?? 0;
    for (let n = 1; n <= 5; n++) {
      // The dice of the last combat shuffle the next round.
      const roll = (sides: number, why: string) =>
        why === 'timeline' ? 1 + ((seed + n) % sides) : always(0).roll(sides, why);
      combat(state, [first(state.lead), first(state.opponent)], { roll });
    }
    expect([state.round, state.moves, state.known]).toEqual([2, 0, [state.period]]);
    return state.period;
  });
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('JW-V4-4 the opponent may break the natural order though another diet is in hand', () => {
  const state = table(
    'standard',
    2,
    { naturalOrder: true },
    {
      hands: [
        [1, 2],
        [3, 4],
      ],
    },
  );
  const events = combat(state, [1, 3]);
  expect(events.find(({ type }) => type === 'fightBegan')).toMatchObject({
    starts: [{ breach: false }, { breach: true }],
  });
});

test.each(tables.vaselDeal)('JW-V5-1 JW-V5-2 JW-V5-4 JW-INV-20 the Vasel deal for $players', (row) => {
  for (let seed = 1; seed <= 20; seed++) {
    const state = dealt({ ...defaults('standard', row.players), deal: 'vasel' }, seed);
    for (const hand of hands(state)) {
      expect(hand).toHaveLength(row.handSize);
      for (const seedGroup of ['A', 'B', 'C']) {
        const own = hand.filter((rank) => dinocard(rank).seed === seedGroup).length;
        expect(own).toBeGreaterThanOrEqual(row.perGroup);
        if (row.players <= 3) expect(own).toBe(row.perGroup);
      }
    }
    expect(state.players.every(({ combat: own }) => own === row.combatCardsEach)).toBe(true);
    const away = (state.closed?.away ?? []).map((rank) => dinocard(rank).seed).sort();
    expect(away).toEqual(row.players <= 3 ? ['B', 'C'] : []);
  }
});

test('JW-V5-3 JW-EX-18 four players share the four best cards of the surplus and the four others', () => {
  // Dice that always show 1 leave every group in its order and make seat 0 the dealer.
  const state = jurassicWars.setup(frozen({ ...defaults('standard', 4), deal: 'vasel' }), { roll: () => 1 });
  // The surplus is 5, 6, 11, 12, 13, 18, 19, 20.
  expect(hands(state)).toEqual([
    [4, 10, 12, 17, 20],
    [1, 5, 7, 13, 14],
    [2, 6, 8, 15, 18],
    [3, 9, 11, 16, 19],
  ]);
});

test('JW-V5-5 after a Vasel deal the standard game is played', () => {
  const state = table('standard', 4, { deal: 'vasel' }, { dealer: 0 });
  expect([state.phase, state.lead, state.opponent]).toEqual(['lead', 1, 2]);
  const first = (seat: number | null) => state.secrets[seat ?? 0]?.hand[0] ?? 0;
  combat(state, [first(1), first(2)]);
  expect([state.lead, state.players[1]?.set.length]).toEqual([2, 1]);
});

test('JW-OPT-1 JW-OPT-2 JW-OPT-3 JW-OPT-4 JW-OPT-5 options have the defaults of the tables', () => {
  const usual: Record<string, unknown> = { ...defaults('standard', 4) };
  for (const option of tables.options) {
    if ('default' in option) expect(usual[option.id]).toBe(option.default);
  }
  expect(usual).toMatchObject({ hitLoss: 'difference', deal: 'standard', unlimited: false, timeline: 'fixed' });
});

test('JW-OPT-6 an option of one version is refused in every other', () => {
  const foreign: Partial<Options>[] = [
    { reveal: true },
    { pokerCombatCards: true },
    { startingCounters: 60 },
    { handsPerDealer: 1 },
    { wildCardSide: 'opponent' },
    { unleashedTimeline: 'fixed' },
    { unleashedCombatCards: true },
    { doubleMatch: true },
    { predictions: true },
    { carnivores: 0 },
  ];
  for (const changes of foreign) expect(rules('standard', 2, changes)).toEqual(['JW-OPT-6']);
});

/** The printed grid of versions and variations. */
const GRID = tables.compatibility as Readonly<Record<Version, Readonly<Record<string, boolean | string>>>>;
const VARIATIONS: Readonly<Record<string, Partial<Options>>> = {
  shorter: { deal: 'shorter', dinocardsEach: 2 },
  unlimited: { unlimited: true },
  dynamic: { timeline: 'dynamic' },
  rotating: { timeline: 'rotating' },
  naturalOrder: { naturalOrder: true },
  vasel: { deal: 'vasel' },
};
const SIZE: Readonly<Record<Version, number>> = {
  ...{ standard: 4, carnivoresUnleashed: 2, dinosaursWild: 4, whist: 4, underdog: 4, poker: 4 },
};

test.each(VERSIONS)('JW-X-3 %s knows the variations that the grid marks, and no others', (version) => {
  for (const [name, changes] of Object.entries(VARIATIONS)) {
    const marked = GRID[version][name];
    const allowed = marked === true || marked === 'forced';
    const rule = version === 'carnivoresUnleashed' && 'timeline' in changes ? 'JW-CU-8' : 'JW-X-3';
    expect([name, rules(version, SIZE[version], changes)]).toEqual([name, allowed ? [] : [rule]]);
  }
});

test('JW-X-1 a shorter Vasel deal, or a period that is dynamic and rotating at once, is refused', () => {
  expect(rules('standard', 4, { deal: 'vasel', dinocardsEach: 3 })).toEqual(['JW-X-1']);
  expect(rules('carnivoresUnleashed', 2, { timeline: 'dynamic', unleashedTimeline: 'rotating' })).toEqual(['JW-CU-8']);
});

test('JW-X-2 everybody sees all options, and nothing changes them', () => {
  const options = { ...defaults('whist', 3), reveal: true, naturalOrder: true };
  const state = dealt(options);
  expect(jurassicWars.view(frozen(state), 'spectator').options).toEqual(options);
  expect(refusal(state, 0, { type: 'bid', n: 0 })).toMatchObject({ code: 'NOT_NOW' });
  expect(state.options).toEqual(options);
});
