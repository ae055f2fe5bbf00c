import { gap } from '@dwo/kernel';
import {
  ARMY,
  DONE,
  dino,
  ground,
  HERD,
  move,
  only,
  overrun,
  reach,
  rex,
  rifle,
  scene,
  table,
} from '../../testing/table';
import { discOf, sure } from '../figures';
import { planMove } from '../movement/paths';

const FAR = rifle('far', 110, 110);
const FARTHER = rex('farther', 10, 110);

describe('dinosaurs', () => {
  test.each([
    ['DW-MOVE-1 a dinosaur may move up to its rate', move('T', [28, 10]), 'legal'],
    ['DW-MOVE-1 it need not move far', move('T', [10.01, 10]), 'legal'],
    ['DW-MOVE-3 it may not go beyond its rate', move('T', [28.01, 10]), 'DW-MOVE-3 NOT_ENOUGH_MOVEMENT'],
    ['DW-MOVE-2 all legs are paid', move('T', [19, 10], [19, 19]), 'legal'],
    ['DW-MOVE-2 all legs are paid, to the last', move('T', [19, 10], [19, 19.01]), 'DW-MOVE-3 NOT_ENOUGH_MOVEMENT'],
    ['DW-R-1 legs round up to the next hundredth', move('T', [22.73, 22.73]), 'DW-MOVE-3 NOT_ENOUGH_MOVEMENT'],
    ['DW-R-1 legs round up, and the limit is reached exactly', move('T', [22.72, 22.72]), 'legal'],
    ['DW-R-4 a path has an end', move('T'), 'DW-R-4'],
    ['DW-R-4 a path leads somewhere', move('T', [10, 10]), 'DW-R-4'],
    ['DW-SIDE-7 the whole base stays on the table', move('T', [1.89, 10]), 'DW-SIDE-7 OFF_TABLE'],
    ['DW-R-111 a base may touch the edge', move('T', [1.9, 10]), 'legal'],
    ['DW-SIDE-7 no corner lies off the table', move('T', [10, 1], [10, 3]), 'DW-SIDE-7 OFF_TABLE'],
  ])('%s', (_, intent, expected) => {
    expect(table(rex('T', 10, 10), FAR).says(HERD, intent)).toBe(expected);
  });

  test.each([
    ['DW-R-5 a dinosaur is blocked by a soldier', rifle('S', 15, 10), 'DW-R-5 PATH_BLOCKED'],
    ['DW-R-5 a dinosaur is blocked by another', rex('U', 15, 10), 'DW-R-5 PATH_BLOCKED'],
    ['DW-MOVE-4 a base beside the way does not block', rifle('S', 15, 12.4), 'legal'],
    ['DW-R-4 0.01" of overlap is too much', rifle('S', 15, 12.39), 'DW-R-5 PATH_BLOCKED'],
    ['DW-MOVE-4 a move may not end on a base', rifle('S', 21, 10), 'DW-R-5 PATH_BLOCKED'],
  ])('%s', (_, other, expected) => {
    expect(table(rex('T', 10, 10), other, FAR).says(HERD, move('T', [20, 10]))).toBe(expected);
  });

  test.each([
    ['a gap as wide as its base lets it through', 7.6, 'legal'],
    ['a gap 0.01" narrower than its base stops it', 7.61, 'DW-R-5 PATH_BLOCKED'],
  ])('DW-R-4 %s', (_, below, expected) => {
    const { says } = table(rex('T', 10, 10), rifle('A', 16, 12.4), rifle('B', 16, below), FAR);
    expect(says(HERD, move('T', [22, 10]))).toBe(expected);
    const herd = [rex('T', 13, 12.4), rex('U', 13, below)];
    expect(scene({ phase: 'army-movement' }, rifle('S', 10, 10), ...herd).says(ARMY, move('S', [16, 10]))).toBe(
      expected,
    );
  });

  test.each([
    ['A', 12.39, 7.6],
    ['B', 12.4, 7.61],
    ['A', 12.2, 7.41],
  ])(
    'DW-R-4 DW-INV-12 a dinosaur sent to %s in a gap 0.01" too narrow (%d, %d) stops before it overlaps',
    (stopAt, up, down) => {
      const { state, does } = table(rex('T', 10, 10), rifle('A', 16, up), rifle('B', 16, down), FAR);
      does(HERD, reach('T', stopAt, [22, 10]));
      const at = discOf(state, sure(state.dinosaurs.T ?? null));
      expect(at.x).toBeGreaterThan(1300);
      const gaps = ['A', 'B'].map((id) => gap(at, discOf(state, sure(state.soldiers[id] ?? null))));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
      expect(Math.min(...gaps)).toBeLessThanOrEqual(2);
    },
  );

  test('DW-R-5 DW-DMG-12 DW-R-55 the dead block nobody', () => {
    const { state, says } = table(rex('T', 10, 10), rifle('S', 15, 10), FAR);
    (state.soldiers.S as { alive: boolean }).alive = false;
    expect(says(HERD, move('T', [20, 10]))).toBe('legal');
  });

  test.each([
    ['DW-R-10 nobody enters a mountain', 'mountain', 'DW-R-10 IMPASSABLE'],
    ['DW-R-10 nobody enters deep water', 'deep_water', 'DW-R-10 IMPASSABLE'],
    ['DW-R-10 nobody enters deep swamp', 'deep_swamp', 'DW-R-10 IMPASSABLE'],
    ['DW-R-10 woods are no obstacle', 'woods', 'legal'],
    ['DW-R-10 DW-R-107 a hill is no obstacle and costs nothing', 'hill', 'legal'],
    ['DW-R-10 a building is no obstacle', 'building', 'legal'],
    ['DW-R-10 broken ground is no obstacle', 'broken', 'legal'],
  ] as const)('%s', (_, kind, expected) => {
    const { says } = scene({ terrain: [ground(kind, [14, 5], [16, 15])] }, rex('T', 10, 10), FAR);
    expect(says(HERD, move('T', [28, 10]))).toBe(expected);
  });

  test('DW-R-10 the centre counts, and the edge belongs to the area', () => {
    const { says } = scene({ terrain: [ground('deep_water', [14, 5], [16, 15])] }, rex('T', 10, 10), FAR);
    expect(says(HERD, move('T', [13.99, 10]))).toBe('legal');
    expect(says(HERD, move('T', [14, 10]))).toBe('DW-R-10 IMPASSABLE');
    expect(says(HERD, move('T', [12, 4.9], [17, 4.9]))).toBe('legal');
  });

  test('DW-MOVE-2 DW-MOVE-3 DW-R-8 a move is made in parts, mixed with others, and its costs add up', () => {
    const { state, does, says } = table(rex('T', 10, 10), dino('coelophysis', 'C', 40, 10), FAR);
    expect(does(HERD, move('T', [16, 10]))).toEqual([
      {
        type: 'moved',
        figure: 'T',
        path: [
          { x: 1000, y: 1000 },
          { x: 1600, y: 1000 },
        ],
        facing: 0,
        costCi: 600,
      },
    ]);
    does(HERD, move('C', [40, 20]));
    does(HERD, move('T', [16, 20]));
    expect(state.dinosaurs.T).toMatchObject({ x: 1600, y: 2000, spentCi: 1600, facing: 90 });
    expect(says(HERD, move('T', [16, 22.01]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    expect(says(HERD, move('T', [16, 22]))).toBe('legal');
  });

  test('DW-MOVE-3 the rest of the movement is lost when the phase ends', () => {
    const { state, does } = table(rex('T', 10, 10), FAR);
    does(HERD, move('T', [16, 10]));
    does(HERD, DONE);
    does(ARMY, DONE);
    expect(state).toMatchObject({ turn: 2, phase: 'dinosaur-movement', dinosaurs: { T: { spentCi: 0 } } });
  });

  test('DW-R-3 a move into contact stops with the bases touching', () => {
    const { state, does } = table(rex('T', 10, 10), rifle('S', 20, 10), FAR);
    const [moved] = only(does(HERD, reach('T', 'S', [22, 10])), 'moved');
    expect(moved).toMatchObject({
      costCi: 760,
      path: [
        { x: 1000, y: 1000 },
        { x: 1760, y: 1000 },
      ],
    });
    expect(planMove(state, 'T', [{ x: 1000, y: 1000 }], null).touches).toEqual([]);
  });

  test.each([
    ['DW-R-3 a leg that goes elsewhere', reach('T', 'S', [10, 20]), 'DW-R-3 NO_CONTACT'],
    ['DW-R-3 a leg that ends too early', reach('T', 'S', [15, 10]), 'DW-R-3 NO_CONTACT'],
    ['DW-R-3 contact with itself', reach('T', 'T', [15, 10]), 'DW-R-3 NO_CONTACT'],
    ['DW-R-3 contact with an unknown figure', reach('T', 'nobody', [15, 10]), 'DW-R-3 NO_CONTACT'],
  ])('%s is refused', (_, intent, expected) => {
    expect(table(rex('T', 10, 10), rifle('S', 20, 10)).says(HERD, intent)).toBe(expected);
  });

  test('DW-MOVE-6 DW-MOVE-7 DW-R-6 contact neither ends a move nor costs anything', () => {
    const { state, does } = table(rex('T', 10, 10), rifle('S', 20, 10), FAR);
    does(HERD, reach('T', 'S', [20, 10]));
    does(HERD, move('T', [17.6, 14]));
    expect(state.dinosaurs.T).toMatchObject({ spentCi: 760 + 400, moveOver: false });
  });

  test('DW-MOVE-8 a dinosaur whose move is over moves no more', () => {
    const { does, says } = table(rex('T', 10, 10), FARTHER, FAR);
    does(HERD, { type: 'endMove', figure: 'T' });
    expect(says(HERD, move('T', [11, 10]))).toBe('DW-MOVE-8 MOVE_OVER');
  });

  test('DW-R-24 a dinosaur that waits for closing fire does not move', () => {
    const { does, says } = table(rex('T', 10, 10), rifle('S', 12.4, 10), FARTHER, FAR);
    does(HERD, overrun('T', 'S'));
    expect(says(HERD, move('T', [10, 15]))).toBe('DW-R-24 REACTION_PENDING');
    expect(says(HERD, move('farther', [15, 110]))).toBe('legal');
  });

  test('DW-R-9 DW-MOVE-5 a dinosaur faces the direction of its last leg', () => {
    const { state, does } = table(rex('T', 10, 10), FAR);
    does(HERD, move('T', [15, 10], [15, 5]));
    expect(state.dinosaurs.T?.facing).toBe(270);
  });
});

describe('soldiers', () => {
  const march = { phase: 'army-movement' } as const;

  test.each([
    ['DW-AMOVE-1 a soldier may move up to 6"', move('S', [16, 10]), 'legal'],
    ['DW-AMOVE-1 a soldier may not move farther', move('S', [16.01, 10]), 'DW-AMOVE-1 NOT_ENOUGH_MOVEMENT'],
    ['DW-AMOVE-5 fractions count', move('S', [13, 10], [13, 12.995]), 'legal'],
    ['DW-AMOVE-5 fractions are not rounded off', move('S', [13, 10], [13, 13.01]), 'DW-AMOVE-1 NOT_ENOUGH_MOVEMENT'],
  ])('%s', (_, intent, expected) => {
    expect(scene(march, rifle('S', 10, 10), FARTHER).says(ARMY, intent)).toBe(expected);
  });

  test.each([
    ['DW-R-5 a soldier walks through others', rifle('S2', 13, 10), 'legal'],
    ['DW-R-5 a soldier may not stop on another', rifle('S2', 15.5, 10), 'DW-R-5 PATH_BLOCKED'],
    ['DW-R-5 a soldier may stop beside another', rifle('S2', 16, 10), 'legal'],
    ['DW-R-5 a soldier is blocked by dinosaurs', dino('coelophysis', 'C', 13, 10), 'DW-R-5 PATH_BLOCKED'],
    ['DW-R-5 a soldier may come into contact', dino('coelophysis', 'C', 16, 10), 'legal'],
  ])('%s', (_, other, expected) => {
    expect(scene(march, rifle('S', 10, 10), other, FARTHER).says(ARMY, move('S', [15, 10]))).toBe(expected);
  });

  test.each([
    ['DW-AMOVE-2 in contact 4" are left', move('S', [10, 14]), 'legal'],
    ['DW-AMOVE-2 no more than 4" are left in contact', move('S', [10, 14.01]), 'DW-AMOVE-2 NOT_ENOUGH_MOVEMENT'],
    ['DW-R-60 a path that ends in contact costs as much', move('S', [9.9, 10.1]), 'legal'],
  ])('%s', (_, intent, expected) => {
    expect(scene(march, rifle('S', 10, 10), rex('T', 12.4, 10)).says(ARMY, intent)).toBe(expected);
  });

  test('DW-AMOVE-2 the 2" are paid once, and a soldier who stays in contact pays nothing', () => {
    const { state, does, says } = scene(march, rifle('S', 10, 10), rifle('S2', 12.4, 12.4), rex('T', 12.4, 10));
    expect(does(ARMY, move('S', [10, 12])).map(({ type }) => type)).toEqual(['leftContact', 'moved']);
    expect(state.soldiers.S).toMatchObject({ leftContact: true, spentCi: 200 });
    expect(state.soldiers.S2).toMatchObject({ leftContact: false, spentCi: 0 });
    expect(does(ARMY, move('S', [10, 14])).map(({ type }) => type)).toEqual(['moved']);
    expect(says(ARMY, move('S', [10, 14.01]))).toBe('DW-AMOVE-2 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-60 passing a dinosaur costs nothing', () => {
    const { state, does } = scene(march, rifle('S', 10, 10), rex('T', 13, 12.45));
    does(ARMY, move('S', [16, 10]));
    expect(state.soldiers.S).toMatchObject({ leftContact: false, spentCi: 600 });
  });

  test('DW-R-62 DW-AMOVE-7 a soldier who has walked 5" into contact walks no farther', () => {
    const { does, says } = scene(march, rifle('S', 10, 10), rifle('S2', 50, 50), rex('T', 17.4, 10));
    does(ARMY, move('S', [15, 10]));
    expect(says(ARMY, move('S', [14.9, 10]))).toBe('DW-R-62 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-AMOVE-7 soldiers move in any order and in parts', () => {
    const { state, does } = scene(march, rifle('S', 10, 10), rifle('S2', 20, 10), FAR, FARTHER);
    does(ARMY, move('S', [13, 10]));
    does(ARMY, move('S2', [20, 16]));
    does(ARMY, move('S', [13, 13]));
    expect(state.soldiers.S).toMatchObject({ x: 1300, y: 1300, spentCi: 600, moved: true });
  });

  test('DW-R-107 a dinosaur on level ground touches a soldier on a hill', () => {
    const hill = ground('hill', [0, 0], [10.5, 20]);
    const { says } = scene({ ...march, terrain: [hill] }, rifle('S', 10, 10), rex('T', 12.4, 10));
    expect(says(ARMY, move('S', [10, 15]))).toBe('DW-AMOVE-2 NOT_ENOUGH_MOVEMENT');
  });
});

test.each([
  [
    'DW-TURN-3 soldiers do not move in phase 1',
    'dinosaur-movement',
    ARMY,
    move('S', [31, 30]),
    'DW-TURN-3 NOT_YOUR_PHASE',
  ],
  ['DW-TURN-3 nobody moves in phase 2', 'regular-fire', ARMY, move('S', [31, 30]), 'DW-TURN-3 NOT_YOUR_PHASE'],
  [
    'DW-TURN-3 dinosaurs do not move in phase 4',
    'army-movement',
    HERD,
    move('T', [11, 10]),
    'DW-TURN-3 NOT_YOUR_PHASE',
  ],
  ['DW-SIDE-1 no player moves an enemy figure', 'army-movement', ARMY, move('T', [11, 10]), 'DW-SIDE-1 NOT_OWNER'],
  ['DW-SIDE-1 no player moves an unknown figure', 'army-movement', ARMY, move('X', [11, 10]), 'DW-SIDE-1 NOT_OWNER'],
  ['DW-SIDE-1 an unknown seat moves nothing', 'army-movement', 7, move('S', [31, 30]), 'DW-SIDE-1 NOT_OWNER'],
] as const)('%s', (_, phase, seat, intent, expected) => {
  expect(scene({ phase }, rex('T', 10, 10), rifle('S', 30, 30)).says(seat, intent)).toBe(expected);
});

test("DW-SIDE-1 no player moves a teammate's figure, and DW-DMG-12 none moves the dead", () => {
  const sides = ['army', 'dinosaurs', 'army'] as const;
  const { state, says } = scene(
    { phase: 'army-movement', sides },
    rex('T', 10, 10),
    rifle('S', 30, 30),
    rifle('S2', 40, 30, { owner: 2 }),
  );
  expect(says(ARMY, move('S2', [41, 30]))).toBe('DW-SIDE-1 NOT_OWNER');
  expect(says(2, move('S2', [41, 30]))).toBe('legal');
  (state.soldiers.S2 as { alive: boolean }).alive = false;
  expect(says(2, move('S2', [41, 30]))).toBe('DW-DMG-12 DEAD');
});
