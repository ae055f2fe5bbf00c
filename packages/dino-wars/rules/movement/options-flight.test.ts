/** The options Dive Move and Minimum Altitude. */

import { type Corner, corner, fly, swoop } from '../../testing/flights';
import { ARMY, DONE, dino, HERD, move, only, overrun, rifle, scene } from '../../testing/table';
import type { OptionalRule } from '../data/optional-rules';
import { allowanceCi } from './allowance';
import { planFlight } from './flight';

const FAR = rifle('far', 110, 110);
const HELD = { order: 'hold' } as const;

describe('Dive Move', () => {
  const DIVE = { optional: ['dive_move'] } as const;
  // 3" across and 4" down to the edge of S: a straight line of 5".
  const game = (about: Parameters<typeof scene>[0] = DIVE) =>
    scene(about, dino('pterodactyl', 'P', 20, 20, { z: 400 }), rifle('S', 24, 20, HELD), FAR);

  test('DW-OPT-DIVE-1 DW-R-78 the last leg down to its prey costs the straight line', () => {
    const { state, does } = game();
    const events = does(HERD, swoop('P', 'S', [24, 20, 0]));
    expect(events.map(({ type }) => type)).toEqual(['flew', 'stopped']);
    expect(state.dinosaurs.P).toMatchObject({ x: 2300, z: 0, spentCi: 500, dived: true });
  });

  test('DW-OPT-1 DW-FLY-2 a dive costs as any flight if the option is off', () => {
    const { state, does } = game({});
    expect(does(HERD, swoop('P', 'S', [24, 20, 0])).map(({ type }) => type)).toEqual(['flew']);
    expect(state.dinosaurs.P).toMatchObject({ spentCi: 700, dived: false });
  });

  test.each([
    ['DW-OPT-DIVE-2 legs that do not end in contact', [corner([22, 20, 0])], 600],
    ['DW-OPT-DIVE-2 legs that climb', [corner([22, 20, 6])], 400],
    ['DW-OPT-DIVE-1 all legs except the last', [corner([20, 23, 4]), corner([23, 20, 0])], 300 + 584],
    ['DW-OPT-DIVE-1 a leg straight down is no dive', [corner([23, 20, 4]), corner([23, 20, 0])], 700],
  ] as const)('%s', (_, path, cost) => {
    const { state } = game();
    expect(planFlight(state, 'P', path, null)).toMatchObject({ costCi: cost, refusal: null });
  });

  test('DW-R-78 after a dive the flyer moves no farther, but may overrun', () => {
    const { does, says } = game();
    does(HERD, swoop('P', 'S', [24, 20, 0]));
    expect(says(HERD, fly('P', [20, 20, 5]))).toBe('DW-R-78 MOVE_OVER');
    expect(says(HERD, move('P', [20, 20]))).toBe('DW-R-78 MOVE_OVER');
    expect(says(HERD, overrun('P', 'S'))).toBe('legal');
    does(HERD, overrun('P', 'S'), ['to-hit', 1, 1]);
    expect(says(HERD, fly('P', [20, 20, 5]))).toBe('legal');
  });

  test('DW-R-78 in the next turn the flyer moves freely', () => {
    const { state, does, says } = game();
    does(HERD, swoop('P', 'S', [24, 20, 0]));
    does(HERD, DONE);
    for (let guard = 0; state.turn === 1 && guard < 9; guard++) {
      does(state.phase === 'dinosaur-attack' ? HERD : ARMY, DONE);
    }
    expect(says(HERD, fly('P', [20, 20, 5]))).toBe('legal');
  });
});

