import { type Fraction, frac, odds } from '@dwo/kernel';
import { ARMY, armed, attack, dino, fire, HERD, rex, rifle, scene } from '../../testing/table';
import { DINOSAURS } from '../data/dinosaurs';
import { HAND_WEAPONS, type HandWeapon } from '../data/weapons';
import { dinoWars } from '../ruleset';
import type { Rank } from '../state';
import { aim } from './aim';
import { armourSide, armyScore, chanceOf36, dinosaurScore, killsOutright, waysOf36 } from './score';

const REGULAR = { phase: 'regular-fire' } as const;

/** The attack score of every weapon against armour 0, 1 and 2: enlisted soldiers, then special figures. */
const GRID: Record<HandWeapon, readonly [enlisted: readonly number[], special: readonly number[]]> = {
  rifle: [
    [7, 6, 5],
    [8, 7, 6],
  ],
  assault_rifle: [
    [8, 7, 6],
    [9, 8, 7],
  ],
  smg: [
    [8, 7, 6],
    [9, 8, 7],
  ],
  pistol: [
    [7, 6, 5],
    [8, 7, 6],
  ],
  grenade: [
    [8, 7, 6],
    [9, 8, 7],
  ],
  flamethrower: [
    [6, 5, 4],
    [7, 6, 5],
  ],
  automatic_rifle: [
    [8, 7, 6],
    [9, 8, 7],
  ],
  bazooka: [
    [6, 5, 4],
    [7, 6, 5],
  ],
};
const BY_ARMOUR = ['tyrannosaurus', 'stegosaurus', 'ankylosaurus'] as const;

describe.each(HAND_WEAPONS)('DW-ATK-2 DW-MOD-1 DW-MOD-2 DW-ARM-2 DW-SPEC-2 the score of a %s', (weapon) => {
  test.each<Rank>(['enlisted', 'nco', 'leader', 'hero'])('fired by a soldier of rank %s', (rank) => {
    const scores = BY_ARMOUR.map((kind) => {
      const { state } = scene(
        REGULAR,
        dino(kind, 'D', 30, 10),
        armed(weapon === 'grenade' ? 'rifle' : weapon, 'S', 20, 10, { rank }),
      );
      return aim(state, 'S', weapon, 'D')?.score;
    });
    expect(scores).toEqual(GRID[weapon][rank === 'enlisted' ? 0 : 1]);
  });
});

test('DW-MOD-2 the parts add up to the score, each with its rule', () => {
  const { state } = scene(REGULAR, dino('ankylosaurus', 'D', 30, 10), rifle('S', 20, 10, { rank: 'nco' }));
  expect(aim(state, 'S', 'rifle', 'D')).toMatchObject({
    score: 6,
    parts: [
      { rule: 'DW-ATK-2', value: 7 },
      { rule: 'DW-MOD-1', value: 1 },
      { rule: 'DW-ARM-2', value: -2 },
    ],
  });
});

test('DW-MOD-4 neither distance nor contact nor movement modifies', () => {
  const scores = [27.6, 25, 12].map((x) => {
    const { state } = scene(REGULAR, rex('T', 30, 10), rifle('S', x, 10));
    state.soldiers.S = { ...(state.soldiers.S as never as (typeof state.soldiers)['S'] & object), moved: x === 25 };
    return aim(state, 'S', 'rifle', 'T')?.score;
  });
  expect(scores).toEqual([7, 7, 7]);
});

