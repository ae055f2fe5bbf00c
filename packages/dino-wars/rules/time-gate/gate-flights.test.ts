/** Flyers at the open gate: none passes between the poles, and all may pass above them (DW-R-93). */

import { type Corner, fly } from '../../testing/flights';
import { gate, HIDDEN, OWN, put } from '../../testing/gate';
import { dino, ground, HERD, rex, rifle } from '../../testing/table';
import type { TerrainKind } from '../data/terrain';

/** Returns a match with a pterodactyl here, and poles at x = 57 and 63, 85" up the table. */
function at([x, y, z]: Corner, terrain: readonly ReturnType<typeof ground>[] = []) {
  const flyer = dino('pterodactyl', 'P', x, y, { z: z * 100 });
  const table = { widthCi: 12000, heightCi: 12000, terrain: [...terrain] };
  const match = gate({ table }, flyer, rex('T', 64, 110), rifle('S', 60, 10), rifle('S2', 62, 10));
  put(match, OWN, 57, 85, 'set-up');
  put(match, HIDDEN, 63, 85, 'set-up');
  return match;
}

const IN = 'DW-R-93 IMPASSABLE';

test.each<[what: string, from: Corner, path: Corner[], expected: string]>([
  ['no flyer passes between the poles', [60, 80, 1], [[60, 90, 1]], IN],
  ['no flyer passes just below their tops', [60, 80, 2.99], [[60, 90, 2.99]], IN],
  ['a flyer passes over them', [60, 80, 3], [[60, 90, 3]], 'legal'],
  [
    'a flyer passes beside them',
    [60, 80, 1],
    [
      [56, 85, 1],
      [60, 90, 1],
    ],
    'legal',
  ],
  ['on the way down the height between the poles counts', [60, 80, 5], [[60, 90, 0.9]], IN],
  ['this height is enough', [60, 80, 5], [[60, 90, 1]], 'legal'],
  [
    'no flyer passes over the gate and back below',
    [60, 80, 5],
    [
      [60, 90, 5],
      [60, 90, 1],
      [60, 80, 1],
    ],
    IN,
  ],
  [
    'no flyer comes down into the gate',
    [60, 80, 5],
    [
      [60, 85, 5],
      [60, 85, 1],
    ],
    IN,
  ],
  ['no flyer passes along the gate', [50, 85, 1], [[60, 85, 1]], IN],
  ['a flyer in the gate leaves to one side', [60, 85, 0], [[60, 80, 1]], 'legal'],
  ['a flyer in the gate leaves to the other side', [60, 85, 0], [[60, 90, 1]], 'legal'],
  ['a flyer in the gate leaves upwards', [60, 85, 0], [[60, 85, 5]], 'legal'],
  [
    'a flyer in the gate does not leave and come back through',
    [60, 85, 0],
    [
      [60, 80, 1],
      [60, 90, 1],
    ],
    IN,
  ],
])('DW-R-93 %s', (_, from, path, expected) => {
  expect(at(from).says(HERD, fly('P', ...path))).toBe(expected);
});

test.each<[kind: TerrainKind, z: number, expected: string]>([
  ['hill', 6.99, IN],
  ['hill', 7, 'legal'],
  ['swamp', 6.99, 'legal'],
])('DW-R-93 DW-R-38 poles on a %s, at %f": %s', (kind, z, expected) => {
  const match = at([60, 80, z], [ground(kind, [50, 82], [70, 88])]);
  expect(match.says(HERD, fly('P', [60, 90, z]))).toBe(expected);
});
