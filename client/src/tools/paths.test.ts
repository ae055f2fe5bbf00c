/** How far a pointer leads: the cost of a way and what there is for it are the referee's. */
import { type DinosaurSetup, dinoWars, type Options, type SoldierSetup, type Terrain } from '@dwo/dino-wars';
import type { Point, Point3 } from '@dwo/kernel';
import { previewMove } from './paths';
import type { MoveMode } from './plan';
import { beast, man, tableOf } from './testing/table';

const HERD = 1;
const FAR = man('far', 5900, 3900);

function meadow(dinosaurs: DinosaurSetup[], soldiers: SoldierSetup[], more: Partial<Options> = {}) {
  return tableOf({ dinosaurs, soldiers: [...soldiers, FAR] }, 'dinosaur-movement', more);
}

type Aim = { readonly stopAt?: string; readonly corners?: readonly (Point | Point3)[]; readonly mode?: MoveMode };

function pointed(state: ReturnType<typeof meadow>, figure: string, to: Point | Point3, aim: Aim = {}) {
  const { stopAt = null, corners = [], mode = 'walk' } = aim;
  const preview = previewMove({ state, seat: HERD, figure, mode, corners, to, stopAt, effort: 'search' });
  if (preview.refusal === null) expect(dinoWars.check(state, HERD, preview.intent)).toBeNull();
  return preview;
}

describe('DW-SWIM-1 DW-R-13 a deinosuchus', () => {
  const water = (left: number, right: number, id: string): Terrain => ({
    ...{ id, kind: 'deep_water' },
    outline: [
      { x: left, y: 0 },
      { x: right, y: 0 },
      { x: right, y: 3000 },
      { x: left, y: 3000 },
    ],
  });
  const swims = (terrain: Terrain[], to: Point, corners: readonly Point[] = []) => {
    const table = { widthCi: 6000, heightCi: 4000, terrain };
    const state = meadow([beast('D', 1000, 2000, { kind: 'deinosuchus' })], [], { table });
    return pointed(state, 'D', to, { corners });
  };

  test.each([
    ['24" through water', [water(0, 6000, 'sea')], 3400, 3400],
    ['pointed too far 24" too', [water(0, 6000, 'sea')], 3600, 3400],
    ['12" on land', [], 3600, 2200],
    ['6" on land and 12" through water', [water(1600, 6000, 'sea')], 3600, 2800],
    ['a river 4" wide between the banks', [water(1200, 1600, 'river')], 3600, 2400],
  ])('%s', (_, terrain, x, end) => {
    const preview = swims(terrain, { x, y: 2000 });
    expect(preview).toMatchObject({ refusal: null, costCi: 1200, leftCi: 1200 });
    expect(preview.points.at(-1)).toEqual({ x: end, y: 2000 });
  });

  test('swims as far round a corner, and aslant', () => {
    const preview = swims([water(0, 6000, 'sea')], { x: 5000, y: 2900 }, [{ x: 2000, y: 2000 }]);
    expect(preview).toMatchObject({ refusal: null, costCi: 1200 });
    const end = preview.points.at(-1) ?? { x: 0, y: 0 };
    expect(Math.hypot(end.x - 2000, end.y - 2000)).toBeGreaterThan(1398);
  });
});
