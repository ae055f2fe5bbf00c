/** The checks of a match beyond soldiers on foot: rules in use, seats, crews, guns, vehicles, flyers. */
import { clone } from '@dwo/kernel';
import fc from 'fast-check';
import { told } from '../../testing/bookkeeping';
import { dino, ground, gun, optionsFor, rex, rider, rifle, vehicle } from '../../testing/table';
import { OPTIONAL_RULE_IDS } from '../data/optional-rules';
import { READY_GROUNDS } from '../grounds';
import { checkFigures } from './check-figures';
import { checkGround, checkTerrain } from './check-options';
import { checkSetup } from './check-setup';
import { muster } from './muster';
import type { Options, SoldierSetup } from './options';
import { PRESETS } from './presets';
import { WORKED_ARMY } from './ready-armies';
import { WORKED_HERD } from './ready-herds';

type Change = (options: Options) => void;

const reasons = (options: Options) => checkSetup(options).map(told);

/**
 * Lists the refusals of a match with one change: a jeep with its driver and a passenger, a truck with a howitzer, a machine
 * gun with its crew, a flyer.
 */
function spoiled(change: Change, more: Partial<Options> = {}): string[] {
  const options = clone(
    optionsFor(
      { more },
      ...[vehicle('jeep', 'J', 20, 20), rider('J', 0, 'D'), rider('J', 1, 'P')],
      ...[
        vehicle('truck', 'V', 30, 20),
        rider('V', 0, 'E'),
        gun('light_artillery', 'A', 0, 0, { at: null, hitchedTo: 'V' }),
      ],
      ...[gun('hmg', 'G', 40, 20), rifle('S1', 40, 18, { crewOf: 'G' }), rifle('S2', 42, 20, { crewOf: 'G' })],
      ...[dino('pteranodon', 'F', 60, 90, { z: 1200 }), rex('T', 40, 90)],
    ),
  );
  change(options);
  return reasons(options);
}

function of<T extends { readonly id: string }>(list: T[], id: string): T {
  return list.find((each) => each.id === id) as T;
}

function jumping(options: Options, id: string): void {
  options.optional.push('paratroopers');
  of(options.soldiers, id).paratrooper = true;
}

