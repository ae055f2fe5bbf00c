import { ARMY, ci, dino, ground, HERD, move, overrun, rex, rifle, scene } from '../../testing/table';
import { planMove } from './paths';
import { groundCost, overrunCost } from './swim';

const FAR = rifle('far', 110, 110);
/** Radius 2.3", rate 12" on land. */
const CROC = dino('deinosuchus', 'D', 20, 20);
const LAKE = ground('deep_water', [26, 0], [60, 40]);

describe('DW-SWIM-1 DW-R-13 a deinosuchus', () => {
  test.each([
    ['12" on land', [], 32, 1200],
    ['24" across deep water', [ground('deep_water', [10, 0], [60, 40])], 44, 1200],
    ['24" across shallow water', [ground('shallow_water', [10, 0], [60, 40])], 44, 1200],
    ['6" on land and 12" in water', [LAKE], 38, 1200],
    ['a river 4" wide', [ground('shallow_water', [22, 0], [26, 40])], 34, 1200],
    ['ponds that overlap count once', [LAKE, ground('shallow_water', [28, 0], [50, 40], 'pond')], 38, 1200],
    [
      'two rivers',
      [ground('deep_water', [22, 0], [24, 40], 'a'), ground('shallow_water', [26, 0], [28, 40], 'b')],
      34,
      1200,
    ],
    ['swamp is no water', [ground('swamp', [10, 0], [60, 40])], 32, 1200],
  ] as const)('%s', (_, terrain, x, cost) => {
    const { state, says } = scene({ terrain }, CROC, FAR);
    expect(says(HERD, move('D', [x, 20]))).toBe('legal');
    expect(planMove(state, 'D', [{ x: ci(x), y: 2000 }], null)).toMatchObject({ costCi: cost, leftCi: 0 });
    expect(says(HERD, move('D', [x + 0.02, 20]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
  });

  test('every leg is rounded up, half a ci too', () => {
    const { state } = scene({ terrain: [LAKE] }, CROC, FAR);
    expect(groundCost(state, 'D', { x: 3000, y: 2000 }, { x: 3003, y: 2000 })).toBe(2);
    expect(groundCost(state, 'D', { x: 2500, y: 2000 }, { x: 2700, y: 2000 })).toBe(150);
  });

  test('a deinosuchus pays the cost of its preview', () => {
    const { state, does } = scene({ terrain: [LAKE] }, CROC, FAR);
    does(HERD, move('D', [30, 20]));
    expect(state.dinosaurs.D).toMatchObject({ x: 3000, spentCi: 800 });
  });
});

test('DW-SWIM-1 no other dinosaur swims faster', () => {
  const { state } = scene({ terrain: [ground('shallow_water', [10, 0], [60, 40])] }, rex('T', 20, 20), FAR);
  expect(planMove(state, 'T', [{ x: 3000, y: 2000 }], null).costCi).toBe(1000);
});

describe('DW-SWIM-2 deep water', () => {
  test('is closed to all others on the ground', () => {
    const { says } = scene({ terrain: [LAKE] }, rex('T', 20, 20), FAR);
    expect(says(HERD, move('T', [30, 20]))).toBe('DW-R-10 IMPASSABLE');
    const army = scene({ phase: 'army-movement', terrain: [LAKE] }, rex('T', 80, 80), rifle('S', 24, 20));
    expect(army.says(ARMY, move('S', [27, 20]))).toBe('DW-R-10 IMPASSABLE');
  });

  test('DW-R-10 is the only such terrain: deep swamp and mountains are closed to a deinosuchus too', () => {
    for (const kind of ['deep_swamp', 'mountain'] as const) {
      const { says } = scene({ terrain: [ground(kind, [26, 0], [60, 40])] }, CROC, FAR);
      expect(says(HERD, move('D', [30, 20]))).toBe('DW-R-10 IMPASSABLE');
    }
  });
});

describe('DW-R-13 DW-INV-14 an overrun', () => {
  const game = (x: number) =>
    scene({ terrain: [LAKE] }, dino('deinosuchus', 'D', x, 20), rifle('S', x - 2.8, 20, { order: 'hold' }), FAR);

  test.each([
    ['costs 2" on land', 24, 200],
    ['costs 1" with the base centre in water', 26, 100],
  ])('%s', (_, x, cost) => {
    const { state, does } = game(x);
    expect(overrunCost(state, 'D')).toBe(cost);
    expect(does(HERD, overrun('D', 'S'), ['to-hit', 1, 1])[0]).toMatchObject({ type: 'overrunDeclared', costCi: cost });
    expect(state.dinosaurs.D?.spentCi).toBe(cost);
  });

  test.each([
    [2, 50],
    [3, 33],
    [4, 25],
  ] as const)('DW-SCALE-3 costs a %ith of an inch, to the nearest ci', (lengths, cost) => {
    const lake = ground('deep_water', [0, 0], [60, 40]);
    const { state } = scene({ terrain: [lake], scale: { lengths, bases: 1 } }, CROC, FAR);
    expect(overrunCost(state, 'D')).toBe(cost);
  });

  test('needs no more movement than that', () => {
    const { does, says } = scene(
      { terrain: [ground('shallow_water', [10, 0], [60, 40])] },
      ...[CROC, rifle('S', 42 + 2.8, 20, { order: 'hold' }), FAR],
    );
    does(HERD, move('D', [42, 20]));
    expect(says(HERD, overrun('D', 'S'))).toBe('legal');
    does(HERD, move('D', [42, 20.02], [42, 20]));
    expect(says(HERD, overrun('D', 'S'))).toBe('DW-OVER-1 NOT_ENOUGH_MOVEMENT');
  });

  test('of any other dinosaur costs 2" in the water too', () => {
    const { state } = scene({ terrain: [ground('shallow_water', [10, 0], [60, 40])] }, rex('T', 20, 20), FAR);
    expect(overrunCost(state, 'T')).toBe(200);
  });
});
