import {
  OPTIONAL_RULE_IDS,
  type Options,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PLAIN_VEHICLE,
  PLAIN_WEAPON,
  PRESETS,
  plainMatch,
  READY_FORCES,
  READY_GROUNDS,
  VARIANT_IDS,
} from '../rules';
import { dinoWarsOptions, forceShape, groundShape } from './options';

const options = PRESETS.quick();
const passes = (change: Record<string, unknown>) => dinoWarsOptions.safeParse({ ...options, ...change }).success;

test('options of every ready-made match have the shape, and are parsed unchanged', () => {
  for (const preset of Object.values(PRESETS)) expect(dinoWarsOptions.parse(preset())).toEqual(preset());
  const all: Partial<Options> = {
    optional: [...OPTIONAL_RULE_IDS],
    variants: [...VARIANT_IDS],
    scale: { lengths: 2, bases: 4 },
    scenario: 'gate',
    placing: 'deliberate',
    spots: [{ x: 3600, y: 3600 }],
  };
  expect(passes(all)).toBe(true);
});

test("an option that is left out gets the rulebook's value", () => {
  const said = {
    era: 'ww2',
    table: { widthCi: 3000, heightCi: 3000, terrain: [] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    dinosaurs: [{ id: 'rex', owner: 1, at: null, facing: null, kind: 'tyrannosaurus', lifePoints: null }],
    soldiers: [{ id: 'joe', owner: 0, at: null, facing: null, rank: 'enlisted', weapon: 'rifle', order: 'ask' }],
    vehicles: [{ id: 'car', owner: 0, at: null, facing: null, kind: 'jeep' }],
    crewedWeapons: [{ id: 'gun', owner: 0, at: null, facing: null, kind: 'mortar' }],
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase: 'dinosaur-movement' },
  };
  const [first, jim, car, gun] = [said.dinosaurs[0], said.soldiers[0], said.vehicles[0], said.crewedWeapons[0]];
  expect(dinoWarsOptions.parse(said)).toEqual({
    ...plainMatch(),
    ...said,
    dinosaurs: [{ ...PLAIN_DINOSAUR, ...first }],
    soldiers: [{ ...PLAIN_SOLDIER, ...jim }],
    vehicles: [{ ...PLAIN_VEHICLE, ...car }],
    crewedWeapons: [{ ...PLAIN_WEAPON, ...gun }],
  });
});

test.each([
  { optional: ['flying_pigs'] },
  { variants: ['no_dice'] },
  { scale: { lengths: 5, bases: 1 } },
  { scale: { lengths: 0, bases: 1 } },
  { scenario: 'picnic' },
  { placing: 'by-hand' },
  { vehicles: [{ id: 'v1' }] },
  { crewedWeapons: [{ id: 'w1', owner: 0, at: null, facing: null, kind: 'catapult', hitchedTo: null, order: 'ask' }] },
  { liftCaps: 'yes' },
  { separationCi: -1 },
  { spots: Array.from({ length: 65 }, () => ({ x: 0, y: 0 })) },
  { cheat: true },
])('options with %j are refused', (change) => {
  expect(passes(change)).toBe(false);
});

test.each([{ hidden: 1 }, { z: -100 }, { z: 1.5 }, { owner: 16 }, { id: '1d' }])(
  'a dinosaur with %j is refused',
  (change) => {
    const [first, ...rest] = options.dinosaurs;
    expect(passes({ dinosaurs: [{ ...first, ...change }, ...rest] })).toBe(false);
  },
);

test.each([
  { aboard: { vehicle: 'v1' } },
  { aboard: { vehicle: 'v1', seat: 64 } },
  { crewOf: 7 },
  { sniper: null },
  { weapon: 'mortar' },
])('a soldier with %j is refused', (change) => {
  const [first, ...rest] = options.soldiers;
  expect(passes({ soldiers: [{ ...first, ...change }, ...rest] })).toBe(false);
});

test('every ready-made force and table has the shape', () => {
  for (const force of READY_FORCES) expect(forceShape.parse(force)).toEqual(force);
  for (const ground of READY_GROUNDS) expect(groundShape.parse(ground)).toEqual(ground);
});

test('a force with too many lines, an unknown kind or a fraction of a soldier is refused', () => {
  const herd = { side: 'dinosaurs', name: '', herd: [{ count: 1, kind: 'allosaurus' }] };
  expect(forceShape.safeParse(herd).success).toBe(true);
  const lines = Array.from({ length: 101 }, () => herd.herd[0]);
  for (const bad of [
    lines,
    [{ count: 0.5, kind: 'allosaurus' }],
    [{ count: 1, kind: 'dodo' }],
    [{ count: 1001, kind: 'allosaurus' }],
  ]) {
    expect(forceShape.safeParse({ ...herd, herd: bad }).success).toBe(false);
  }
  expect(forceShape.safeParse({ ...herd, name: 'x'.repeat(41) }).success).toBe(false);
  expect(groundShape.safeParse({ ...READY_GROUNDS[0], armyZoneCi: -1 }).success).toBe(false);
});
