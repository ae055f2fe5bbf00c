import { CREWED_KINDS, CREWED_WEAPONS, VEHICLE_KINDS, VEHICLE_MGS, VEHICLES, WEAPON_STATUSES } from '@dwo/dino-wars';
import { builtRaster, likeness, type Raster } from '@dwo/kits/art/testing/likeness';
import { poleArt, vehicleArt, weaponArt } from '../../names';
import { figureArt, figureMetrics, figureSvg } from '..';
import { MACHINES, type Machine, muzzleOf, turns } from '.';
import type { Gun } from './machine';
import { barsOf, roundsOf, solidsOf } from './paint';
import { aimed, gunInDrawing, gunStep, turretTransform } from './turning';

const mgs = (kind: keyof typeof VEHICLES) => (VEHICLES[kind].mg === 'always' ? VEHICLE_MGS : [null, ...VEHICLE_MGS]);
const cannons = (kind: keyof typeof VEHICLES) =>
  ({ never: [false], may: [false, true], always: [true] })[VEHICLES[kind].cannon];

const vehicles = VEHICLE_KINDS.flatMap((kind) =>
  mgs(kind).flatMap((mg) => cannons(kind).map((cannon) => vehicleArt(kind, mg, cannon))),
);
const others = [
  ...CREWED_KINDS.map((kind) => weaponArt(kind, 'set-up')),
  weaponArt('light_artillery', 'hitched'),
  weaponArt('recoilless_rifle', 'hitched'),
  poleArt('set-up'),
  poleArt('lying'),
];

test.each([...vehicles, ...others])('%s has a drawing of its own', (name) => {
  expect(figureArt(name)).toBe(name);
});

test.each(CREWED_KINDS.flatMap((kind) => WEAPON_STATUSES.map((status) => [kind, status] as const)))(
  'a %s that is %s is drawn',
  (kind, status) => {
    const { portable, towable } = CREWED_WEAPONS[kind];
    const name = weaponArt(kind, status);
    expect(MACHINES.has(name)).toBe(true);
    const changed = status === 'hitched' ? towable || portable : status !== 'set-up' && portable;
    expect(name !== weaponArt(kind, 'set-up')).toBe(changed);
  },
);

test('every mount changes the drawing', () => {
  const drawings = vehicles.map((name) => figureSvg(figureArt(name)).replaceAll(/f[0-9a-z]+-\d*/g, ''));
  expect(new Set(drawings).size).toBe(vehicles.length);
});

/** The black shape of a machine whose guns point to the right. */
function machineRaster(machine: Machine, size: number): Raster {
  const solids = solidsOf(machine, 0).map(([shape]) => shape);
  return builtRaster({ solids, discs: roundsOf(machine), bars: barsOf(machine, 0) }, size);
}

test('no two machines look alike as black shapes at 40 px', () => {
  const plain = [...VEHICLE_KINDS.map((kind) => `vehicle-${kind}`), ...others];
  const rasters = plain.map((name) => machineRaster(MACHINES.get(name) as Machine, 40));
  const alike = plain.flatMap((a, i) =>
    plain.slice(i + 1).flatMap((b, k) => {
      const share = likeness(rasters[i] as Raster, rasters[i + 1 + k] as Raster, 40);
      return share >= 0.8 ? [`${a} and ${b}: ${Math.round(share * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

describe('guns that turn', () => {
  const gun: Gun = {
    pivot: [50, 20],
    length: 40,
    back: 10,
    width: 6,
    rise: 4,
    brake: false,
    receiver: 0,
    turret: '#40,30 60,30 60,10 40,10',
    trim: [],
  };

  test('point along the drawing, foreshortened toward and away from the viewer', () => {
    expect(aimed(gun, 0)).toMatchObject({ muzzle: [90, 16], mirrored: false, near: false, squeeze: 1 });
    expect(aimed(gun, 180)).toMatchObject({ mirrored: true, near: false });
    expect(aimed(gun, 180).muzzle[0]).toBeCloseTo(10);
    const [away, near] = [aimed(gun, 90), aimed(gun, 270)];
    expect(away.muzzle[1]).toBeCloseTo(20 - 20 - 4);
    expect(near.muzzle[1]).toBeCloseTo(20 + 20 - 4);
    expect([away.near, near.near]).toEqual([false, true]);
  });

  test.each([
    [0, 0],
    [7, 0],
    [8, 15],
    [-10, 345],
    [359, 0],
    [725, 0],
  ])('%i degrees are drawn as %i', (degrees, step) => expect(gunStep(degrees)).toBe(step));

  test('a mirrored figure has its gun mirrored too', () => {
    expect(gunInDrawing(180, true)).toBe(0);
    expect(gunInDrawing(90, true)).toBe(90);
    expect(gunInDrawing(300, true)).toBe(240);
    expect(gunInDrawing(300, false)).toBe(300);
  });

  test('a turret turns about its own middle', () => {
    expect(turretTransform(aimed(gun, 0))).toBe('translate(0 0) scale(1 1)');
    expect(turretTransform(aimed(gun, 180))).toBe('translate(100 0) scale(-1 1)');
  });

  test('shots leave from the end of the longest barrel', () => {
    const tank = MACHINES.get('vehicle-tank-lmg-cannon');
    const mortar = MACHINES.get('weapon-mortar');
    if (!tank || !mortar) throw new Error('no drawing');
    expect(turns(tank)).toBe(true);
    expect(muzzleOf(tank, 0)[0]).toBeGreaterThan(140);
    expect(muzzleOf(tank, 180)[0]).toBeLessThan(0);
    expect(turns(mortar)).toBe(false);
    expect(muzzleOf(mortar, 90)).toEqual(mortar.muzzle);
  });

  test('the frame has room for the gun wherever it points', () => {
    const ahead = figureMetrics('vehicle-tank-cannon', { gun: 0 });
    const behind = figureMetrics('vehicle-tank-cannon', { gun: 180 });
    expect(ahead.length).toBe(behind.length);
    expect(ahead.anchor.x).toBeLessThan(behind.anchor.x);
    expect(behind.muzzle.x).toBeLessThan(behind.anchor.x);
    expect(figureMetrics('soldier-rifle', { gun: 90 })).toEqual(figureMetrics('soldier-rifle'));
  });
});
