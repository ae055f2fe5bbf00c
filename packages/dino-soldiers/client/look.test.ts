import type { UnitType } from '../rules';
import { type Placed, scene } from '../testing/table';
import { placesOn } from './look';
import { signOf } from './names';

describe('figures of a crowd', () => {
  const crowds: readonly (readonly [what: string, types: readonly (readonly [UnitType, number])[]])[] = [
    ['four of one side', [['rifleman', 4]]],
    ['three of one side', [['troodon', 3]]],
    [
      'two and two',
      [
        ['troodon', 2],
        ['rifleman', 2],
      ],
    ],
    [
      'four and four',
      [
        ['troodon', 4],
        ['rifleman', 4],
      ],
    ],
  ];
  test.each(crowds)('no two have the same place, and each stands within its tile: %s', (_, types) => {
    const units = types.flatMap(([type, count]) => Array.from({ length: count }, (): Placed => [type, 0, 0]));
    const places = placesOn(scene(['oo'], units).units);
    for (const { x, y, size } of places) {
      for (const at of [x, y]) expect(Math.min(at, 1 - at)).toBeGreaterThan(size / 2 - 0.08);
    }
    const gaps = places.flatMap((one, i) =>
      places.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y) / Math.min(one.size, other.size)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(0.75);
  });
});

test('numbers tell kinds apart where kinds of one side share a tile', () => {
  const units: Placed[] = [
    ['sniper', 0, 0],
    ['sniper', 1, 0],
    ['rifleman', 0, 0],
    ['rifleman', 1, 0],
    ['captain', 0, 0],
  ];
  const state = scene(['ooo'], units);
  expect([0, 2, 4].map((id) => signOf(state, id))).toEqual(['Sn1', 'R1', null]);
  const apart = scene(
    ['ooo'],
    [
      ['sniper', 0, 0],
      ['sniper', 1, 0],
      ['troodon', 0, 0],
    ],
  );
  expect(signOf(apart, 0)).toBe('1');
});
