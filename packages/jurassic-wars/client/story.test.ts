import { frozen } from '@dwo/kernel';
import { defaults } from '../rules';
import { dealt } from '../testing/table';
import { markerOf, storyOf, taleOf } from './story';
import type { Note, Tale } from './turning';

const combat = (tale: Tale) => ({ tale });
// Rank 20 (green, hits with 5 and 6) beats rank 1 (red, hits with 4 to 6) against the odds; rank 1 then wins twice.
const LOG = [
  combat({ seats: [0, 1], ranks: [20, 1], rolls: ['6/123', '5/11'], winner: 0 }),
  {},
  combat({ seats: [1, 0], ranks: [1, 9], rolls: ['456/111'], winner: 0 }),
  combat({ seats: [1, 0], ranks: [1, 12], rolls: ['444/1'], winner: 0 }),
];
const name = (seat: number) => ['Ann', 'Ben'][seat] ?? '';
const state = () => {
  const match = dealt(defaults('standard', 2));
  for (const player of match.players) player.combat = 0;
  return match;
};
const ending = (winner: number, rule = 'JW-G-20' as const) => ({ ...state(), ending: { winners: [winner], rule } });
const told = (seat: number | null, ended: ReturnType<typeof state> = ending(0)) =>
  Object.fromEntries(storyOf(LOG, frozen(ended), { seat, name }).map(({ id, text }) => [id, text]));

test('the story names the turning point, the dinosaur with most wins, and the luck of every seat', () => {
  expect(told(null)).toEqual({
    turning: 'Combat 1: Dryosaurus (Ann) beat Tyrannosaurus (Ben). After the combat cards the chance of that was <1%.',
    best: 'Tyrannosaurus: 2 combats won.',
    luck: 'Ann 2 hits, 2.2 expected · Ben 6 hits, 5.5 expected. Cards and moments count too: “How was it decided?” tells what mattered.',
  });
});

test('a loser is sent to the review by the name that it has for them', () => {
  expect(told(1).luck).toMatch(/“Why did I lose\?” tells what mattered\.$/);
  expect(told(0).luck).toMatch(/“How was it decided\?” tells what mattered\.$/);
});

test('a match that was given up before a combat has nothing to tell and nothing to try', () => {
  expect(storyOf([], frozen(state()), { seat: 0, name })).toEqual([]);
});

test('a match without a winner has no turning point', () => {
  const rows = storyOf(LOG, frozen(state()), { seat: null, name });
  expect(rows.map(({ id }) => id)).not.toContain('turning');
});

test('a player reads one thing to try, from what they did not do', () => {
  // Sauropelta and Ceratosaurus are of other periods.
  expect(told(0, { ...state(), period: 'lateCretaceous' }).try).toMatch(
    /^Play dinosaurs of ranks 7 to 20 in their own/,
  );
  // Sauropelta was in its own.
  expect(told(0, { ...state(), period: 'earlyCretaceous' }).try).toMatch(/^Answer a very strong dinosaur/);
  // Tyrannosaurus has the most dice everywhere, and lost once by bad luck.
  expect(told(1, state()).try).toMatch(/^Nothing stands out: try one of the variations/);
  expect(told(1, ending(0)).try).toMatch(/review weighs each/);
  const unleashed = { ...state(), options: defaults('carnivoresUnleashed', 2) };
  expect(told(0, unleashed).try).toMatch(/^Here the decks decide/);
  const unused = state();
  Object.assign(unused.players[0] ?? {}, { combat: 2 });
  expect(told(0, unused).try).toMatch(/^2 combat cards were left/);
});

test('the turning point is a combat that the winner of the match won, for whoever reads it', () => {
  expect(told(1, ending(0)).turning).toMatch(/^Combat 1: Dryosaurus \(Ann\) beat Tyrannosaurus \(You\)/);
  // Ben won the match, although Dryosaurus beat his Tyrannosaurus against all odds.
  for (const seat of [0, 1, null]) expect(told(seat, ending(1)).turning).toMatch(/^Combat [23]: Tyrannosaurus/);
});

test('a combat is kept only if the state still holds its rolls', () => {
  const last = { seats: [0, 1], ranks: [3, 4], cards: [null, null], rolls: ['4/1'], winner: 0 } as const;
  const won = { type: 'won', side: 0, rank: 3, beaten: 4 } as const;
  expect(taleOf(won, last)).toMatchObject({ ranks: [3, 4], winner: 0 });
  expect(taleOf({ ...won, beaten: 5 }, last)).toBeNull();
  expect(taleOf(won, null)).toBeNull();
});

test('no dinosaur is told as the best of all if another has as many victories', () => {
  const shared = storyOf(LOG.slice(0, 3), frozen(state()), { seat: null, name });
  expect(shared.map(({ id }) => id)).not.toContain('best');
});

