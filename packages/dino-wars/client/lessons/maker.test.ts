/** Hints of DINO WARS!: legal, with the dangers after the act, and the next best. */
import { dinoWars, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { answersTo } from '@dwo/kits/miniatures/hints/serve';
import { beast, car, man, rider, tableOf } from '../tools/testing/table';
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

describe('DW-GATE-7 at the Time Gate a hint', () => {
  const at = (x: number, y: number) => ({ x, y });
  const outline = [at(7000, 9000), at(8800, 9000), at(8800, 10600), at(7000, 10600)];
  const table = { widthCi: 9600, heightCi: 12000, terrain: [{ id: 'wood', kind: 'woods' as const, outline }] };
  const driver = rider('s0', 'v1', 0);
  const gate = (soldiers: ReturnType<typeof man>[], truck = at(3350, 1000), dinosaurs = [beast('d1', 600, 9000)]) => {
    const figures = { soldiers: [driver, ...soldiers], dinosaurs, vehicles: [car('v1', truck.x, truck.y)] };
    const view = tableOf(figures, 'army-movement', { scenario: 'gate', table });
    view.poles = { 'pole-1': { x: 3000, y: 1000, status: 'lying', carrier: null } };
    return view;
  };
  const hint = (view: State, figure: string | null = null) => {
    const [first] = [...answersTo(MAKER, { view: view as Frozen<State>, seat: 0, figure }, looks(600))];
    if (first === undefined) throw new Error('No answer');
    expect(dinoWars.check(view as Frozen<State>, 0, first.advice.intent)).toBeNull();
    return first;
  };
  const scouts = [man('s1', 600, 600), man('s2', 5000, 1000)];
  const hands = [man('s3', 2900, 900), man('s4', 2900, 1100)];

  test('brings the truck and the men to the pole, loads it, and drives to the terrain that is left', () => {
    expect(hint(gate([...scouts, ...hands], at(5000, 600))).advice.intent).toMatchObject({
      type: 'move',
      figure: 'v1',
    });
    const view = gate([...scouts, ...hands], at(3280, 1000));
    expect(hint(view).advice.intent).toEqual({ type: 'stow', weapon: 'pole-1', vehicle: 'v1' });
    const pole = view.poles['pole-1'];
    const truck = view.vehicles.v1;
    if (pole === undefined || truck === undefined) throw new Error('Nothing is loaded');
    Object.assign(pole, { status: 'stowed', carrier: 'v1' });
    truck.cargo.push('pole-1');
    const driven = hint(view, 'v1').advice.intent;
    expect(driven).toMatchObject({ type: 'move', figure: 'v1' });
    const end = driven.type === 'move' ? driven.path.at(-1) : undefined;
    expect(end?.y).toBeGreaterThan(truck.y + 500);
  });

  test('is first about a soldier whom a dinosaur can reach', () => {
    const view = gate([...scouts, ...hands], at(3280, 1000), [beast('d1', 5300, 2300)]);
    expect(hint(view).advice.intent).toMatchObject({ type: 'move', figure: 's2' });
  });

  test('with a figure chosen is about that figure, and names the other one beside it', () => {
    const first = hint(gate([...scouts, ...hands], at(3280, 1000)), 's2');
    expect(first).toMatchObject({
      advice: { intent: { type: 'move', figure: 's2' }, next: { intent: { type: 'stow' } } },
    });
  });
});
