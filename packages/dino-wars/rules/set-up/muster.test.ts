/** Counted figures become a match. */
import { secretFromHex, seededDice } from '@dwo/kernel';
import { DINOSAUR_KINDS, DINOSAURS } from '../data/dinosaurs';
import { HAND_WEAPONS } from '../data/weapons';
import { dinoWars } from '../ruleset';
import type { ArmyForce } from './force';
import { footArmy, herdOf, type Muster, muster, type Squad, squadLine } from './muster';
import { pointsOfForces } from './points';
import { PRESET_MUSTERS } from './presets';

const toys: Muster = {
  era: 'ww2',
  table: PRESET_MUSTERS.skirmish.ground,
  forces: [
    footArmy('', [
      [2, 'nco', 'pistol'],
      [3, 'enlisted', 'basic'],
    ]),
    herdOf('', [
      [1, 'tyrannosaurus'],
      [2, 'deinonychus'],
    ]),
  ],
  liftCaps: false,
};
const rules = (options: ReturnType<typeof muster>) => dinoWars.checkSetup(options).map(({ rule }) => rule);

test('figures are counted out, get different ids, and are dealt to the players of their side in turn', () => {
  const options = muster(toys, ['army', 'dinosaurs', 'army']);
  expect(options.soldiers.map(({ id, owner, rank }) => [id, owner, rank])).toEqual([
    ['s1', 0, 'nco'],
    ['s2', 2, 'nco'],
    ['s3', 0, 'enlisted'],
    ['s4', 2, 'enlisted'],
    ['s5', 0, 'enlisted'],
  ]);
  expect(options.dinosaurs.map(({ id, owner, kind }) => [id, owner, kind])).toEqual([
    ['d1', 1, 'tyrannosaurus'],
    ['d2', 1, 'deinonychus'],
    ['d3', 1, 'deinonychus'],
  ]);
});

test('DW-SIDE-3 the basic weapon is that of the era', () => {
  const weapons = (era: Muster['era']) => muster({ ...toys, era }).soldiers.map(({ weapon }) => weapon);
  expect(weapons('ww2')).toEqual(['pistol', 'pistol', 'rifle', 'rifle', 'rifle']);
  expect(weapons('modern')).toEqual(['pistol', 'pistol', 'assault_rifle', 'assault_rifle', 'assault_rifle']);
});

test('the table is a copy', () => {
  const { table } = muster(toys);
  expect(table).toEqual(toys.table);
  expect(table.terrain[0]?.outline).not.toBe(toys.table.terrain[0]?.outline);
});

test('too many NCOs or an empty herd are left for the checks to refuse', () => {
  expect(rules(muster(toys))).toEqual(['DW-SPEC-3']);
  expect(rules(muster({ ...toys, liftCaps: true }))).toEqual([]);
  expect(rules(muster({ ...toys, forces: toys.forces.slice(0, 1) }))).toEqual(['DW-SIDE-1', 'DW-SPEC-3']);
});

const everyWeapon: Squad = [
  [16, 'enlisted', 'rifle'],
  [8, 'enlisted', 'assault_rifle'],
  [4, 'enlisted', 'pistol'],
  [4, 'enlisted', 'smg'],
  [4, 'enlisted', 'automatic_rifle'],
  [4, 'enlisted', 'bazooka'],
  [4, 'enlisted', 'flamethrower'],
];
const everyKind = DINOSAUR_KINDS.map((kind) => [1, kind] as const);

test('all 35 dinosaurs and all 8 hand weapons find room on the big table', () => {
  const options = muster({
    ...toys,
    forces: [footArmy('', everyWeapon), herdOf('', everyKind)],
  });
  expect(dinoWars.checkSetup(options)).toEqual([]);
  const state = dinoWars.setup(options, seededDice(secretFromHex('5e'.repeat(32)), 1));
  expect(new Set(Object.values(state.dinosaurs).map(({ kind }) => kind)).size).toBe(35);
  // Everybody carries grenades, so no soldier lists them (DW-SIDE-4).
  const carried = new Set([...Object.values(state.soldiers).flatMap(({ weapons }) => weapons), 'grenade']);
  expect([...carried].sort()).toEqual([...HAND_WEAPONS].sort());
  expect(pointsOfForces(options)).toEqual({
    army: 88,
    dinosaurs: DINOSAUR_KINDS.reduce((sum, kind) => sum + DINOSAURS[kind].points, 0),
  });
});

