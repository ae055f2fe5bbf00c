/** How far a pointer leads: the cost of a path and the movement for it come from the rules. */
import { type DinosaurSetup, dinoWars, type Options, type SoldierSetup, type Terrain } from '@dwo/dino-wars';
import { type Point, type Point3, route } from '@dwo/kernel';
import { nameFigures } from '../hud/words/names';
import { refusalSentence } from '../hud/words/refusals';
import { canPayOverrun } from './bites';
import { previewMove } from './paths';
import type { MoveMode } from './plan';
import { beast, man, tableOf } from './testing/table';

jest.mock('@dwo/kernel', () => {
  const kernel = jest.requireActual<typeof import('@dwo/kernel')>('@dwo/kernel');
  return { ...kernel, route: jest.fn(kernel.route) };
});

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

describe('Dino Charge', () => {
  const CHARGE: Partial<Options> = { optional: ['dino_charge'] };
  const rex = (more: Partial<DinosaurSetup> = {}) => beast('T', 1000, 2000, { kind: 'tyrannosaurus', ...more });
  const at = (x: number) => ({ x, y: 2000 });

  test('DW-OPT-CHARGE-1 DW-R-90 a path into contact may cost 2" more than the rate, and says of how much', () => {
    const preview = pointed(meadow([rex()], [man('S', 3240, 2000)], CHARGE), 'T', at(3240), { stopAt: 'S' });
    expect(preview).toMatchObject({ refusal: null, costCi: 2000, leftCi: 2000, touches: ['S'] });
    expect(preview.intent).toMatchObject({ type: 'move', stopAt: 'S' });
  });

  test('DW-R-90 a place beside the prey is as good as the prey', () => {
    const preview = pointed(meadow([rex()], [man('S', 3240, 2000)], CHARGE), 'T', at(2998));
    expect(preview).toMatchObject({ refusal: null, costCi: 1998, leftCi: 2000, touches: ['S'] });
  });

  test('DW-R-90 prey that the charge does not reach is walked towards, by the rate alone', () => {
    const preview = pointed(meadow([rex()], [man('S', 3242, 2000)], CHARGE), 'T', at(3242), { stopAt: 'S' });
    expect(preview).toMatchObject({ refusal: null, costCi: 1800, leftCi: 1800, touches: [] });
  });

  test('DW-R-90 no figure charges over open ground', () => {
    expect(pointed(meadow([rex()], [], CHARGE), 'T', at(2900))).toMatchObject({ costCi: 1800, leftCi: 1800 });
  });

  test('DW-R-90 DW-R-5 a charge goes round figures in its way', () => {
    const other = beast('D', 2760, 1720, { kind: 'deinonychus' });
    const state = meadow([rex(), other], [man('S', 3160, 2000)], CHARGE);
    const preview = pointed(state, 'T', at(3160), { stopAt: 'S' });
    expect(preview).toMatchObject({ refusal: null, leftCi: 2000, touches: ['S'] });
    expect(preview.costCi).toBeGreaterThan(1800);
  });

  test('DW-OPT-CHARGE-2 DW-OVER-1 an overrun is offered as long as the charge pays for it', () => {
    const payable = (optional: Options['optional'], spentCi: number) => {
      const state = meadow([rex()], [man('S', 1240, 2000)], { optional });
      Object.assign(state.dinosaurs.T ?? {}, { spentCi });
      const refusal = dinoWars.check(state, HERD, { type: 'overrun', figure: 'T', target: 'S' });
      expect(canPayOverrun(state, 'T')).toBe(refusal === null);
      return refusal === null;
    };
    expect([payable(['dino_charge'], 1800), payable(['dino_charge'], 1801)]).toEqual([true, false]);
    expect([payable([], 1600), payable([], 1700)]).toEqual([true, false]);
  });

  test('DW-OPT-CHARGE-1 a flight down on prey too', () => {
    const state = meadow([rex({ kind: 'pterodactyl', z: 1000 })], [man('S', 3900, 2000)], CHARGE);
    const preview = pointed(state, 'T', { x: 3900, y: 2000, z: 0 }, { stopAt: 'S', mode: 'fly' });
    expect(preview).toMatchObject({ refusal: null, costCi: 3800, leftCi: 3800, touches: ['S'] });
    const late = meadow([rex({ kind: 'pterodactyl' })], [man('S', 1150, 2000)], CHARGE);
    Object.assign(late.dinosaurs.T ?? {}, { spentCi: 3650 });
    expect(pointed(late, 'T', { x: 1150, y: 2000 }, { stopAt: 'S' })).toMatchObject({ costCi: 50, leftCi: 150 });
    const corners = [{ x: 1000, y: 2000, z: 50 }];
    const hop = pointed(late, 'T', { x: 1150, y: 2000, z: 0 }, { stopAt: 'S', mode: 'fly', corners });
    expect(hop.leftCi).toBe(150);
  });
});

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

