/** Counted toys become a match. */
import { secretFromHex, seededDice } from '@dwo/kernel';
import { DINOSAUR_KINDS, DINOSAURS } from './data/dinosaurs';
import { HAND_WEAPONS } from './data/weapons';
import { footArmy, herdOf, type Muster, muster, type Squad } from './muster';
import { pointsOfForces } from './points';
import { PRESET_MUSTERS } from './presets';
import { dinoWars } from './ruleset';

const toys: Muster = {
  era: 'ww2',
  table: PRESET_MUSTERS.skirmish.table,
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

test('figures are counted out, named once and dealt to the players of their side by turns', () => {
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

test('too many NCOs or an empty herd are for the referee to refuse', () => {
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
  // A grenade is what everybody carries besides (DW-SIDE-4).
  const carried = new Set([...Object.values(state.soldiers).flatMap(({ weapons }) => weapons), 'grenade']);
  expect([...carried].sort()).toEqual([...HAND_WEAPONS].sort());
  expect(pointsOfForces(options)).toEqual({
    army: 88,
    dinosaurs: DINOSAUR_KINDS.reduce((sum, kind) => sum + DINOSAURS[kind].points, 0),
  });
});