describe('whole armies', () => {
  const army: ArmyForce = {
    side: 'army',
    name: '',
    squad: [
      squadLine(2, 'enlisted', 'basic', { serves: 0, rides: 1 }),
      squadLine(1, 'nco', 'smg', { rides: 1 }),
      squadLine(2, 'enlisted', 'basic'),
      squadLine(1, 'hero', 'basic', { elite: true, sniper: true, paratrooper: true }),
    ],
    vehicles: [
      {
        kind: 'tank',
        size: 'small',
        mg: 'hmg',
        cannon: true,
        crew: ['nco', 'enlisted', 'enlisted', 'enlisted'],
        tows: null,
      },
      { kind: 'truck', size: 'small', mg: null, cannon: false, crew: ['enlisted'], tows: 0 },
    ],
    weapons: [{ kind: 'recoilless_rifle' }],
  };
  const plan: Muster = { ...toys, forces: [army, herdOf('', [[4, 'allosaurus']])] };

  test('DW-SIDE-5 DW-SIDE-6 DW-TRANS-3 crews sit first, passengers behind them; guns are hitched and served', () => {
    const { soldiers, vehicles, crewedWeapons } = muster(plan);
    expect(vehicles.map(({ id, kind, mg, cannon }) => [id, kind, mg, cannon])).toEqual([
      ['v1', 'tank', 'hmg', true],
      ['v2', 'truck', null, false],
    ]);
    expect(crewedWeapons).toMatchObject([{ id: 'w1', kind: 'recoilless_rifle', hitchedTo: 'v2', at: null }]);
    expect(soldiers.map(({ aboard }) => (aboard === null ? null : `${aboard.vehicle}/${aboard.seat}`))).toEqual([
      ...['v1/0', 'v1/1', 'v1/2', 'v1/3', 'v2/0'],
      ...['v2/1', 'v2/2', 'v2/3', null, null, null],
    ]);
    expect(soldiers.map(({ crewOf }) => crewOf)).toEqual([
      ...[null, null, null, null, null],
      ...['w1', 'w1', null, null, null, null],
    ]);
    expect(soldiers.at(-1)).toMatchObject({ rank: 'hero', elite: true, sniper: true, paratrooper: true });
    expect(soldiers[0]).toMatchObject({ rank: 'nco', weapon: 'rifle' });
  });

  test('DW-R-99 weapons and vehicles stay with their crews when players share a force', () => {
    const { soldiers, vehicles, crewedWeapons } = muster(plan, ['army', 'army', 'dinosaurs']);
    const owners = new Map([...vehicles, ...crewedWeapons].map(({ id, owner }) => [id, owner]));
    expect(new Set(owners.values())).toEqual(new Set([0, 1]));
    for (const { owner, aboard, crewOf } of soldiers) {
      if (crewOf !== null) expect(owner).toBe(owners.get(crewOf));
      if (aboard !== null) expect(owner).toBe(owners.get(aboard.vehicle));
    }
    expect(owners.get('w1')).toBe(owners.get('v2'));
  });

  test('DW-OPT-PARA-1 paratroopers stay together', () => {
    const forces = [
      footArmy('', [[19, 'enlisted', 'basic']]),
      { ...footArmy('', []), squad: [squadLine(4, 'enlisted', 'basic', { paratrooper: true })] },
      herdOf('', [[4, 'allosaurus']]),
    ];
    const optional = ['paratroopers' as const];
    for (const sides of [
      ['army', 'army', 'dinosaurs'],
      ['army', 'army', 'army', 'dinosaurs'],
    ] as const) {
      const options = muster({ ...toys, forces, optional }, sides);
      const owners = options.soldiers.flatMap(({ paratrooper, owner }) => (paratrooper ? [owner] : []));
      expect(owners).toHaveLength(4);
      expect(new Set(owners).size).toBe(1);
      expect(rules(options)).toEqual([]);
    }
  });

  test('DW-ISLE-9 DW-MULTI-3 the last of several army players may command all tanks and their crews', () => {
    const sides = ['army', 'dinosaurs', 'army', 'dinosaurs'] as const;
    const { soldiers, vehicles } = muster({ ...plan, tankPlayer: true }, sides);
    expect(vehicles.map(({ owner }) => owner)).toEqual([2, 0]);
    expect(soldiers.filter(({ owner }) => owner === 2).map(({ aboard }) => aboard?.vehicle)).toEqual(
      Array(4).fill('v1'),
    );
    expect(muster({ ...plan, tankPlayer: true }).vehicles.map(({ owner }) => owner)).toEqual([0, 0]);
  });

  test('DW-ISLE-4 several forces go to the players of their side in order', () => {
    const forces = [
      footArmy('', [[2, 'enlisted', 'basic']]),
      footArmy('', [[3, 'enlisted', 'basic']]),
      herdOf('', [[3, 'allosaurus']]),
    ];
    const owners = (sides: Parameters<typeof muster>[1]) =>
      muster({ ...toys, forces }, sides).soldiers.map(({ owner }) => owner);
    expect(owners(['army', 'dinosaurs', 'army'])).toEqual([0, 0, 2, 2, 2]);
    expect(owners(['army', 'dinosaurs'])).toEqual([0, 0, 0, 0, 0]);
    expect(owners(['army', 'army', 'army', 'dinosaurs'])).toEqual([0, 2, 1, 1, 1]);
  });

  test('DW-SIDE-2 a deliberate set-up keeps the sides 36" apart, others 24"', () => {
    expect(muster(plan).separationCi).toBe(2400);
    expect(muster({ ...plan, placing: 'deliberate' }).separationCi).toBe(3600);
    expect(muster({ ...plan, scale: { lengths: 2, bases: 2 } })).toMatchObject({
      separationCi: 1200,
      armyZoneCi: 1200,
    });
  });

  test('a force that makes no sense is left for the checks to refuse', () => {
    const odd = {
      ...army,
      squad: [squadLine(1e9, 'enlisted', 'basic', { serves: 7, rides: -1 }), squadLine(Number.NaN, 'hero', 'basic')],
    };
    const options = muster({ ...plan, forces: [odd, herdOf('', [[2.5, 'allosaurus']])] });
    expect(options.soldiers.length).toBeLessThan(1100);
    expect(rules(options)).toContain('DW-SIDE-1');
  });
});
