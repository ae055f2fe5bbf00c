import { frozen } from '@dwo/kernel';
import { defaults, jurassicWars, type Options, type Version } from '../rules';
import { openFields, variationsOf } from './fields';

/** The options of the chapter "What goes with what", and those of a single version (JW-OPT-1 to JW-OPT-6). */
const ROUNDS = ['deal', 'timeline', 'unlimited', 'naturalOrder', 'hitLoss'];
const OPEN: Readonly<Record<Version, readonly string[]>> = {
  standard: ROUNDS,
  whist: [...ROUNDS, 'reveal'],
  underdog: ROUNDS,
  poker: [
    ...['timeline', 'unlimited', 'naturalOrder', 'hitLoss'],
    ...['handsPerDealer', 'startingCounters', 'pokerCombatCards'],
  ],
  dinosaursWild: ['timeline', 'unlimited', 'hitLoss', 'wildCardSide'],
  carnivoresUnleashed: [
    ...['unlimited', 'hitLoss', 'unleashedTimeline'],
    ...['unleashedCombatCards', 'predictions', 'doubleMatch'],
  ],
};
const PLAYERS: Readonly<Record<Version, readonly number[]>> = {
  standard: [2, 3, 4, 5],
  whist: [3, 4, 5],
  underdog: [3, 4, 5],
  poker: [4, 5],
  dinosaursWild: [2, 3, 4, 5],
  carnivoresUnleashed: [2],
};
const TABLES = (Object.keys(OPEN) as Version[]).flatMap((version) =>
  PLAYERS[version].map((players) => [version, players] as const),
);

const idsOf = (options: Options) => openFields(options).map(({ id }) => id);
const valuesOf = (options: Options, field: string) =>
  openFields(options)
    .find(({ id }) => id === field)
    ?.values.map(({ id }) => id);

test.each(TABLES)('%s for %i offers what its rules know, and nothing else', (version, players) => {
  expect(idsOf(defaults(version, players))).toEqual(OPEN[version]);
});

test.each(TABLES)('%s for %i can be played with each value that is offered', (version, players) => {
  const options = defaults(version, players);
  for (const { id, values } of openFields(options)) {
    const flaws = values.map(({ part }) => jurassicWars.checkSetup(frozen({ ...options, ...part })));
    expect([id, flaws]).toEqual([id, values.map(() => [])]);
  }
});

test('JW-WH-1 Whist for two leaves no choice about the revealed cards, and the one for three does', () => {
  const two = { ...defaults('whist', 2), reveal: true };
  expect(idsOf(two)).toEqual(ROUNDS);
  expect(variationsOf(two)).toEqual([{ name: 'Reveal', text: 'Everybody shows some cards before the bids' }]);
  expect(valuesOf(defaults('whist', 3), 'reveal')).toEqual(['false', 'true']);
});

test('JW-V1-3 hands of a shorter game have at least two dinosaurs, and fewer than the standard game', () => {
  const hands = (n: number) =>
    (valuesOf(defaults('standard', n), 'deal') ?? []).filter((id) => id.startsWith('shorter'));
  expect(hands(2)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((n) => `shorter ${n}`));
  expect(hands(5)).toEqual(['shorter 2', 'shorter 3']);
});

test('JW-PK-2 JW-PK-3 Poker offers its hands and counters, and a number that was agreed elsewhere', () => {
  const poker = defaults('poker', 4);
  expect(valuesOf(poker, 'handsPerDealer')).toEqual(['1', '2', '3', '4']);
  expect(valuesOf({ ...poker, startingCounters: 37 }, 'startingCounters')).toEqual(['25', '37', '50', '100', '200']);
});

test('a variation is shown by the name of its option and its value', () => {
  expect(variationsOf(defaults('poker', 4))).toEqual([]);
  expect(
    variationsOf({ ...defaults('poker', 4), startingCounters: 37, handsPerDealer: 1, pokerCombatCards: true }),
  ).toEqual([
    { name: 'Length', text: 'Everybody deals once' },
    { name: 'Counters', text: '37 to start with' },
    { name: 'Combat cards', text: 'One each when all dinosaurs are dealt' },
  ]);
  expect(variationsOf({ ...defaults('standard', 2), deal: 'shorter', dinocardsEach: 6 })).toEqual([
    { name: 'Cards', text: 'Shorter game: 6 dinosaurs each' },
  ]);
  expect(variationsOf({ ...defaults('dinosaursWild', 2), wildCardSide: 'opponent' })).toEqual([
    { name: 'Combat cards', text: 'For an opponent with more dice' },
  ]);
});