describe('Minimum Altitude', () => {
  const flyer = beast('P', 1000, 2000, { kind: 'pteranodon' });
  const low = () => meadow([flyer], [], { optional: ['minimum_altitude'] });

  test('DW-OPT-ALT-1 a flyer that climbs flies by the whole rate', () => {
    const corners = [{ x: 1500, y: 2000, z: 600 }];
    const preview = pointed(low(), 'P', { x: 3600, y: 2000, z: 600 }, { mode: 'fly', corners });
    expect(preview).toMatchObject({ refusal: null, costCi: 3200, leftCi: 3600 });
  });

  test('DW-R-79 a flyer that stays on the ground has half of it', () => {
    expect(pointed(low(), 'P', { x: 3600, y: 2000 })).toMatchObject({ refusal: null, costCi: 1800, leftCi: 1800 });
  });
});

describe('Terrain Penalties', () => {
  const outline = [
    { x: 1500, y: 0 },
    { x: 2000, y: 0 },
    { x: 2000, y: 4000 },
    { x: 1500, y: 4000 },
  ];
  const table: Options['table'] = {
    ...{ widthCi: 6000, heightCi: 4000 },
    terrain: [{ id: 'wood', kind: 'woods', outline }],
  };

  test('DW-OPT-TERR-2 the toll of terrain can not be walked', () => {
    const state = meadow([beast('d1', 1000, 2000)], [], { table, optional: ['terrain_penalties'] });
    expect(pointed(state, 'd1', { x: 2700, y: 2000 })).toMatchObject({ refusal: null, costCi: 1600, leftCi: 1600 });
    expect(pointed(state, 'd1', { x: 1000, y: 3700 })).toMatchObject({ refusal: null, costCi: 1700, leftCi: 1800 });
  });
});

