import { TERRAIN_KINDS } from '../data/terrain';
import { checkSetup } from '../set-up/check-setup';
import { muster } from '../set-up/muster';
import { WORKED_ARMY } from '../set-up/ready-armies';
import { WORKED_HERD } from '../set-up/ready-herds';
import { FIRST_GROUNDS, READY_GROUNDS, SCENARIO_GROUNDS } from '.';
import { RUNWAY } from './airfield';

const named = READY_GROUNDS.map((ground) => [ground.name, ground] as const);
const all = [...FIRST_GROUNDS, ...READY_GROUNDS, RUNWAY, ...Object.values(SCENARIO_GROUNDS)].map(
  (ground) => [ground.name, ground] as const,
);

test('there are six ready-made tables with different names, from 72" by 60" to 96" by 72"', () => {
  expect(new Set(named.map(([name]) => name)).size).toBe(6);
  for (const [, { widthCi, heightCi }] of named) {
    expect(widthCi).toBeGreaterThanOrEqual(7200);
    expect(widthCi).toBeLessThanOrEqual(9600);
    expect(heightCi).toBeGreaterThanOrEqual(6000);
    expect(heightCi).toBeLessThanOrEqual(7200);
  }
});

test.each(all)('DW-R-10 %s has legal terrain, all of it on the table', (_, { terrain, widthCi, heightCi }) => {
  expect(new Set(terrain.map(({ id }) => id)).size).toBe(terrain.length);
  for (const { outline } of terrain) {
    for (const { x, y } of outline) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(widthCi);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(heightCi);
    }
  }
});

test.each(named)('DW-SIDE-2 there is room on %s for the sample army and the sample herd', (_, ground) => {
  const { widthCi, heightCi, terrain, armyZoneCi } = ground;
  for (const placing of ['server', 'deliberate'] as const) {
    const options = muster({
      era: 'ww2',
      liftCaps: false,
      table: { widthCi, heightCi, terrain },
      armyZoneCi,
      placing,
      forces: [WORKED_ARMY, WORKED_HERD],
    });
    expect(checkSetup(options)).toEqual([]);
  }
});

test('DW-R-10 together they have every kind of terrain', () => {
  const shown = new Set(READY_GROUNDS.flatMap(({ terrain }) => terrain.map(({ kind }) => kind)));
  expect([...shown].sort()).toEqual([...TERRAIN_KINDS].sort());
});

test.each(['island', 'gate'] as const)('DW-ISLE-1 DW-R-105 the %s can be set up on its own table', (scenario) => {
  const { widthCi, heightCi, terrain, armyZoneCi } = SCENARIO_GROUNDS[scenario];
  const options = muster({
    era: 'ww2',
    liftCaps: false,
    table: { widthCi, heightCi, terrain },
    armyZoneCi,
    scenario,
    placing: scenario === 'island' ? 'alternate' : 'deliberate',
    forces: [WORKED_ARMY, WORKED_HERD],
  });
  expect([widthCi, heightCi]).toEqual([14400, 18000]);
  expect(checkSetup(options)).toEqual([]);
});