test.each<[string, Change, string[]]>([
  ['nothing at all', () => {}, []],
  ['DW-OPT-1 an unknown option', (o) => o.optional.push('magic' as 'cover'), ['DW-OPT-1']],
  ['DW-OPT-1 an option twice', (o) => o.optional.push('cover', 'cover'), ['DW-OPT-1']],
  ['DW-OPT-1 an unknown variant', (o) => o.variants.push('toString' as 'wide_gate'), ['DW-OPT-1']],
  ['DW-R-103 an unknown scale', (o) => (o.scale.lengths = 5 as 4), ['DW-R-103']],
  ['DW-R-103 half a scale', (o) => (o.scale.bases = 0.5 as 1), ['DW-R-103']],
  ['DW-WIN-1 an unknown scenario', (o) => (o.scenario = 'moon' as 'gate'), ['DW-WIN-1']],
  ['DW-R-73 an unknown way to set up', (o) => (o.placing = 'cards' as 'server'), ['DW-R-73']],
  [
    'DW-TURN-1 a set-up that begins in the middle of the match',
    (o) => Object.assign(o, { placing: 'alternate', start: { turn: 2, phase: 'dinosaur-movement' } }),
    ['DW-TURN-1'],
  ],
  ['DW-R-105 a zone without depth', (o) => (o.armyZoneCi = 0), ['DW-R-105']],
  ['DW-R-105 a zone beyond the table', (o) => (o.armyZoneCi = 12001), ['DW-R-105']],
  ['DW-SIDE-1 a vehicle without an owner', (o) => (of(o.vehicles, 'J').owner = 7), ['DW-SIDE-1 NOT_OWNER']],
  [
    'DW-SIDE-1 a gun of a dinosaur player',
    (o) => (of(o.crewedWeapons, 'G').owner = 1),
    ['DW-SIDE-1 NOT_OWNER', 'DW-R-99 NOT_OWNER', 'DW-R-99 NOT_OWNER'],
  ],
  [
    'DW-SIDE-1 a vehicle and a soldier with the same id',
    (o) => (of(o.vehicles, 'J').id = 'S1'),
    ['DW-SIDE-1', 'DW-SIDE-6', 'DW-SIDE-6'],
  ],
  ['DW-R-66 an unknown vehicle', (o) => (of(o.vehicles, 'J').kind = 'bus' as 'jeep'), ['DW-R-66']],
  ['DW-R-66 a jeep with a cannon', (o) => (of(o.vehicles, 'J').cannon = true), ['DW-R-66']],
  ['DW-R-28 an unknown machine gun', (o) => (of(o.vehicles, 'J').mg = 'big' as 'lmg'), ['DW-R-28']],
  ['DW-R-65 a size class that is not in use', (o) => (of(o.vehicles, 'J').size = 'large'), ['DW-R-65 OPTION_OFF']],
  ['DW-R-65 an unknown size', (o) => (of(o.vehicles, 'J').size = 'huge' as 'large'), ['DW-R-65']],
  ['DW-DMG-11 more structural points than its kind', (o) => (of(o.vehicles, 'J').structurePoints = 4), ['DW-DMG-11']],
  ['DW-R-1 a gun without a legal facing', (o) => (of(o.vehicles, 'J').gunFacing = -1), ['DW-R-1']],
  ['DW-R-17 an unknown order for a vehicle', (o) => (of(o.vehicles, 'J').order = 'flee' as 'hold'), ['DW-R-17']],
  ['DW-R-17 an unknown order for a gun', (o) => (of(o.crewedWeapons, 'G').order = 'flee' as 'hold'), ['DW-R-17']],
  ['DW-SIDE-4 an unknown gun', (o) => (of(o.crewedWeapons, 'G').kind = 'laser' as 'hmg'), ['DW-SIDE-4']],
  ['DW-FLY-1 a tyrannosaurus in the air', (o) => (of(o.dinosaurs, 'T').z = 100), ['DW-FLY-1']],
  ['DW-FLY-3 a flyer too high', (o) => (of(o.dinosaurs, 'F').z = 3601), ['DW-FLY-3']],
  ['DW-GATE-4 hidden elsewhere than at the gate', (o) => (of(o.dinosaurs, 'T').hidden = true), ['DW-GATE-4']],
  ['DW-SIDE-6 a seat in no vehicle', (o) => (of(o.soldiers, 'P').aboard = { vehicle: 'X', seat: 0 }), ['DW-SIDE-6']],
  [
    'DW-SIDE-6 a seat too many',
    (o) => (of(o.soldiers, 'P').aboard = { vehicle: 'J', seat: 4 }),
    ['DW-SIDE-6 NO_SPACE'],
  ],
  ['DW-SIDE-6 half a seat', (o) => (of(o.soldiers, 'P').aboard = { vehicle: 'J', seat: 1.5 }), ['DW-SIDE-6 NO_SPACE']],
  [
    'DW-SIDE-6 two on one seat',
    (o) => (of(o.soldiers, 'P').aboard = { vehicle: 'J', seat: 0 }),
    ['DW-SIDE-6 NO_SPACE'],
  ],
  [
    'DW-SIDE-6 a soldier aboard with a place of their own',
    (o) => (of(o.soldiers, 'P').at = { x: 900, y: 900 }),
    ['DW-SIDE-6 ABOARD'],
  ],
  ['DW-SIDE-5 crew of no gun', (o) => (of(o.soldiers, 'S1').crewOf = 'X'), ['DW-SIDE-5']],
  ['DW-TOW-1 behind no vehicle', (o) => (of(o.crewedWeapons, 'A').hitchedTo = 'X'), ['DW-TOW-1']],
  ['DW-TOW-1 behind a jeep', (o) => (of(o.crewedWeapons, 'A').hitchedTo = 'J'), ['DW-TOW-1']],
  ['DW-TOW-1 a machine gun behind a truck', (o) => (of(o.crewedWeapons, 'A').kind = 'hmg'), ['DW-TOW-1']],
  [
    'DW-TOW-1 two guns behind one truck',
    (o) => o.crewedWeapons.push({ ...of(o.crewedWeapons, 'A'), id: 'B' }),
    ['DW-TOW-1'],
  ],
  [
    'DW-TOW-1 a hitched gun with a place of its own',
    (o) => (of(o.crewedWeapons, 'A').at = { x: 900, y: 900 }),
    ['DW-TOW-1 ABOARD'],
  ],
  ['DW-OPT-1 a sniper without the option', (o) => (of(o.soldiers, 'S1').sniper = true), ['DW-OPT-1 OPTION_OFF']],
  ['DW-OPT-PARA-1 a paratrooper in a jeep', (o) => jumping(o, 'P'), ['DW-OPT-PARA-1 ABOARD']],
  ['DW-OPT-PARA-1 a paratrooper at a gun', (o) => jumping(o, 'S1'), ['DW-OPT-PARA-1 ABOARD']],
  [
    'DW-R-10 a jeep in a building',
    (o) => o.table.terrain.push(ground('building', [19, 19], [21, 21])),
    ['DW-R-10 IMPASSABLE'],
  ],
  [
    'DW-R-10 DW-SWIM-2 over deep water in the air',
    (o) => o.table.terrain.push(ground('deep_water', [59, 89], [61, 91])),
    [],
  ],
  ['DW-R-4 a gun on a jeep', (o) => (of(o.crewedWeapons, 'G').at = { x: 2000, y: 2000 }), ['DW-R-4 PATH_BLOCKED']],
  ['DW-R-12 a flyer over a figure', (o) => (of(o.dinosaurs, 'F').at = { x: 4000, y: 9000 }), []],
  [
    'DW-R-12 a flyer just over a figure of 7.5"',
    (o) => Object.assign(of(o.dinosaurs, 'F'), { at: { x: 4000, y: 9000 }, z: 750 }),
    [],
  ],
  [
    'DW-R-12 a flyer inside a figure of 7.5"',
    (o) => Object.assign(of(o.dinosaurs, 'F'), { at: { x: 4000, y: 9000 }, z: 749 }),
    ['DW-R-12 PATH_BLOCKED'],
  ],
  [
    'DW-R-12 two flyers at one height',
    (o) => o.dinosaurs.push({ ...of(o.dinosaurs, 'F'), id: 'F2', z: 1299 }),
    ['DW-R-12 PATH_BLOCKED'],
  ],
  ['DW-R-12 two flyers an inch apart', (o) => o.dinosaurs.push({ ...of(o.dinosaurs, 'F'), id: 'F2', z: 1300 }), []],
  [
    'DW-R-12 DW-R-38 a flyer inside a mountain',
    (o) => o.table.terrain.push(ground('mountain', [59, 89], [61, 91])),
    ['DW-R-12 IMPASSABLE'],
  ],
  [
    'DW-R-11 a flyer on a hill',
    (o) => {
      o.table.terrain.push(ground('hill', [59, 89], [61, 91]));
      of(o.dinosaurs, 'F').z = 400;
    },
    ['DW-R-11'],
  ],
  [
    'DW-R-11 a flyer over a hill',
    (o) => {
      o.table.terrain.push(ground('hill', [59, 89], [61, 91]));
      of(o.dinosaurs, 'F').z = 411;
    },
    [],
  ],
  [
    'DW-SIDE-2 too near to a jeep',
    (o) => Object.assign(o, { separationCi: 2400, dinosaurs: [{ ...of(o.dinosaurs, 'T'), at: { x: 2000, y: 4399 } }] }),
    ['DW-SIDE-2 TOO_CLOSE'],
  ],
  ['DW-R-1 a place beyond all bounds', (o) => (of(o.vehicles, 'J').at = { x: 9e15, y: 0 }), ['DW-SIDE-7 OFF_TABLE']],
])('%s', (_, change, expected) => {
  expect(spoiled(change)).toEqual(expected);
});

