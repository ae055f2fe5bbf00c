import { DINOSAUR_KINDS, DINOSAURS } from './dinosaurs';
import { RANK_TABLE } from './ranks';
import { TERRAIN } from './terrain';
import { BASIC_WEAPON, HAND_WEAPONS, WEAPONS } from './weapons';

/** Life points, rate, attack score, damage with asterisks, armour, points, base radius, height; lengths in inches. */
const PRINTED: [string, number, number, number, string, string, number, number, number][] = [
  ['allosaurus', 10, 18, 10, '3*', '-', 10, 1.5, 5.6],
  ['anatosaurus', 10, 18, 8, '2*', '-', 10, 1.2, 4.9],
  ['ankylosaurus', 12, 12, 9, '2*', '2', 12, 2, 2.3],
  ['apatosaurus', 24, 12, 8, '2**', '-', 24, 2.6, 5.4],
  ['brachiosaurus', 32, 12, 8, '2**', '-', 32, 2.8, 7.9],
  ['ceratosaurus', 7, 18, 9, '2*', '-', 7, 0.8, 3],
  ['coelophysis', 1, 24, 9, '1', '-', 1, 0.5, 2.1],
  ['deinocheirus', 9, 24, 10, '1', '-', 9, 1.5, 7.5],
  ['deinonychus', 3, 24, 10, '1', '-', 3, 0.5, 2.6],
  ['deinosuchus', 15, 12, 9, '3**', '1', 15, 2.3, 1.9],
  ['dimetrodon', 6, 18, 9, '2', '-', 6, 0.6, 1.9],
  ['diplodocus', 20, 12, 8, '2**', '-', 20, 3, 4.9],
  ['dolichosuchus', 4, 24, 10, '2', '-', 4, 0.7, 3.8],
  ['dryptosaurus', 6, 18, 10, '2', '-', 6, 0.8, 3],
  ['gallimimus', 3, 24, 10, '1*', '-', 3, 0.5, 2.6],
  ['hylaeosaurus', 10, 12, 9, '2*', '2', 10, 1.1, 1.9],
  ['iguanodon', 12, 18, 8, '2*', '-', 12, 1.2, 6.2],
  ['megalosaurus', 8, 18, 10, '2*', '-', 8, 1.1, 4.5],
  ['monoclonius', 9, 18, 9, '3*', '1/-', 9, 1.1, 2.6],
  ['pachycephalosaurus', 5, 24, 9, '2*', '-', 5, 0.6, 3],
  ['paleoscincus', 10, 12, 9, '2*', '2', 10, 1.3, 1.9],
  ['parasaurolophus', 11, 18, 8, '2*', '-', 11, 1.4, 8.6],
  ['plateosaurus', 8, 18, 8, '2', '-', 8, 1.1, 4.1],
  ['pterodactyl', 1, 36, 9, '1', '-', 2, 0.5, 1.1],
  ['pteranodon', 2, 36, 9, '1', '-', 3, 0.9, 1.9],
  ['quetzalcoatlus', 3, 36, 9, '1*', '-', 4, 1.5, 4.5],
  ['saltasaurus', 14, 12, 8, '2*', '1', 14, 1.5, 4.1],
  ['spinosaurus', 14, 18, 10, '3*', '-', 14, 1.5, 6.4],
  ['stegosaurus', 11, 18, 9, '2*', '1', 11, 1.7, 4.5],
  ['stenonychosaurus', 1, 24, 10, '1', '-', 1, 0.5, 1.7],
  ['styracosaurus', 9, 18, 9, '3*', '1/-', 9, 1, 2.4],
  ['therizinosaurus', 7, 24, 10, '3*', '-', 7, 1.3, 6.8],
  ['torosaurus', 12, 18, 9, '3**', '1/-', 12, 1.4, 3.4],
  ['triceratops', 14, 18, 9, '3**', '1/-', 14, 1.7, 3.8],
  ['tyrannosaurus', 15, 18, 10, '3**', '-', 15, 1.9, 7.5],
];

test('DW-MOVE-1 DW-ARM-3 DW-PTS-5 DW-R-2 the 35 dinosaurs', () => {
  const rows = DINOSAUR_KINDS.map((kind) => {
    const { lifePoints, moveCi, attackScore, damage, stars, armour, points, radiusCi, heightCi } = DINOSAURS[kind];
    const plates = armour.front === armour.rear ? `${armour.front || '-'}` : `${armour.front}/-`;
    const bite = `${damage}${'*'.repeat(stars)}`;
    return [kind, lifePoints, moveCi / 100, attackScore, bite, plates, points, radiusCi / 100, heightCi / 100];
  });
  expect(rows).toEqual(PRINTED);
  expect(rows).toHaveLength(35);
});

test('DW-RANGE-1 DW-RANGE-4 DW-AUTO-1 DW-SEC-1 DW-CLOSE-5 the eight hand weapons', () => {
  const rows = HAND_WEAPONS.map((weapon) => {
    const { rangeCi, rangeFixedCi, damage, attackScore, autoKill, twoShot, closing } = WEAPONS[weapon];
    const range = rangeCi === rangeFixedCi ? `${rangeCi / 100}"` : `${rangeCi / 100}"/${rangeFixedCi / 100}"`;
    return [weapon, range, `${damage}${autoKill ? '*' : ''}`, attackScore, twoShot ? 2 : 1, closing];
  });
  expect(rows).toEqual([
    ['rifle', '18"', '1', 7, 2, true],
    ['assault_rifle', '12"', '2', 8, 2, true],
    ['smg', '6"', '2', 8, 2, true],
    ['pistol', '6"', '1', 7, 2, true],
    ['grenade', '3"', '3*', 8, 1, false],
    ['flamethrower', '6"', '3', 6, 1, true],
    ['automatic_rifle', '18"/24"', '2', 8, 2, true],
    ['bazooka', '12"', '3*', 6, 1, true],
  ]);
});

test('DW-SIDE-3 basic weapons', () => {
  expect(BASIC_WEAPON).toEqual({ ww2: 'rifle', modern: 'assault_rifle' });
});

test('DW-PTS-1 DW-MOD-1 DW-DMG-3 ranks', () => {
  expect(Object.entries(RANK_TABLE).map(([rank, { points, bonus, luck }]) => [rank, points, bonus, luck])).toEqual([
    ['enlisted', 2, 0, null],
    ['nco', 3, 1, 7],
    ['leader', 4, 1, 8],
    ['hero', 5, 1, 9],
  ]);
});

test('DW-R-10 DW-R-38 terrain', () => {
  const rows = Object.entries(TERRAIN).map(([kind, { sight, heightCi, passable, plateau }]) => {
    return [kind, sight, heightCi / 100, passable, plateau];
  });
  expect(rows).toEqual([
    ['open', 'none', 0, true, false],
    ['broken', 'none', 0, true, false],
    ['woods', 'area', 6, true, false],
    ['ruins', 'area', 3, true, false],
    ['hill', 'solid', 4, true, true],
    ['building', 'solid', 6, true, false],
    ['swamp', 'none', 0, true, false],
    ['deep_swamp', 'none', 0, false, false],
    ['mountain', 'solid', 20, false, false],
    ['shallow_water', 'none', 0, true, false],
    ['deep_water', 'none', 0, false, false],
  ]);
});