test('a player who mostly fought in the game period is not told to do so, but what their lost combats have in common', () => {
  const fights = (...pairs: readonly [number, number, 0 | 1][]) =>
    pairs.map(([own, rival, winner]) => combat({ seats: [0, 1], ranks: [own, rival], rolls: ['4/1'], winner }));
  const tip = (log: ReturnType<typeof fights>) => {
    const ended = frozen({ ...state(), period: 'earlyCretaceous' as const });
    return storyOf(log, ended, { seat: 0, name }).find(({ id }) => id === 'try')?.text;
  };
  // Ceratosaurus and Dryosaurus are of the Jurassic, the others of the Early Cretaceous.
  const away = [
    [12, 7, 1],
    [20, 7, 1],
  ] as const;
  const home = [
    [8, 7, 0],
    [9, 7, 0],
    [11, 7, 1],
  ] as const;
  expect(tip(fights(...away.map((each): [number, number, 0 | 1] => [...each])))).toMatch(/in their own period/);
  const both = [...away, ...home].map((each): [number, number, 0 | 1] => [...each]);
  expect(tip(fights(...both))).toMatch(/^Nothing stands out/);
  expect(tip(fights(...both, [4, 2, 1], [3, 7, 1]))).toMatch(/^Lead with dinosaurs that you can spare.* 2 leads/);
});

/** Combats between equal dinosaurs of the carnivores' seat 0 and seat 1, each won by the seat that is named. */
const race = (winners: string): Note[] =>
  [...winners].map((seat) => ({ seats: [0, 1], ranks: [12, 9], rolls: ['44/155'], winner: seat === '0' ? 0 : 1 }));

/** The turning point of a game of Carnivores Unleashed with these notes. */
function unleashed(notes: readonly Note[], winner: 0 | 1, more: object = {}) {
  const match = dealt({ ...defaults('carnivoresUnleashed', 2), ...more });
  const over = { ...match, ending: { winners: [winner], rule: 'JW-CU-7' as const } };
  const log = notes.map((tale) => ({ tale }));
  return storyOf(log, frozen(over), { seat: null, name }).find(({ id }) => id === 'turning')?.text;
}

test('JW-CU-7 a match that its play-off decided turned there, where the score was even longest', () => {
  const begins = markerOf({ type: 'playOffBegan', decks: null }) as Note;
  const game = markerOf({ type: 'gameWon', seat: 0 }) as Note;
  const told = unleashed([...race('0001110101'), begins, ...race('11000'), game], 0);
  expect(told).toMatch(/^Combat 5 of the play-off: Ceratosaurus \(Ann\) beat Sauropelta \(Ben\)\. The chance/i);
  expect(told).toMatch(/ Ann went from 2 : 2 to 3 : 2\.$/);
  expect(unleashed([...race('0001110101'), begins, ...race('00110'), game], 0)).toMatch(/^Combat 5 of the play-off/i);
  // Without a play-off every combat counts, the first ones most where one side always won.
  expect(unleashed([...race('1111010100'), game], 1)).not.toMatch(/play-off/);
  expect(unleashed([...race('0'.repeat(6)), game], 0)).toMatch(/^Combat [12]:/);
});

test('JW-CU-10 of two games the turning point tells which', () => {
  const game = markerOf({ type: 'gameWon', seat: 0 }) as Note;
  const two = [...race('0000001111'), game, ...race('0000001111'), game];
  expect(unleashed(two, 0, { doubleMatch: true })).toMatch(/^Game 2, combat [12]:/);
});

test('Whist turns in a round, and Poker with a pot', () => {
  const turned = (version: 'whist' | 'poker', notes: readonly Note[]) => {
    const over = { ...dealt(defaults(version, 4)), ending: { winners: [1], rule: 'JW-WH-12' as const } };
    const people = (seat: number) => ['Ann', 'Ben', 'Cid', 'Dot'][seat] ?? '';
    const rows = storyOf(
      notes.map((tale) => ({ tale })),
      frozen(over),
      { seat: null, name: people },
    );
    return rows.find(({ id }) => id === 'turning')?.text;
  };
  const scored = (...points: number[]) => markerOf({ type: 'scored', points }) as Note;
  expect(turned('whist', [scored(6, 7, 0, 1), scored(0, 8, 1, 7), scored(7, 12, 1, 0), scored(12, 0, 1, 1)])).toBe(
    'Round 3: Ben scored 12 points, 5 more than anybody else.',
  );
  const pot = (seat: number, n: number) => markerOf({ type: 'potTaken', seat, pot: n }) as Note;
  expect(turned('poker', [pot(0, 20), pot(1, 12), pot(1, 18)])).toBe('Hand 3: Ben took the pot of 18 counters.');
});

test('JW-FO-4 a match that a fight-off settled turned there', () => {
  const over = { ...dealt(defaults('underdog', 3)), ending: { winners: [1], rule: 'JW-FO-4' as const } };
  const rows = storyOf(
    race('0101').map((tale) => ({ tale })),
    frozen(over),
    { seat: null, name },
  );
  expect(rows.find(({ id }) => id === 'turning')?.text).toMatch(/^The fight-off: Sauropelta \(Ben\) beat/);
});