test.each<[string, Change, string[]]>([
  [
    'DW-TRANS-3 DW-R-29 a truck without a driver',
    (o) => (of(o.soldiers, 'E').aboard = { vehicle: 'V', seat: 1 }),
    ['DW-TRANS-3 UNDERMANNED'],
  ],
  [
    'DW-SIDE-5 DW-CREW-1 a machine gun with a crew of one',
    (o) => (of(o.soldiers, 'S2').crewOf = null),
    ['DW-SIDE-5 UNDERMANNED'],
  ],
])('%s, unless caps are lifted', (_, change, expected) => {
  const without: Change = (o) => {
    o.crewedWeapons = o.crewedWeapons.filter(({ id }) => id === 'G');
    o.separationCi = 2400;
    change(o);
  };
  expect(spoiled(without)).toEqual([]);
  expect(spoiled(without, { liftCaps: false })).toEqual(expected);
});

test.each([
  [47.99, null, ['DW-SIDE-2 TOO_CLOSE']],
  [48, null, []],
  [47.99, { x: 2000, y: 1000 }, []],
])('DW-SIDE-2 DW-R-74 a dinosaur hidden %d" up the table while the army is still to be placed', (up, at, expected) => {
  const terrain = [ground('woods', [50, 40], [70, 60])];
  const scene = { terrain, more: { scenario: 'gate' as const, separationCi: 0 } };
  expect(reasons(optionsFor(scene, rifle('S', 0, 0, { at }), rex('T', 60, up, { hidden: true })))).toEqual(expected);
});

