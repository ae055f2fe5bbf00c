import { armed, dino, rex, rifle } from '../../testing/table';
import { DINOSAUR_KINDS, DINOSAURS } from '../data/dinosaurs';
import { RANK_TABLE } from '../data/ranks';
import { HAND_WEAPONS } from '../data/weapons';
import { isFair, pointsOfForces, rankQuota, weaponCap } from './points';

test.each([
  ['enlisted', 2],
  ['nco', 3],
  ['leader', 4],
  ['hero', 5],
] as const)('DW-PTS-1 a soldier of rank %s costs %i', (rank, points) => {
  expect(RANK_TABLE[rank].points).toBe(points);
});

test('DW-PTS-5 a dinosaur costs its life points, and 1 more if its rate is above 24"', () => {
  const printed = DINOSAUR_KINDS.map((kind) => DINOSAURS[kind].points);
  expect(printed).toEqual(
    DINOSAUR_KINDS.map((kind) => DINOSAURS[kind].lifePoints + (DINOSAURS[kind].moveCi > 2400 ? 1 : 0)),
  );
  expect(DINOSAUR_KINDS.filter((kind) => DINOSAURS[kind].points !== DINOSAURS[kind].lifePoints)).toEqual([
    ...['pterodactyl', 'pteranodon', 'quetzalcoatlus'],
  ]);
});

test('DW-PTS-1 DW-PTS-4 DW-PTS-5 the prices of a force add up, and weapons cost nothing', () => {
  const soldiers = [rifle('A', 0, 0), armed('bazooka', 'B', 0, 0), armed('smg', 'C', 0, 0, { rank: 'hero' })];
  const dinosaurs = [rex('T', 0, 0), dino('pteranodon', 'P', 0, 0, { lifePoints: 1 })];
  expect(pointsOfForces({ vehicles: [], crewedWeapons: [], soldiers, dinosaurs })).toEqual({ army: 9, dinosaurs: 18 });
});

test.each([
  [50, 100, true],
  [50, 90, true],
  [50, 89, false],
  [50, 110, true],
  [50, 111, false],
])('DW-PTS-6 DW-R-70 %i against %i is fair: %s', (army, dinosaurs, fair) => {
  expect(isFair({ army, dinosaurs })).toBe(fair);
});

test.each([
  [9, 0, { nco: 0, leader: 0, hero: 0 }],
  [10, 1, { nco: 1, leader: 0, hero: 0 }],
  [22, 2, { nco: 2, leader: 1, hero: 1 }],
  [40, 3, { nco: 4, leader: 1, hero: 1 }],
  [40, 4, { nco: 4, leader: 2, hero: 2 }],
])('DW-SPEC-3 DW-SPEC-4 DW-R-69 among %i soldiers with %i NCOs', (soldiers, ncos, expected) => {
  expect(rankQuota(soldiers, ncos)).toEqual(expected);
});

test('DW-R-32 weapons per ten soldiers, rounded down', () => {
  const caps = (soldiers: number) => HAND_WEAPONS.map((weapon) => weaponCap(soldiers, weapon));
  //                        rifle assault smg pistol grenade flamethrower automatic bazooka
  expect(caps(9)).toEqual([null, null, 0, null, null, 0, 0, 0]);
  expect(caps(10)).toEqual([null, null, 2, null, null, 1, 1, 1]);
  expect(caps(25)).toEqual([null, null, 4, null, null, 2, 2, 2]);
});
