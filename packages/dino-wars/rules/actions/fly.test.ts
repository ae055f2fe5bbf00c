import { corner, fly, swoop } from '../../testing/flights';
import {
  ARMY,
  armed,
  ci,
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
import { contacts } from '../contact';
import { planFlight } from '../movement/flight';
import { figureIntents } from '.';

const FAR = rifle('far', 110, 110);
/** Radius 0.5", height 1.1", rate 36". */
const PTERO = dino('pterodactyl', 'P', 20, 20);

describe('the cost of a flight', () => {
  test('DW-FLY-2 DW-EX-1 a flight costs its length over the ground and its change of height', () => {
    const { state, does } = table(PTERO, FAR);
    expect(does(HERD, fly('P', [44, 20, 12]))).toEqual([
      {
        ...{ type: 'flew', figure: 'P', facing: 0, costCi: 3600 },
        path: [corner([20, 20, 0]), corner([44, 20, 12])],
      },
    ]);
    expect(state.dinosaurs.P).toMatchObject({ x: 4400, y: 2000, z: 1200, spentCi: 3600, facing: 0, moveOver: false });
  });

  test('DW-FLY-2 DW-EX-1 37" are too much', () => {
    expect(table(PTERO, FAR).says(HERD, fly('P', [45, 20, 12]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-FLY-2 DW-EX-1 descending costs as much as climbing', () => {
    const { state, does } = table({ ...PTERO, z: 1200 }, FAR);
    does(HERD, fly('P', [30, 20, 0]));
    expect(state.dinosaurs.P).toMatchObject({ spentCi: 2200, z: 0 });
  });

  test('DW-FLY-2 DW-R-1 every leg is rounded up by itself', () => {
    const { state } = table(PTERO, FAR);
    const plan = planFlight(state, 'P', [corner([21, 21, 5]), corner([22, 22, 5]), corner([22, 22, 8])], null);
    expect(plan).toMatchObject({ legsCi: [642, 142, 300], costCi: 1084, leftCi: 2516, facing: 45, refusal: null });
  });

  test('DW-R-8 DW-MOVE-3 a flight may be made in parts', () => {
    const { state, does, says } = table(PTERO, FAR);
    does(HERD, fly('P', [20, 20, 10]));
    does(HERD, fly('P', [40, 20, 10]));
    expect(state.dinosaurs.P).toMatchObject({ spentCi: 3000, x: 4000, z: 1000 });
    expect(says(HERD, fly('P', [46.01, 20, 10]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    expect(says(HERD, fly('P', [46, 20, 10]))).toBe('legal');
  });
});

describe('flyers and their goals', () => {
  test.each(['pterodactyl', 'pteranodon', 'quetzalcoatlus'] as const)(
    'DW-FLY-1 of all dinosaurs a %s flies',
    (kind) => {
      expect(table(dino(kind, 'P', 20, 20), FAR).says(HERD, fly('P', [30, 20, 10]))).toBe('legal');
    },
  );

  test.each([
    ['DW-FLY-1 a tyrannosaurus does not fly', rex('T', 40, 20), fly('T', [40, 20, 1]), 'DW-FLY-1'],
    ['DW-FLY-1 a soldier does not fly', rex('T', 40, 20), fly('far', [110, 110, 1]), 'DW-SIDE-1 NOT_OWNER'],
    ['DW-FLY-3 36" up is the ceiling', rex('T', 40, 20), fly('P', [20, 20, 36]), 'legal'],
    ['DW-FLY-3 DW-R-11 no flight goes higher', rex('T', 40, 20), fly('P', [20, 20, 36.01]), 'DW-FLY-3'],
    ['DW-R-1 no flight goes below the table', rex('T', 40, 20), fly('P', [20, 20, -1]), 'DW-R-1'],
    ['DW-SIDE-7 no flight leaves the table', rex('T', 40, 20), fly('P', [0.49, 20, 5]), 'DW-SIDE-7 OFF_TABLE'],
    ["DW-SIDE-7 a flight reaches the table's edge", rex('T', 40, 20), fly('P', [0.5, 20, 5]), 'legal'],
    ['DW-R-4 nowhere', rex('T', 40, 20), fly('P', [20, 20, 0]), 'DW-R-4'],
    ['DW-R-4 a flight has a path', rex('T', 40, 20), fly('P'), 'DW-R-4'],
    ['DW-R-11 a walk is no flight', rex('T', 40, 20), fly('P', [30, 20, 0]), 'DW-R-11'],
    ['DW-R-11 two flights are not one', rex('T', 40, 20), fly('P', [22, 20, 3], [24, 20, 0], [26, 20, 3]), 'DW-R-11'],
    [
      'DW-R-3 a flight does not stop at an unknown figure',
      rex('T', 40, 20),
      swoop('P', 'nobody', [24, 20, 0]),
      'DW-R-3 NO_CONTACT',
    ],
    [
      'DW-R-3 a flight does not stop at a figure that it does not reach',
      rex('T', 40, 20),
      swoop('P', 'far', [24, 20, 3]),
      'DW-R-3 NO_CONTACT',
    ],
  ])('%s', (_, other, intent, expected) => {
    expect(table(PTERO, other, FAR).says(HERD, intent)).toBe(expected);
  });

  test('DW-R-1 a height that is no whole ci is refused', () => {
    const { says } = table(PTERO, FAR);
    const path = [{ x: 2000, y: 2000, z: 100.5 }];
    expect(says(HERD, { type: 'fly', figure: 'P', path, stopAt: null })).toBe('DW-R-1');
  });

  test.each(['regular-fire', 'dinosaur-attack', 'army-movement'] as const)('DW-TURN-3 nobody flies in %s', (phase) => {
    expect(scene({ phase }, PTERO, rifle('S', 21, 20)).says(HERD, fly('P', [30, 20, 10]))).toBe(
      'DW-TURN-3 NOT_YOUR_PHASE',
    );
  });

  test('DW-MOVE-8 a flyer whose move is over does not fly', () => {
    const { does, says } = table(PTERO, FAR);
    does(HERD, { type: 'endMove', figure: 'P' });
    expect(says(HERD, fly('P', [30, 20, 10]))).toBe('DW-MOVE-8 MOVE_OVER');
  });

  test('DW-R-11 a flyer walks 36" on the ground, and not at all in the air', () => {
    const walker = table(PTERO, FAR);
    expect(walker.says(HERD, move('P', [56, 20]))).toBe('legal');
    expect(walker.says(HERD, move('P', [56.01, 20]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    walker.does(HERD, fly('P', [20, 20, 5]));
    expect(walker.says(HERD, move('P', [25, 20]))).toBe('DW-R-11');
  });

  test('DW-FLY-3 a flyer stays in the air from turn to turn', () => {
    const { state, does } = table(PTERO, FAR);
    does(HERD, fly('P', [20, 20, 10]));
    does(HERD, DONE);
    for (let guard = 0; state.turn === 1 && guard < 9; guard++)
      does(state.phase === 'dinosaur-attack' ? HERD : ARMY, DONE);
    expect(state.turn).toBe(2);
    expect(state.dinosaurs.P).toMatchObject({ z: 1000, spentCi: 0 });
  });
});

describe('contact', () => {
  test('DW-FLY-4 DW-R-11 a flyer is in contact only on the ground', () => {
    const { state, does, says } = table({ ...PTERO, z: 500 }, rifle('S', 24, 20), FAR);
    does(HERD, fly('P', [23, 20, 2.5]));
    expect(says(HERD, overrun('P', 'S'))).toBe('DW-OVER-1 NO_CONTACT');
    does(HERD, fly('P', [23, 20, 0]));
    expect(state.dinosaurs.P?.z).toBe(0);
    expect(says(HERD, overrun('P', 'S'))).toBe('legal');
  });

  test('DW-FLY-2 a flyer sent to 0.10" above the ground pays for that height, stays there, and is in contact (DW-R-3)', () => {
    const { state, does, says } = table({ ...PTERO, z: 500 }, rifle('S', 24, 20), FAR);
    does(HERD, fly('P', [20, 20, 0.1]));
    expect(state.dinosaurs.P).toMatchObject({ z: 10, spentCi: 490 });
    expect(says(HERD, overrun('P', 'S'))).toBe('DW-OVER-1 NO_CONTACT');
    does(HERD, fly('P', [23, 20, 0.1]));
    expect(state.dinosaurs.P).toMatchObject({ z: 10, spentCi: 790 });
    expect([contacts(state, 'P'), contacts(state, 'S')]).toEqual([['S'], ['P']]);
    expect(says(HERD, overrun('P', 'S'))).toBe('legal');
    const hover = table({ ...PTERO, z: 500 }, rifle('S', 21, 20), FAR);
    hover.does(HERD, fly('P', [20, 20, 0.11]));
    expect(hover.state.dinosaurs.P).toMatchObject({ z: 11, spentCi: 489 });
    expect(hover.says(HERD, overrun('P', 'S'))).toBe('DW-OVER-1 NO_CONTACT');
  });

  test('DW-R-3 DW-FLY-4 above a hill the level of the target counts, not the table', () => {
    const hill = { terrain: [ground('hill', [20.5, 10], [40, 30])] };
    const on = (z: number) => scene(hill, { ...PTERO, z }, rifle('S', 21, 20), FAR).says(HERD, overrun('P', 'S'));
    expect([on(400), on(410), on(411), on(10)]).toEqual(['legal', 'legal', ...Array(2).fill('DW-OVER-1 NO_CONTACT')]);
  });

  test('DW-R-3 DW-R-107 in a match of version 4 a flyer within 0.10" of the ground had landed', () => {
    const { state, does } = scene({ more: { asOf: 4 } }, { ...PTERO, z: 500 }, rifle('S', 24, 20), FAR);
    does(HERD, fly('P', [20, 20, 0.1]));
    expect(state.dinosaurs.P).toMatchObject({ z: 0, spentCi: 500 });
  });

  test('DW-R-3 a flight down to a figure stops at its edge', () => {
    const { state, does } = table({ ...PTERO, z: 1000 }, rifle('S', 30, 20), FAR);
    expect(planFlight(state, 'P', [corner([30, 20, 0])], 'S')).toMatchObject({ touches: ['S'], lands: true });
    does(HERD, swoop('P', 'S', [30, 20, 0]));
    expect(state.dinosaurs.P).toMatchObject({ x: 2900, y: 2000, z: 0, spentCi: 1900 });
  });

  test('DW-FLY-4 no figure moves up to a flyer in the air, and none near it pays for contact', () => {
    const { says } = scene({ phase: 'army-movement' }, { ...PTERO, z: 300 }, rifle('S', 21, 20), FAR);
    expect(says(ARMY, reach('S', 'P', [20, 20]))).toBe('DW-FLY-4 NO_CONTACT');
    expect(says(ARMY, move('S', [27, 20]))).toBe('legal');
  });

  test('DW-R-107 a flyer that stands beside a hill touches a soldier on its top', () => {
    const { says } = scene({ terrain: [ground('hill', [21, 10], [40, 30])] }, PTERO, rifle('S', 21, 20), FAR);
    expect(says(HERD, overrun('P', 'S'))).toBe('legal');
  });
});

describe('obstacles in the way', () => {
  // A soldier is 2.2" tall, a tyrannosaurus 7.5", a flyer in the air fills 1".
  test.each([
    ['DW-FLY-5 over a soldier', rifle('S', 25, 20), 2.2, 'legal'],
    ['DW-R-12 not through them', rifle('S', 25, 20), 2.19, 'DW-R-12 PATH_BLOCKED'],
    ['DW-FLY-5 over a tyrannosaurus', rex('T', 25, 20), 7.5, 'legal'],
    ['DW-R-12 not through it', rex('T', 25, 20), 7.49, 'DW-R-12 PATH_BLOCKED'],
    ['DW-R-12 over a flyer', dino('pteranodon', 'Q', 25, 20, { z: 500 }), 6, 'legal'],
    ['DW-R-12 under a flyer', dino('pteranodon', 'Q', 25, 20, { z: 500 }), 4, 'legal'],
    [
      'DW-R-12 not through its inch from below',
      dino('pteranodon', 'Q', 25, 20, { z: 500 }),
      4.01,
      'DW-R-12 PATH_BLOCKED',
    ],
    [
      'DW-R-12 not through its inch from above',
      dino('pteranodon', 'Q', 25, 20, { z: 500 }),
      5.99,
      'DW-R-12 PATH_BLOCKED',
    ],
    ['DW-R-12 past a soldier', rifle('S', 25, 21), 0.5, 'legal'],
    ['DW-R-12 not overlapping their edge', rifle('S', 25, 20.98), 0.5, 'DW-R-12 PATH_BLOCKED'],
  ])('%s', (_, other, height, expected) => {
    const { says } = table({ ...PTERO, z: ci(height) }, other, FAR);
    expect(says(HERD, fly('P', [30, 20, height]))).toBe(expected);
  });

  test('DW-R-12 on a sloping leg the height over the figure counts', () => {
    // The flyer is over the soldier from 4" to 6" of a path of 10": between 40% and 60% of the way down.
    const over = (high: number) => table({ ...PTERO, z: ci(high) }, rifle('S', 25, 20), FAR);
    expect(over(5.5).says(HERD, fly('P', [30, 20, 0]))).toBe('legal');
    expect(over(5.4).says(HERD, fly('P', [30, 20, 0]))).toBe('DW-R-12 PATH_BLOCKED');
  });

  test("DW-R-12 a flyer can't land straight down on a figure, but can beside it", () => {
    const { does, says } = table({ ...PTERO, z: 500 }, rifle('S', 25.5, 20), FAR);
    does(HERD, fly('P', [25, 20, 5]));
    expect(says(HERD, fly('P', [25, 20, 0]))).toBe('DW-R-12 PATH_BLOCKED');
    expect(says(HERD, fly('P', [24.5, 20, 5], [24.5, 20, 0]))).toBe('legal');
  });

  test('DW-R-107 a flyer that lands beside a hill does not overlap a soldier on its top', () => {
    const hill = ground('hill', [20.6, 10], [40, 30]);
    const { says } = scene(
      { terrain: [hill] },
      { ...PTERO, at: { x: 1500, y: 2000 }, z: 300 },
      rifle('S', 20.8, 20),
      FAR,
    );
    expect(says(HERD, fly('P', [20, 20, 3]))).toBe('legal');
    expect(says(HERD, fly('P', [20, 20, 3], [20, 20, 0]))).toBe('DW-R-12 PATH_BLOCKED');
  });

  test.each([
    ['DW-R-12 a tyrannosaurus does not walk through a low flyer', 7.4, 'DW-R-5 PATH_BLOCKED'],
    ['DW-R-12 a tyrannosaurus walks below a high flyer', 7.5, 'legal'],
  ])('%s', (_, height, expected) => {
    const { says } = table(rex('T', 20, 20), dino('pteranodon', 'Q', 25, 20, { z: ci(height) }), FAR);
    expect(says(HERD, move('T', [30, 20]))).toBe(expected);
  });

  test.each([
    ['DW-R-12 a soldier is stopped by a flyer at their height', 2.19, 'DW-R-5 PATH_BLOCKED'],
    ['DW-R-12 a soldier walks below a higher flyer', 2.2, 'legal'],
  ])('%s', (_, height, expected) => {
    const { says } = scene(
      { phase: 'army-movement' },
      dino('pteranodon', 'Q', 25, 20, { z: ci(height) }),
      rifle('S', 22, 20),
    );
    expect(says(ARMY, move('S', [28, 20]))).toBe(expected);
  });

  test('DW-R-12 DW-R-38 on a hill a figure reaches 4" higher', () => {
    const hill = ground('hill', [24, 10], [40, 30]);
    const at = (height: number) =>
      scene(
        { phase: 'army-movement', terrain: [hill] },
        dino('pteranodon', 'Q', 26, 20, { z: ci(height) }),
        rifle('S', 22, 20),
      );
    expect(at(6.19).says(ARMY, move('S', [28, 20]))).toBe('DW-R-5 PATH_BLOCKED');
    expect(at(6.2).says(ARMY, move('S', [28, 20]))).toBe('legal');
  });
});

describe('terrain', () => {
  const PIECE = { building: 6, hill: 4, mountain: 20 } as const;

  test.each(['building', 'hill', 'mountain'] as const)(
    'DW-FLY-5 DW-R-12 a flyer passes over a %s, not through it',
    (kind) => {
      const at = (z: number) =>
        scene({ terrain: [ground(kind, [24, 10], [26, 30])] }, { ...PTERO, z: ci(z) }, FAR).says(
          HERD,
          fly('P', [30, 20, z]),
        );
      expect(at(PIECE[kind])).toBe('legal');
      expect(at(PIECE[kind] - 0.01)).toBe('DW-R-12 IMPASSABLE');
    },
  );

  test.each(['woods', 'ruins', 'deep_water', 'deep_swamp', 'broken'] as const)('DW-R-12 %s is not solid', (kind) => {
    const { says } = scene({ terrain: [ground(kind, [24, 10], [26, 30])] }, { ...PTERO, z: 100 }, FAR);
    expect(says(HERD, fly('P', [30, 20, 1]))).toBe('legal');
  });

  test.each(['deep_water', 'deep_swamp', 'mountain'] as const)('DW-R-10 DW-SWIM-2 no flyer lands on %s', (kind) => {
    const { says } = scene({ terrain: [ground(kind, [24, 10], [40, 30])] }, { ...PTERO, z: 2100 }, FAR);
    expect(says(HERD, fly('P', [30, 20, 21]))).toBe('legal');
    expect(says(HERD, fly('P', [30, 20, 21], [30, 20, 0]))).toMatch(/IMPASSABLE/);
  });

  test('DW-R-11 DW-R-38 a flyer that lands on a hill descends to 4" and stands on the ground', () => {
    const hill = ground('hill', [24, 10], [40, 30]);
    const { state, does, says } = scene({ terrain: [hill] }, { ...PTERO, z: 1000 }, rifle('S', 31, 20), FAR);
    expect(says(HERD, fly('P', [30, 20, 3.9]))).toBe('legal');
    const [flew] = only(does(HERD, fly('P', [30, 20, 10], [30, 20, 4])), 'flew');
    expect(flew).toMatchObject({ costCi: 1600, path: [{ z: 1000 }, { z: 1000 }, { z: 0 }] });
    expect(state.dinosaurs.P?.z).toBe(0);
    expect(says(HERD, overrun('P', 'S'))).toBe('legal');
    // From there it takes off at 4".
    expect(only(does(HERD, fly('P', [30, 20, 7])), 'flew')[0]).toMatchObject({
      costCi: 300,
      path: [{ z: 400 }, { z: 700 }],
    });
  });

  test('DW-R-12 a flyer in a building has to walk out first', () => {
    const { says } = scene({ terrain: [ground('building', [15, 15], [25, 25])] }, PTERO, FAR);
    expect(says(HERD, fly('P', [20, 20, 10]))).toBe('DW-R-12 IMPASSABLE');
    expect(says(HERD, move('P', [30, 20]))).toBe('legal');
  });
});

describe('DW-INV-36 sampled flights', () => {
  test('are legal, go up, along and down, and reach the nearest enemies', () => {
    const { state, says } = table(
      ...[dino('pterodactyl', 'P', 60, 60), rex('T', 64, 60), rifle('S', 70, 60), armed('smg', 'S2', 60, 66), FAR],
    );
    const flights = figureIntents(state, 'P').filter((intent) => intent.type === 'fly');
    expect(flights.length).toBeGreaterThan(20);
    for (const intent of flights) expect(says(HERD, intent)).toBe('legal');
    const ends = flights.map(({ path, stopAt }) => planFlight(state, 'P', path, stopAt));
    expect(ends.some(({ lands }) => !lands)).toBe(true);
    expect(ends.some(({ touches }) => touches.includes('S'))).toBe(true);
    expect(ends.some(({ touches }) => touches.includes('S2'))).toBe(true);
  });

  test('are none for dinosaurs that do not fly', () => {
    const { state } = table(PTERO, rex('T', 24, 20), FAR);
    expect(figureIntents(state, 'T').filter(({ type }) => type === 'fly')).toEqual([]);
  });
});