test('DW-SIDE-1 a match has at most 1000 figures of all kinds together', () => {
  const many = (soldiers: number) =>
    checkFigures(
      optionsFor(
        {},
        ...Array.from({ length: soldiers }, (_, i) => rifle(`S${i}`, 1, 1)),
        ...[vehicle('jeep', 'J', 20, 20), vehicle('jeep', 'K', 20, 20)],
        ...['A', 'B', 'C'].map((id) => gun('hmg', id, 1, 1)),
        rex('T', 40, 90),
      ),
    );
  expect(many(994)).toEqual([]);
  expect(many(995)).toEqual([{ rule: 'DW-SIDE-1', code: 'QUOTA', facts: { figures: 1001, most: 1000 } }]);
});

test('DW-SIDE-1 no figure at the gate may have the id of a pole', () => {
  const name: Change = (o) => (of(o.dinosaurs, 'T').id = 'pole-1');
  expect(spoiled(name)).toEqual([]);
  expect(spoiled(name, { scenario: 'gate' })).toEqual(['DW-SIDE-1']);
});

test('DW-OPT-PARA-1 paratroopers are one unit of one player', () => {
  const jumper = (id: string, owner: number) => rifle(id, 0, 0, { at: null, paratrooper: true, owner });
  const scene = { optional: ['paratroopers' as const], sides: ['army', 'dinosaurs', 'army'] as const };
  expect(
    reasons(optionsFor(scene, jumper('A', 0), jumper('B', 0), rifle('C', 9, 9, { owner: 2 }), rex('T', 60, 60))),
  ).toEqual([]);
  expect(reasons(optionsFor(scene, jumper('A', 0), jumper('B', 2), rex('T', 60, 60)))).toEqual([
    'DW-OPT-PARA-1 NOT_OWNER',
  ]);
});

test('DW-R-99 a rider may belong to a teammate, a gunner may not', () => {
  const scene = { sides: ['army', 'dinosaurs', 'army'] as const };
  const figures = [
    vehicle('jeep', 'J', 20, 20),
    rider('J', 0, 'D'),
    rider('J', 1, 'P', { owner: 2 }),
    rex('T', 60, 60),
  ];
  expect(reasons(optionsFor(scene, ...figures))).toEqual([]);
  const crew = [gun('hmg', 'G', 30, 30), rifle('S', 32, 30, { owner: 2, crewOf: 'G' })];
  expect(reasons(optionsFor(scene, ...figures, ...crew))).toEqual(['DW-R-99 NOT_OWNER']);
});

test('DW-R-84 DW-R-32 the weapons of vehicle crews count, the crews themselves do not', () => {
  const crew = (more: Partial<SoldierSetup>) =>
    reasons(
      optionsFor(
        { optional: ['snipers'], more: { liftCaps: false, separationCi: 2400 } },
        ...[vehicle('jeep', 'J', 20, 20), rider('J', 0, 'D', more), rex('T', 60, 60)],
      ),
    );
  expect(crew({})).toEqual([]);
  expect(crew({ sniper: true })).toEqual(['DW-OPT-SNIPE-1 QUOTA']);
  expect(crew({ weapon: 'bazooka' })).toEqual(['DW-R-32 QUOTA']);
});

