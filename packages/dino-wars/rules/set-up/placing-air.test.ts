/** Flyers that begin in the air (DW-FLY-1). */

import { ci, game } from '../../testing/table';
import { dinoWars } from '../ruleset';
import { herdOf, muster, squadLine } from './muster';

const HERD = 1;
const rock = [
  { x: ci(60), y: ci(85) },
  { x: ci(66), y: ci(85) },
  { x: ci(66), y: ci(91) },
  { x: ci(60), y: ci(91) },
];

function begun(herd: Parameters<typeof herdOf>[1] = [[3, 'pteranodon']]) {
  const army = {
    side: 'army' as const,
    name: '',
    squad: [squadLine(1, 'enlisted', 'basic')],
    vehicles: [],
    weapons: [],
  };
  const options = muster({
    era: 'ww2',
    table: { widthCi: 9600, heightCi: 9600, terrain: [{ id: 'rock', kind: 'mountain', outline: rock }] },
    forces: [army, herdOf('', herd)],
    liftCaps: true,
    placing: 'alternate',
  });
  expect(dinoWars.checkSetup(options)).toEqual([]);
  return game(dinoWars.setup(options, { roll: () => 1 }));
}

function place(figure: string, x: number, y: number, z: number) {
  return { type: 'place', figure, at: { x: ci(x), y: ci(y) }, facing: 0, z: ci(z) } as const;
}

test("DW-R-12 a flyer does not begin in another figure's inch or in a mountain", () => {
  const match = begun();
  match.does(HERD, place('d1', 40, 90, 12));
  match.does(0, { type: 'place', figure: 's1', at: { x: ci(40), y: ci(10) }, facing: 90, z: 0 });
  expect(match.says(HERD, place('d2', 41, 90, 12.5))).toBe('DW-R-12 PATH_BLOCKED');
  expect(match.says(HERD, place('d2', 63, 88, 6))).toBe('DW-R-12 IMPASSABLE');
  match.does(HERD, place('d2', 41, 90, 14));
  match.does(HERD, place('d3', 63, 88, 35));
});

test.each([
  [8, 'DW-R-4 PATH_BLOCKED'],
  [8.59, 'DW-R-4 PATH_BLOCKED'],
  [8.6, 'legal'],
] as const)('DW-R-12 a parasaurolophus, 8.6" tall, below a flyer at %f"', (z, says) => {
  const match = begun([
    [1, 'pteranodon'],
    [1, 'parasaurolophus'],
  ]);
  match.does(HERD, place('d1', 40, 90, z));
  match.does(0, { type: 'place', figure: 's1', at: { x: ci(40), y: ci(10) }, facing: 90, z: 0 });
  expect(match.says(HERD, place('d2', 41, 90, 0))).toBe(says);
});
