import { frozen } from '@dwo/kernel';
import { defaults } from '../rules';
import { dealt } from '../testing/table';
import { storyOf, type Tale, taleOf } from './story';

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
const told = (seat: number | null, ended = state()) =>
  Object.fromEntries(storyOf(LOG, frozen(ended), { seat, name }).map(({ id, text }) => [id, text]));

test('the story names the greatest upset, the dinosaur with most wins, and the luck of every seat', () => {
  expect(told(null)).toEqual({
    turning: 'Dryosaurus beat Tyrannosaurus against the odds: 0.3 hits were to be expected against 1.5.',
    best: 'Tyrannosaurus: 2 combats won.',
    luck: 'All dice: Ann 2 hits, 2.2 expected · Ben 6 hits, 5.5 expected. “How was it decided?” tells which of them mattered.',
  });
});

test('a match that was given up before a combat has nothing to tell and nothing to try', () => {
  expect(storyOf([], frozen(state()), { seat: 0, name })).toEqual([]);
});

test('without an upset there is no turning point to tell', () => {
  const rows = storyOf(LOG.slice(2), frozen(state()), { seat: null, name });
  expect(rows.find(({ id }) => id === 'turning')?.text).toMatch(/^There was no upset/);
});

test('a player reads one thing to try, from what they did not do', () => {
  // Sauropelta and Ceratosaurus are of other periods.
  expect(told(0, { ...state(), period: 'lateCretaceous' }).try).toMatch(
    /^Play dinosaurs of ranks 7 to 20 in their own/,
  );
  // Sauropelta was in its own.
  expect(told(0, { ...state(), period: 'earlyCretaceous' }).try).toMatch(/^Answer a very strong dinosaur/);
  // Tyrannosaurus has the most dice everywhere, and lost once by bad luck.
  expect(told(1).try).toMatch(/^Nothing stands out: try one of the variations/);
  expect(told(1, { ...state(), ending: { winners: [0], rule: 'JW-G-20' as const } }).try).toMatch(/review weighs each/);
  const unleashed = { ...state(), options: defaults('carnivoresUnleashed', 2) };
  expect(told(0, unleashed).try).toMatch(/^Here the decks decide/);
  const unused = state();
  Object.assign(unused.players[0] ?? {}, { combat: 2 });
  expect(told(0, unused).try).toMatch(/^2 combat cards were left/);
});

test('the turning point of a loser is the combat that cost them most, not one that they won', () => {
  const ending = (winner: number) => ({ ...state(), ending: { winners: [winner], rule: 'JW-G-20' as const } });
  // Ben lost an upset; Ann lost none, and two dinosaurs.
  expect(told(1, ending(0)).turning).toMatch(/^Dryosaurus beat Tyrannosaurus against the odds/);
  expect(told(0, ending(1)).turning).toBe(
    'Tyrannosaurus beat your Sauropelta, rank 9: the best dinosaur that you lost.',
  );
  expect(told(0, ending(0)).turning).toMatch(/^Dryosaurus beat Tyrannosaurus/);
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
