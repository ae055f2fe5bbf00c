/** Flyers that hover beside a hill, which is 4" high, between x = 20 and x = 40. */
import { ARMY, ci, dino, ground, HERD, move, rider, rifle, scene, vehicle } from '../../testing/table';

const FAR = rifle('far', 110, 110);
const HILL = ground('hill', [20, 10], [40, 40]);

test.each([
  ['a flyer below the hill: the soldier gets out above it', 100, 'legal'],
  ['a flyer up to their feet', 300, 'legal'],
  ['not a flyer that reaches above their feet', 301, 'DW-R-5 PATH_BLOCKED'],
  ['not a flyer below the top of their head', 619, 'DW-R-5 PATH_BLOCKED'],
  ['a flyer above them: they get out below it', 620, 'legal'],
])('DW-R-12 beside a hill, %s', (_, z, expected) => {
  const { says } = scene(
    { phase: 'army-movement', terrain: [HILL] },
    ...[dino('pterodactyl', 'P', 19.7, 20, { z }), vehicle('jeep', 'V', 22.2, 20), rider('V', 0, 'd')],
    ...[rifle('S', 20.2, 22), FAR],
  );
  expect(says(ARMY, { type: 'alight', figure: 'd', at: { x: ci(20.2), y: ci(20) } })).toBe(expected);
  expect(says(ARMY, move('S', [20.2, 20]))).toBe(expected);
});

describe('DW-R-12 a figure on its way up a hill meets a flyer that hovers above the slope', () => {
  // Its base is below Q from x = 17.51 to x = 21.49, and on the hill from x = 20 on; it is 2.1" tall.
  const up = (z: number, ...path: Parameters<typeof move>[1][]) => {
    const { says } = scene(
      { terrain: [HILL] },
      ...[dino('quetzalcoatlus', 'Q', 19.5, 20, { z }), dino('coelophysis', 'C', 16, 20), FAR],
    );
    return says(HERD, move('C', ...path));
  };

  test.each([
    ['before it', [19.99, 20], 'legal'],
    ['at its edge', [20, 20], 'DW-R-5 PATH_BLOCKED'],
    ['on it', [20.5, 20], 'DW-R-5 PATH_BLOCKED'],
    ['past it', [26, 20], 'DW-R-5 PATH_BLOCKED'],
    ['past the flyer to the side', [26, 27], 'legal'],
  ] as const)('%s', (_, to, expected) => {
    expect(up(350, [...to])).toBe(expected);
  });

  test.each([
    [209, 'DW-R-5 PATH_BLOCKED'],
    [210, 'legal'],
    [300, 'legal'],
    [301, 'DW-R-5 PATH_BLOCKED'],
    [609, 'DW-R-5 PATH_BLOCKED'],
    [610, 'legal'],
  ])('at %i ci: %s', (z, expected) => {
    expect(up(z, [26, 20])).toBe(expected);
  });
});