describe('the way round', () => {
  const pool = (id: string, x: number, y: number, widthCi: number, heightCi: number): Terrain => ({
    id,
    kind: 'deep_water',
    outline: [p(x, y), p(x + widthCi, y), p(x + widthCi, y + heightCi), p(x, y + heightCi)],
  });
  const p = (x: number, y: number): Point => ({ x, y });
  const pond = (...terrain: Terrain[]): Partial<Options> => ({ table: { widthCi: 6000, heightCi: 4000, terrain } });
  const rex = (x: number, y: number) => beast('T', x, y, { kind: 'tyrannosaurus' });
  const nearer = (state: ReturnType<typeof meadow>, to: Point, effort: 'glance' | 'search') =>
    previewMove({ state, seat: HERD, figure: 'T', mode: 'walk', corners: [], to, stopAt: null, effort });

  test.each(['glance', 'search'] as const)('DW-R-10 leads past a small pond to the pointer, at a %s', (effort) => {
    const state = meadow([rex(1700, 2000)], [], pond(pool('w', 2000, 1800, 500, 400)));
    const preview = nearer(state, p(2900, 2000), effort);
    expect(preview.refusal).toBeNull();
    expect(preview.points.at(-1)).toEqual(p(2900, 2000));
    expect(preview.costCi).toBeLessThan(1700);
    expect(dinoWars.check(state, HERD, preview.intent)).toBeNull();
  });

  test.each(['glance', 'search'] as const)(
    'DW-R-10 DW-MOVE-3 leads round a lake as far as the figure gets, at a %s',
    (effort) => {
      const state = meadow([rex(1700, 2000)], [], pond(pool('w', 2000, 1200, 1600, 1600)));
      const preview = nearer(state, p(3900, 2000), effort);
      expect(preview.refusal).toBeNull();
      expect(preview.costCi).toBeGreaterThan(1700);
      expect(preview.costCi).toBeLessThanOrEqual(1800);
      expect(dinoWars.check(state, HERD, preview.intent)).toBeNull();
    },
  );

  test('DW-R-5 leads out of a ring of figures by the gap in it', () => {
    const ring = Array.from({ length: 11 }, (_, turn) => {
      const angle = ((turn + 1) * Math.PI) / 6;
      return beast(`R${turn}`, 2000 + Math.round(800 * Math.cos(angle)), 2000 + Math.round(800 * Math.sin(angle)), {
        kind: 'triceratops',
      });
    });
    const state = meadow([beast('T', 2000, 2000, { kind: 'deinonychus' }), ...ring], []);
    const preview = nearer(state, p(2000, 3300), 'search');
    expect(preview.refusal).toBeNull();
    expect(dinoWars.check(state, HERD, preview.intent)).toBeNull();
    expect(preview.points.length).toBeGreaterThan(2);
  });

  test('DW-R-10 a waypoint is kept, and the path found on both sides of it', () => {
    const state = meadow([rex(1700, 2000)], [], pond(pool('w', 2000, 1800, 500, 400)));
    const corner = p(1700, 2700);
    const preview = pointed(state, 'T', p(2200, 2300), { corners: [corner] });
    expect(preview.points).toContainEqual(corner);
    expect(preview.refusal).toBeNull();
  });

  test('DW-R-10 for an unreachable place, the rule is said, and that there is no way round', () => {
    const walls = [pool('n', 2600, 2600, 1400, 200), pool('s', 2600, 1200, 1400, 200)];
    const ends = [pool('w', 2600, 1200, 200, 1600), pool('e', 3800, 1200, 200, 1600)];
    const state = meadow([rex(1700, 2000)], [], pond(...walls, ...ends));
    const { refusal } = nearer(state, p(3300, 2000), 'search');
    expect(refusal).toMatchObject({ rule: 'DW-R-10', code: 'IMPASSABLE', facts: { cutOff: true } });
    const teller = { state, names: nameFigures(state) };
    expect(refusal && refusalSentence(refusal, teller, () => null)).toMatch(/^No way round leads there\. .+/);
    expect(nearer(state, p(3300, 2000), 'glance').refusal?.facts.cutOff).toBeUndefined();
  });

  test('a path asked for twice is searched once', () => {
    const state = meadow([rex(1700, 2000)], [], pond(pool('w', 2000, 1800, 500, 400)));
    const first = nearer(state, p(2900, 2000), 'search');
    const searches = jest.mocked(route).mock.calls.length;
    expect(nearer(state, p(2900, 2000), 'search')).toEqual(first);
    expect(jest.mocked(route).mock.calls.length).toBe(searches);
    nearer(state, p(2900, 2010), 'search');
    expect(jest.mocked(route).mock.calls.length).toBeGreaterThan(searches);
  });

  test('DW-R-10 into the water itself there is no path, and the reason is said', () => {
    const state = meadow([rex(1700, 2000)], [], pond(pool('w', 2000, 1800, 500, 400)));
    expect(nearer(state, p(2200, 2000), 'search').refusal).toMatchObject({ rule: 'DW-R-10', code: 'IMPASSABLE' });
  });
});