test('DW-SPEC-5 DW-R-69 crews have quotas of their own', () => {
  const options = muster({
    era: 'ww2',
    table: { widthCi: 9600, heightCi: 9600, terrain: [] },
    forces: [WORKED_ARMY, WORKED_HERD],
    liftCaps: false,
  });
  const crewman = options.soldiers.find(({ aboard }) => aboard?.vehicle === 'v1');
  if (crewman !== undefined) crewman.rank = 'nco';
  expect(reasons(options)).toEqual([]);
  if (crewman !== undefined) crewman.rank = 'leader';
  expect(reasons(options)).toEqual(['DW-SPEC-5 QUOTA']);
});

test('every refusal is given at once, whatever else is wrong', () => {
  const all: Change = (o) => {
    o.era = 'bronze' as 'ww2';
    o.optional.push('magic' as 'cover');
    of(o.vehicles, 'J').cannon = true;
    of(o.soldiers, 'P').aboard = { vehicle: 'J', seat: 9 };
    of(o.soldiers, 'S1').crewOf = 'X';
  };
  expect(spoiled(all)).toEqual(['DW-OPT-1', 'DW-SIDE-3', 'DW-R-66', 'DW-SIDE-6 NO_SPACE', 'DW-SIDE-5']);
});

test('DW-OPT-1 all fifteen options together can be played', () => {
  for (const preset of Object.values(PRESETS)) {
    expect(reasons({ ...preset(), optional: [...OPTIONAL_RULE_IDS] })).toEqual([]);
  }
});

test('DW-R-103 a match can be played at every scale on a table of its size', () => {
  for (const divisor of [1, 2, 3, 4] as const) {
    const options = muster({
      ...{
        era: 'ww2',
        forces: [WORKED_ARMY, WORKED_HERD],
        liftCaps: false,
        scale: { lengths: divisor, bases: divisor },
      },
      table: { widthCi: 12000 / divisor, heightCi: 9600 / divisor, terrain: [] },
    });
    expect(options.separationCi).toBe(2400 / divisor);
    expect(reasons(options)).toEqual([]);
  }
});

describe('tables', () => {
  test.each(READY_GROUNDS.map((each) => [each.name, each] as const))('%s is legal', (_, each) => {
    expect(checkGround(each)).toEqual([]);
  });

  test('DW-R-1 DW-R-105 DW-R-10 all refusals of a table are given at once', () => {
    const drawn = {
      name: '',
      widthCi: 100,
      heightCi: 6000,
      armyZoneCi: 7000,
      terrain: [ground('hill', [1, 1], [1, 5])],
    };
    expect(checkGround(drawn).map(({ rule }) => rule)).toEqual(['DW-R-1', 'DW-R-10', 'DW-R-105']);
    expect(checkTerrain(drawn.terrain).map(({ facts }) => facts.terrain)).toEqual(['hill']);
  });
});

test('no options make the check throw', () => {
  const odd = fc.constantFrom<unknown>(
    -1,
    0.5,
    Number.NaN,
    9e15,
    1e308,
    '__proto__',
    '',
    'constructor',
    null,
    true,
    [],
  );
  // Any value of the options may be replaced by any other; lists stay lists and records stay records.
  const paths = leavesOf(clone(PRESETS.full()));
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 4 }), (which, changes) => {
      const names = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
      const options = clone(PRESETS[names[which % names.length] ?? 'full']());
      for (const [at, value] of changes) spoil(options, paths[at % paths.length] ?? [], value);
      expect(Array.isArray(checkSetup(options))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** Replaces a value with one of the same type, if the path exists. */
function spoil(options: unknown, path: readonly string[], value: unknown): void {
  let parent = options as Record<string, unknown>;
  for (const key of path.slice(0, -1)) {
    if (typeof parent[key] !== 'object' || parent[key] === null) return;
    parent = parent[key] as Record<string, unknown>;
  }
  const last = path.at(-1) ?? '';
  if (Object.hasOwn(parent, last) && typeof parent[last] === typeof value) parent[last] = value;
}