describe('DW-ARM-3 DW-ARM-4 DW-ARM-5 DW-R-31 front and rear', () => {
  // The dinosaur faces +x; angles are the direction that the shot comes from.
  test.each([
    [0, 'front', 6],
    [89, 'front', 6],
    [90, 'front', 6],
    [91, 'front', 6],
    [92, 'rear', 7],
    [180, 'rear', 7],
    [268, 'rear', 7],
    [269, 'front', 6],
    [270, 'front', 6],
  ] as const)('from %i degrees a triceratops shows its %s', (degrees, side, score) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [60 + 15 * Math.cos(angle), 60 + 15 * Math.sin(angle)];
    const { state } = scene(REGULAR, dino('triceratops', 'H', 60, 60), rifle('S', x, y));
    const { H } = state.dinosaurs;
    const { S } = state.soldiers;
    if (H === undefined || S === undefined) throw new Error('Nobody is there');
    // Places are whole ci, so the limit is tested a little inside.
    expect(armourSide(H, S)).toBe(side);
    expect(aim(state, 'S', 'rifle', 'H')?.score).toBe(score);
  });

  test.each([
    ['DW-ARM-3 horned and frilled', ['monoclonius', 'styracosaurus', 'torosaurus', 'triceratops'], 1, 0],
    ['DW-ARM-3 armoured all round', ['deinosuchus', 'saltasaurus', 'stegosaurus'], 1, 1],
    ['DW-ARM-3 plated all round', ['ankylosaurus', 'hylaeosaurus', 'paleoscincus'], 2, 2],
  ] as const)('%s', (_, kinds, front, rear) => {
    const alike = Object.entries(DINOSAURS).filter(([, { armour }]) => armour.front === front && armour.rear === rear);
    expect(alike.map(([kind]) => kind)).toEqual(kinds);
  });

  test('DW-ARM-1 a soldier has no armour, so a dinosaur rolls against its own score', () => {
    const { state } = scene(REGULAR, rex('T', 30, 10), rifle('S', 20, 10, { rank: 'hero' }));
    const { T } = state.dinosaurs;
    if (T === undefined) throw new Error('Nobody is there');
    expect(dinosaurScore(state, T)).toEqual({ score: 10, parts: [{ rule: 'DW-ATK-2', value: 10 }] });
  });
});

test.each([
  [1, 0],
  [2, 1],
  [3, 3],
  [4, 6],
  [5, 10],
  [6, 15],
  [7, 21],
  [8, 26],
  [9, 30],
  [10, 33],
  [11, 35],
  [12, 36],
  [13, 36],
])('DW-ATK-1 DW-R-30 a roll of %i or less has %i of 36 results', (total, ways) => {
  expect(waysOf36(total)).toBe(ways);
});

test('DW-R-30 DW-AUTO-2 an automatic kill depends only on the dice', () => {
  expect(killsOutright('bazooka', 2)).toBe(true);
  expect(killsOutright('bazooka', 3)).toBe(false);
  expect(killsOutright('rifle', 2)).toBe(false);
  expect(chanceOf36(1, true)).toBe(1);
  expect(chanceOf36(1, false)).toBe(0);
  expect(chanceOf36(7, true)).toBe(21);
});

describe('DW-ATK-2 the odds from every result of the dice', () => {
  test.each(HAND_WEAPONS)('agree with the chance shown for a %s', (weapon) => {
    const shown = weapon === 'grenade' ? 'rifle' : weapon;
    const { state } = scene(REGULAR, dino('brachiosaurus', 'B', 30, 10), armed(shown, 'S', 26, 10));
    const seen = odds(dinoWars, state, ARMY, fire('S', weapon, 'B'), (events) =>
      events.some((event) => event.type === 'wounded') ? 'hit' : 'miss',
    );
    expect(seen.get('hit')).toEqual(frac(aim(state, 'S', weapon, 'B')?.chanceOf36 ?? 0, 36));
  });

  test.each<[Rank, Fraction]>([
    ['enlisted', frac(33, 36)],
    ['nco', frac(33 * 15, 36 * 36)],
    ['leader', frac(33 * 10, 36 * 36)],
    ['hero', frac(33 * 6, 36 * 36)],
  ])('DW-DMG-3 a tyrannosaurus kills a soldier of rank %s', (rank, expected) => {
    const { state } = scene(
      { phase: 'dinosaur-attack' },
      rex('T', 10, 10),
      rifle('S', 12.4, 10, { rank }),
      rifle('S2', 90, 90),
    );
    const seen = odds(dinoWars, state, HERD, attack('T', 'S'), (events) =>
      events.some((event) => event.type === 'killed') ? 'dead' : 'alive',
    );
    expect(seen.get('dead')).toEqual(expected);
  });
});

test('DW-MOD-1 only special figures have a bonus', () => {
  const { state } = scene(REGULAR, rex('T', 30, 10), rifle('S', 20, 10), rifle('L', 20, 12, { rank: 'leader' }));
  const { T } = state.dinosaurs;
  const { S, L } = state.soldiers;
  if (T === undefined || S === undefined || L === undefined) throw new Error('Nobody is there');
  expect(armyScore(state, { firer: S, weapon: 'rifle', dinosaur: T, side: 'front' }).score).toBe(7);
  expect(armyScore(state, { firer: L, weapon: 'rifle', dinosaur: T, side: 'front' }).score).toBe(8);
});
