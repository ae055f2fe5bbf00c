/** Hints of DINO WARS!: legal, with the dangers after the act, and the next best. */
import { dinoWars, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { answersTo } from '@dwo/kits/miniatures/hints/serve';
import { beast, man, tableOf } from '../tools/testing/table';
import { MAKER } from './maker';

/** A clock on which each look costs one part of so many. */
const looks = (most: number) => () => {
  let left = most;
  return () => {
    left -= 1;
    return left / most;
  };
};

const scene = (phase: State['phase']): Frozen<State> =>
  tableOf({ soldiers: [man('s1', 1000, 1000), man('s2', 1300, 1000)], dinosaurs: [beast('d1', 1100, 2200)] }, phase);

test.each([
  ['regular-fire', 0],
  ['army-movement', 0],
  ['dinosaur-movement', 1],
] as const)('in %s the hint is legal, and its numbers become more exact', (phase, seat) => {
  const view = scene(phase);
  const [first, last] = [...answersTo(MAKER, { view, seat }, looks(3_000))];
  expect(first?.final).toBe(false);
  expect(first === undefined ? null : dinoWars.check(view, seat, first.advice.intent)).toBeNull();
  expect(first?.advice.chance).not.toBeNull();
  expect(last).toMatchObject({ advice: { intent: first?.advice.intent }, final: true });
  expect(last?.advice.evaluated).toBeGreaterThan(first?.advice.evaluated ?? 0);
});

test('a hint for soldiers in reach of a dinosaur does not waste their fire, and names who could bite then', () => {
  const [first] = [...answersTo(MAKER, { view: scene('regular-fire'), seat: 0 }, looks(3_000))];
  expect(first?.advice.intent).toMatchObject({ type: 'fire', target: 'd1' });
  expect(first?.risks?.map(({ figure }) => figure)).toEqual(['d1']);
});

test.each([
  ['regular-fire', 0, 's2'],
  ['regular-fire', 0, 's1'],
  ['army-movement', 0, 's2'],
  ['dinosaur-movement', 1, 'd1'],
] as const)('in %s with a figure chosen the hint is about that figure', (phase, seat, figure) => {
  const view = scene(phase);
  const answers = [...answersTo(MAKER, { view, seat, figure }, looks(600))];
  for (const { advice, stays } of answers) {
    expect(stays).toBeUndefined();
    expect(advice.intent).toMatchObject({ figure });
    expect(dinoWars.check(view, seat, advice.intent)).toBeNull();
  }
});

test('a figure that had better stay is named, and the hint is about another one', () => {
  const far = tableOf(
    { soldiers: [man('s1', 1000, 1000), man('s2', 5800, 200)], dinosaurs: [beast('d1', 1100, 2200)] },
    'regular-fire',
  );
  const [first] = [...answersTo(MAKER, { view: far as Frozen<State>, seat: 0, figure: 's2' }, looks(600))];
  expect(first).toMatchObject({ stays: 's2', advice: { intent: { type: 'fire', figure: 's1' } } });
});

test('DW-GATE-6 at the Time Gate a hint for the army follows the mission: two soldiers at the pole carry it', () => {
  const figures = { soldiers: [man('s1', 3080, 1000), man('s2', 2920, 1000)], dinosaurs: [beast('d1', 3000, 9000)] };
  const table = { widthCi: 9600, heightCi: 12000, terrain: [] };
  const view = tableOf(figures, 'army-movement', { scenario: 'gate', table });
  view.poles = { 'pole-1': { x: 3000, y: 1000, status: 'lying', carrier: null } };
  const answers = [...answersTo(MAKER, { view: view as Frozen<State>, seat: 0 }, looks(3_000))];
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatchObject({
    final: true,
    advice: { chance: null, intent: { type: 'carry', weapon: 'pole-1' } },
  });
});