describe('Minimum Altitude', () => {
  const LOW = { optional: ['minimum_altitude'] } as const;
  const game = (z = 0) => scene(LOW, dino('pterodactyl', 'P', 20, 20, { z }), rifle('S', 50, 20, HELD), FAR);

  test.each([
    [
      'DW-OPT-ALT-1 a flyer that climbs 6" flies at its full rate',
      [
        [20, 20, 6],
        [50, 20, 6],
      ],
      'legal',
    ],
    [
      'DW-OPT-ALT-1 a flyer that climbs a little less has 18"',
      [
        [20, 20, 5.99],
        [40, 20, 5.99],
      ],
      'DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT',
    ],
    [
      'DW-OPT-ALT-1 exactly 18" is enough',
      [
        [20, 20, 5],
        [33, 20, 5],
      ],
      'legal',
    ],
    [
      'DW-OPT-ALT-1 a low flight beyond 18" is refused',
      [
        [20, 20, 5],
        [33.01, 20, 5],
      ],
      'DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT',
    ],
    [
      'DW-R-79 a flyer may climb at the end of the 18"',
      [
        [20, 20, 5],
        [32, 20, 5],
        [32, 20, 6],
        [49, 20, 6],
      ],
      'legal',
    ],
    [
      'DW-R-79 a flyer may not climb after the 18"',
      [
        [20, 20, 5],
        [32.01, 20, 5],
        [32.01, 20, 6],
      ],
      'DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT',
    ],
    ['DW-R-79 6" may be reached in the middle of a leg', [[36, 20, 12]], 'legal'],
    ['DW-R-79 6" reached too late in a leg is refused', [[46, 20, 7]], 'DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT'],
  ] as const)('%s', (_, path, expected) => {
    expect(game().says(HERD, fly('P', ...path))).toBe(expected);
  });

  test('DW-OPT-1 there is no limit if the option is off', () => {
    const { says } = scene({}, dino('pterodactyl', 'P', 20, 20), FAR);
    expect(says(HERD, fly('P', [20, 20, 1], [50, 20, 1]))).toBe('legal');
  });

  test('DW-R-79 a flyer that begins in the air has no such limit', () => {
    expect(game(100).says(HERD, fly('P', [55, 25, 1]))).toBe('legal');
  });

  test('DW-R-79 earlier spending of the turn counts', () => {
    const { state, does, says } = game();
    does(HERD, fly('P', [20, 20, 5]));
    expect(state.dinosaurs.P?.climbToCi).toBe(600);
    expect(says(HERD, fly('P', [33.01, 20, 5]))).toBe('DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT');
    does(HERD, fly('P', [20, 20, 6]));
    expect(state.dinosaurs.P?.climbToCi).toBe(0);
    expect(says(HERD, fly('P', [50, 20, 6]))).toBe('legal');
  });

  test('DW-R-79 on foot it is limited to 18" too, overruns included', () => {
    const { state, does, says } = scene(
      ...[LOW, dino('pterodactyl', 'P', 20, 20), rifle('S', 37.5, 20, HELD), rifle('S2', 39, 20), FAR],
    );
    expect(allowanceCi(state, 'P')).toBe(1800);
    expect(says(HERD, move('P', [38.01, 22]))).toBe('DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT');
    does(HERD, move('P', [36.5, 20]));
    expect(says(HERD, overrun('P', 'S'))).toBe('DW-OVER-1 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-79 a flyer that has flown high and landed walks and overruns freely, but its next take-off has the same limit of 18"', () => {
    const { state, does, says } = game();
    does(HERD, fly('P', [20, 20, 6], [39, 20, 6], [39, 20, 0]));
    expect(state.dinosaurs.P).toMatchObject({ spentCi: 3100, climbToCi: 0, z: 0 });
    expect(says(HERD, move('P', [44, 20]))).toBe('legal');
    expect(says(HERD, fly('P', [39, 20, 3]))).toBe('DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-79 a flyer that began in the air and landed walks freely too', () => {
    const { state, does, says } = game(100);
    does(HERD, fly('P', [39, 20, 1], [39, 20, 0]));
    expect(state.dinosaurs.P).toMatchObject({ spentCi: 2000, climbToCi: 0 });
    expect(says(HERD, move('P', [45, 20]))).toBe('legal');
    expect(says(HERD, fly('P', [39, 20, 3]))).toBe('DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-79 after an early landing the next take-off starts anew, from its place', () => {
    const { state, does, says } = game(100);
    does(HERD, fly('P', [22, 20, 1], [22, 20, 0]));
    expect(says(HERD, fly('P', [22, 20, 6], [45, 20, 6]))).toBe('legal');
    does(HERD, fly('P', [22, 20, 3]));
    expect(state.dinosaurs.P).toMatchObject({ spentCi: 600, climbToCi: 600 });
    expect(says(HERD, fly('P', [34.01, 20, 3]))).toBe('DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT');
    expect(says(HERD, fly('P', [34, 20, 3]))).toBe('legal');
  });

  test('DW-R-79 a short low flight keeps the flyer under the limit', () => {
    const { does, says } = game();
    does(HERD, fly('P', [20, 20, 3], [24, 20, 3], [24, 20, 0]));
    expect(says(HERD, move('P', [32.01, 20]))).toBe('DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT');
    expect(says(HERD, move('P', [32, 20]))).toBe('legal');
  });

  test('DW-TURN-5 a new turn lifts the limit', () => {
    const { state, does, says } = game();
    does(HERD, fly('P', [20, 20, 3]));
    does(HERD, DONE);
    for (let guard = 0; state.turn === 1 && guard < 9; guard++) {
      does(state.phase === 'dinosaur-attack' ? HERD : ARMY, DONE);
    }
    expect(state.dinosaurs.P?.climbToCi).toBeNull();
    expect(says(HERD, fly('P', [45, 20, 3]))).toBe('legal');
  });

  test('DW-SCALE-2 at half the scale it climbs 3" or flies 9"', () => {
    const { says } = scene({ ...LOW, scale: { lengths: 2, bases: 1 } }, dino('pterodactyl', 'P', 20, 20), FAR);
    expect(says(HERD, fly('P', [20, 20, 3], [35, 20, 3]))).toBe('legal');
    expect(says(HERD, fly('P', [20, 20, 2.9], [26.2, 20, 2.9]))).toBe('DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT');
  });
});

test('DW-OPT-1 without the option climbs are not recorded', () => {
  const { state, does } = scene({}, dino('pterodactyl', 'P', 20, 20), FAR);
  const [flew] = only(does(HERD, fly('P', [20, 20, 3])), 'flew');
  expect(flew?.costCi).toBe(300);
  expect(state.dinosaurs.P?.climbToCi).toBeNull();
});

describe('the rest after a flight', () => {
  const plan = (optional: readonly OptionalRule[], ...path: Corner[]) => {
    const { state } = scene({ optional }, dino('pterodactyl', 'P', 20, 20), rifle('S', 29, 20), FAR);
    return planFlight(state, 'P', path.map(corner), null);
  };

  test.each([
    ['DW-R-79 is that of half the rate while the flyer stays low', ['minimum_altitude'], [[28, 20, 2]], 800],
    ['DW-R-79 is negative if the flyer stays low for too long', ['minimum_altitude'], [[40, 20, 2]], -400],
    ['DW-R-79 is that of the whole rate once it has climbed', ['minimum_altitude'], [[20, 20, 6]], 3000],
    ['DW-FLY-2 is that of the whole rate without the option', [], [[28, 20, 2]], 2600],
    [
      'DW-R-90 includes the charge if the flight ends in contact',
      ['dino_charge'],
      [
        [20, 20, 2],
        [28, 20, 0],
      ],
      2600,
    ],
    [
      'DW-R-90 does not include the charge otherwise',
      ['dino_charge'],
      [
        [20, 20, 2],
        [27, 20, 0],
      ],
      2500,
    ],
    [
      'DW-R-79 does not include the charge while the flyer stays low',
      ['dino_charge', 'minimum_altitude'],
      [
        [20, 20, 2],
        [28, 20, 0],
      ],
      600,
    ],
  ] as const)('%s', (_, optional, path, left) => {
    const { leftCi, refusal } = plan(optional, ...path);
    expect(leftCi).toBe(left);
    expect(refusal === null).toBe(left >= 0);
  });

  test('DW-R-90 no movement is left after a charge that has spent it all', () => {
    const figures = [dino('pterodactyl', 'P', 20, 20, { z: 1000 }), rifle('S', 49, 20), FAR];
    const { state } = scene({ optional: ['dino_charge'] }, ...figures);
    expect(planFlight(state, 'P', [corner([49, 20, 0])], 'S')).toMatchObject({ leftCi: 0, refusal: null });
  });
});
