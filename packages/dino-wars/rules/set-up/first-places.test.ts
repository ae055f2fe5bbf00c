/**
 * The places that the game gives to figures without one: in ranks without dice, at random with them (DW-SIDE-2, DW-R-71,
 * DW-R-105).
 */
import type { Dice } from '@dwo/kernel';
import { dino, ground, gun, optionsFor, rex, rifle, vehicle } from '../../testing/table';
import { placeAll } from './first-places';
import type { Options } from './options';

const OFF = { at: null };

function options(
  figures: Parameters<typeof optionsFor>[1][],
  more: Partial<Options> = {},
  terrain = [] as ReturnType<typeof ground>[],
) {
  return optionsFor({ terrain, more: { separationCi: 2400, ...more } }, ...figures);
}

/** Returns the places of all figures, or null if there is no room. */
function places(given: Options, dice: Dice | null = null): object | null {
  const found = placeAll(given, dice);
  if (found.refusal !== null) return null;
  return Object.fromEntries([...found.places].map(([id, { x, y }]) => [id, [x, y]]));
}

/** Returns dice that show these faces and record their numbers of sides. */
function told(...faces: number[]): Dice & { readonly sides: number[] } {
  const sides: number[] = [];
  return {
    sides,
    roll(of) {
      sides.push(of);
      return faces[sides.length - 1] ?? 1;
    },
  };
}

describe('in ranks', () => {
  test("the widest first, side by side, from the player's own edge", () => {
    const men = ['A', 'B'].map((id) => rifle(id, 0, 0, OFF));
    const herd = [dino('gallimimus', 'G', 0, 0, OFF), rex('T', 0, 0, OFF), rex('U', 0, 0, OFF)];
    expect(places(options([...men, vehicle('jeep', 'J', 0, 0, OFF), ...herd]))).toEqual({
      ...{ T: [190, 11810], U: [590, 11810] },
      ...{ J: [150, 150], A: [325, 50], B: [425, 50] },
      G: expect.anything(),
    });
  });

  test('in the next row if one is full', () => {
    const men = ['A', 'B', 'C'].map((id) => rifle(id, 0, 0, OFF));
    const table = { widthCi: 210, heightCi: 12000, terrain: [] };
    expect(places(options([...men, rifle('D', 1.05, 30), dino('gallimimus', 'G', 1.05, 110)], { table }))).toEqual({
      ...{ A: [50, 50], B: [150, 50], C: [50, 150], D: [105, 3000], G: [105, 11000] },
    });
  });

  test('36" from the enemy if there is room, measured from centre to centre', () => {
    expect(places(options([rex('T', 5, 5), rifle('A', 0, 0, OFF)]))).toEqual({ T: [500, 500], A: [4075, 50] });
  });

  test.each([
    // 30" are too few for 36", and just enough for 24".
    [3000, 2400, { T: [190, 2810], A: [50, 50] }],
    [3000, 2900, null],
  ])('DW-SIDE-2 as near as the match allows on a table %d up, %d apart', (heightCi, separationCi, expected) => {
    const table = { widthCi: 6000, heightCi, terrain: [] };
    expect(places(options([rex('T', 0, 0, OFF), rifle('A', 0, 0, OFF)], { table, separationCi }))).toEqual(expected);
  });

  test('DW-R-10 beside terrain that they may not enter', () => {
    const rock = [ground('mountain', [0, 0], [3, 3])];
    const lake = [ground('deep_water', [0, 0], [3, 3])];
    const house = [ground('building', [0, 0], [3, 3])];
    const men = [rifle('A', 0, 0, OFF), rex('T', 60, 110)];
    expect(places(options(men, {}, rock))).toMatchObject({ A: [325, 50] });
    expect(places(options(men, {}, lake))).toMatchObject({ A: [325, 50] });
    expect(places(options(men, {}, house))).toMatchObject({ A: [50, 50] });
    const jeep = [vehicle('jeep', 'A', 0, 0, OFF), rifle('B', 60, 10), rex('T', 60, 110)];
    expect(places(options(jeep, {}, house))).toMatchObject({ A: [325, 150] });
    const swimmer = [dino('deinosuchus', 'D', 0, 0, OFF), rifle('B', 60, 10)];
    expect(places(options(swimmer, {}, [ground('deep_water', [0, 100], [120, 120])]))).not.toBeNull();
    expect(
      places(options([rex('T', 0, 0, OFF), rifle('B', 60, 10)], {}, [ground('deep_water', [0, 60], [120, 120])])),
    ).toBeNull();
  });

  test('DW-SIDE-2 the refusal says how many places were tried', () => {
    const table = { widthCi: 1200, heightCi: 2400, terrain: [] };
    expect(placeAll(options([rex('T', 0, 0, OFF), rifle('A', 0, 0, OFF)], { table }), null)).toEqual({
      refusal: { rule: 'DW-SIDE-2', code: 'NO_SPACE', facts: { separationCi: 2400, tried: expect.any(Number) } },
    });
  });
});

describe('at random', () => {
  test(`on a raster of 0.25" in the player's own strip, half of what 36" leave`, () => {
    const dice = told(5, 3, 1, 233);
    expect(places(options([rex('T', 0, 0, OFF), rifle('A', 0, 0, OFF)]), dice)).toEqual({
      ...{ T: [190 + 4 * 25, 12000 - 190 - 2 * 25], A: [50, 50 + 232 * 25] },
    });
    // The columns and rows for a base of 1.9" and for one of 0.5".
    expect(dice.sides).toEqual([465, 161, 477, 167]);
  });

  test('DW-R-105 in the zones of a deliberate set-up', () => {
    const dice = told();
    places(options([rex('T', 0, 0, OFF), rifle('A', 0, 0, OFF)], { placing: 'deliberate', armyZoneCi: 2400 }), dice);
    expect(dice.sides).toEqual([465, 233, 477, 95]);
  });

  test('0.5" from friends, with another try if one fails', () => {
    const men = [rifle('A', 3, 3), rifle('B', 0, 0, OFF), rex('T', 60, 110)];
    // 1.49" is too near, 1.5" is not.
    expect(places(options(men), told(16, 11, 17, 11))).toMatchObject({ B: [450, 300] });
    const dice = told(15, 11, 16, 11, 17, 11);
    places(options(men), dice);
    expect(dice.sides).toHaveLength(6);
  });

  test('DW-R-41 DW-SIDE-5 a crew beside its gun, behind it first', () => {
    const crew = ['A', 'B', 'C'].map((id) => rifle(id, 0, 0, { ...OFF, crewOf: 'G' }));
    const dice = told(101, 101);
    expect(places(options([gun('hmg', 'G', 0, 0, OFF), ...crew, rex('T', 60, 110)]), dice)).toEqual({
      ...{ T: [6000, 11000], G: [2580, 2580] },
      ...{ A: [2580, 2400], B: [2453, 2453], C: [2707, 2453] },
    });
    expect(dice.sides).toHaveLength(2);
  });

  test('in ranks if dice find no place', () => {
    const men = [rifle('A', 0.5, 0.5), rifle('B', 0, 0, OFF), rex('T', 60, 110)];
    const dice = told();
    expect(places(options(men), dice)).toMatchObject({ A: [50, 50], B: [150, 50] });
    expect(dice.sides).toHaveLength(120);
  });
});
