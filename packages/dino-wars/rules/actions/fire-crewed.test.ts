import { BIG, battery, CREW, RADIUS, WAITING } from '../../testing/guns';
import { ARMY, armed, dino, fire, ground, gun, only, rex, rifle, scene } from '../../testing/table';
import type { CrewedKind } from '../data/weapons';
import { aim, fireTargets } from '../fire/aim';
import { fireIntents } from './fire';

const REGULAR = { phase: 'regular-fire' } as const;
const SECONDARY = { phase: 'secondary-fire' } as const;

describe('range', () => {
  test.each([
    ['DW-RANGE-4 a light machine gun on its tripod', 'lmg', 36],
    ['DW-RANGE-1 a heavy machine gun', 'hmg', 48],
    ['DW-RANGE-1 a recoilless rifle', 'recoilless_rifle', 24],
    ['DW-RANGE-5 a mortar at most', 'mortar', 60],
    ['DW-RANGE-1 light artillery', 'light_artillery', 60],
    ['DW-RANGE-1 heavy artillery', 'heavy_artillery', 72],
  ] as const)('%s reaches its range from edge to edge, with 0.05" of doubt', (_, kind, range) => {
    expect(battery(kind, range).says(ARMY, fire('G', kind, 'B'))).toBe('legal');
    expect(battery(kind, range + 0.05).says(ARMY, fire('G', kind, 'B'))).toBe('legal');
    expect(battery(kind, range + 0.06).says(ARMY, fire('G', kind, 'B'))).toBe('DW-RANGE-1 OUT_OF_RANGE');
  });

  test('DW-RANGE-5 DW-R-35 a mortar does not fire nearer than 18", with 0.05" of doubt; no other weapon has a least range', () => {
    expect(battery('mortar', 18).says(ARMY, fire('G', 'mortar', 'B'))).toBe('legal');
    expect(battery('mortar', 17.95).says(ARMY, fire('G', 'mortar', 'B'))).toBe('legal');
    expect(battery('mortar', 17.94).says(ARMY, fire('G', 'mortar', 'B'))).toBe('DW-RANGE-5 OUT_OF_RANGE');
    expect(fireTargets(battery('mortar', 17).state, 'G', null)).toEqual([]);
    expect(aim(battery('mortar', 17).state, 'G', 'mortar', 'B')).toMatchObject({ leastCi: 1800, rangeCi: 1700 });
    for (const kind of ['lmg', 'hmg', 'recoilless_rifle', 'light_artillery', 'heavy_artillery'] as const) {
      expect(battery(kind, 0.5).says(ARMY, fire('G', kind, 'B'))).toBe('legal');
    }
  });
});

describe('the sight of a crewed weapon', () => {
  /** Returns the verdict on a dinosaur in this direction from the gun, which faces +x. */
  function around(kind: CrewedKind, degrees: number): string {
    const turn = (degrees * Math.PI) / 180;
    const target = dino('brachiosaurus', 'B', 60 + 22 * Math.cos(turn), 60 + 22 * Math.sin(turn));
    const men = [0.5, -0.5, 1].slice(0, CREW[kind]).map((aside, i) => {
      return rifle(`c${i}`, 60 - RADIUS[kind] - 0.5, 60 + aside * 1.2, { crewOf: 'G' });
    });
    return scene(REGULAR, target, ...WAITING, gun(kind, 'G', 60, 60), ...men).says(ARMY, fire('G', kind, 'B'));
  }

  test.each([
    [0, 'legal'],
    [90, 'legal'],
    [-90.9, 'legal'],
    [90.9, 'legal'],
    [91.2, 'DW-LOS-5 OUT_OF_ARC'],
    [-91.2, 'DW-LOS-5 OUT_OF_ARC'],
    [180, 'DW-LOS-5 OUT_OF_ARC'],
  ])('DW-LOS-5 DW-R-26 a machine gun sees a centre %s° off its facing: %s', (degrees, expected) => {
    expect(around('lmg', degrees)).toBe(expected);
    expect(around('hmg', degrees)).toBe(expected);
  });

  test('DW-LOS-4 DW-R-52 recoilless rifles see all round and turn to their target', () => {
    for (const degrees of [0, 90, 180, 270]) expect(around('recoilless_rifle', degrees)).toBe('legal');
    const { state, does } = battery('recoilless_rifle', 20);
    if (state.crewedWeapons.G !== undefined) state.crewedWeapons.G.facing = 180;
    does(ARMY, fire('G', 'recoilless_rifle', 'B'), ['to-hit', 6, 6]);
    expect(state.crewedWeapons.G?.facing).toBe(0);
  });

  test('DW-R-26 a machine gun does not turn when it fires', () => {
    const target = dino('brachiosaurus', 'B', 40, 75);
    const { state, does } = scene(
      REGULAR,
      target,
      ...WAITING,
      gun('lmg', 'G', 20, 60),
      rifle('c1', 20, 61, { crewOf: 'G' }),
      rifle('c2', 20, 59, { crewOf: 'G' }),
    );
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(state.crewedWeapons.G?.facing).toBe(0);
  });

  test('DW-LOS-1 a target hidden from a gun without a second score is not shot at', () => {
    const wall = ground('building', [30, 50], [31, 70]);
    for (const kind of ['lmg', 'hmg', 'recoilless_rifle'] as const) {
      const { says } = battery(kind, 20, 2, { ...REGULAR, terrain: [wall] });
      expect(says(ARMY, fire('G', kind, 'B', 'c1'))).toBe('DW-LOS-1 NO_LOS');
    }
  });

  test('DW-R-36 the eye of a gun is 2" above the ground', () => {
    // The top of a stegosaurus at eight tenths is 3.6" high, that of a paleoscincus 1.5": one hides a small dinosaur.
    const behind = (kind: 'stegosaurus' | 'hylaeosaurus') =>
      scene(
        REGULAR,
        dino('coelophysis', 'B', 50, 60),
        dino(kind, 'screen', 26, 60),
        ...WAITING,
        gun('lmg', 'G', 20, 60),
        rifle('c1', 20, 61, { crewOf: 'G' }),
        rifle('c2', 20, 59, { crewOf: 'G' }),
      );
    expect(behind('stegosaurus').says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-LOS-1 NO_LOS');
    expect(behind('hylaeosaurus').says(ARMY, fire('G', 'lmg', 'B'))).toBe('legal');
  });
});

describe('its budget', () => {
  test.each([
    ['lmg', 'legal'],
    ['hmg', 'legal'],
    ['recoilless_rifle', 'DW-SEC-2 SINGLE_SHOT_WEAPON'],
    ['mortar', 'DW-SEC-2 SINGLE_SHOT_WEAPON'],
    ['light_artillery', 'DW-SEC-2 SINGLE_SHOT_WEAPON'],
    ['heavy_artillery', 'DW-SEC-2 SINGLE_SHOT_WEAPON'],
  ] as const)('DW-SEC-1 DW-SEC-2 a %s in phase 5: %s', (kind, expected) => {
    expect(battery(kind, 22, CREW[kind], SECONDARY).says(ARMY, fire('G', kind, 'B'))).toBe(expected);
  });

  test('DW-BUDGET-6 DW-BUDGET-1 its shots are its own, one a window', () => {
    const { state, does, says } = battery('hmg', 20);
    does(ARMY, fire('G', 'hmg', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G', 'hmg', 'B'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
    expect(state.soldiers.c1?.shots).toEqual([]);
  });

  test('DW-BUDGET-3 a single-shot weapon fires once', () => {
    const { does, says } = battery('mortar', 20);
    does(ARMY, fire('G', 'mortar', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G', 'mortar', 'B'))).toBe('DW-BUDGET-3 BUDGET_SPENT');
  });
});

describe('the effect of a crewed weapon', () => {
  test.each([
    ['lmg', 9],
    ['hmg', 9],
    ['recoilless_rifle', 7],
    ['mortar', 7],
    ['light_artillery', 9],
    ['heavy_artillery', 9],
  ] as const)('DW-ATK-2 a %s hits at %s', (kind, score) => {
    const { does } = battery(kind, 22);
    const [shot] = only(does(ARMY, fire('G', kind, 'B'), ['to-hit', 6, 6]), 'shot');
    expect(shot).toMatchObject({ score, parts: [{ rule: 'DW-ATK-2', value: score }], spotter: null });
  });

  test('DW-CREW-8 a special figure in its crew adds nothing', () => {
    const { state } = scene(
      REGULAR,
      BIG,
      ...WAITING,
      gun('hmg', 'G', 40, 60),
      armed('smg', 'c1', 40, 61.3, { crewOf: 'G', rank: 'hero' }),
      rifle('c2', 40, 58.7, { crewOf: 'G', rank: 'nco' }),
    );
    expect(aim(state, 'G', 'hmg', 'B')).toMatchObject({ score: 9, parts: [{ rule: 'DW-ATK-2', value: 9 }] });
  });

  test.each([
    ['DW-AUTO-1 a recoilless rifle', 'recoilless_rifle', 32],
    ['DW-AUTO-1 a mortar', 'mortar', 32],
    ['DW-AUTO-1 light artillery', 'light_artillery', 32],
    ['DW-AUTO-1 heavy artillery', 'heavy_artillery', 32],
    ['DW-AUTO-1 not a light machine gun', 'lmg', 2],
    ['DW-AUTO-1 not a heavy machine gun', 'hmg', 2],
  ] as const)('%s kills outright with a 2', (_, kind, lost) => {
    const { does } = battery(kind, 22);
    expect(only(does(ARMY, fire('G', kind, 'B'), ['to-hit', 1, 1]), 'wounded')).toMatchObject([{ lost }]);
  });
});

test('fireIntents offers every legal shot of a weapon', () => {
  const herd = [BIG, rex('T', 50, 70), rex('back', 10, 60)];
  const men = [rifle('c1', 20, 61.3, { crewOf: 'G' }), rifle('c2', 20, 58.7, { crewOf: 'G' })];
  const { state, says } = scene(REGULAR, ...herd, gun('hmg', 'G', 20, 60), ...men);
  expect(fireIntents(state, 'G')).toEqual([fire('G', 'hmg', 'B'), fire('G', 'hmg', 'T')]);
  for (const intent of fireIntents(state, 'G')) expect(says(ARMY, intent)).toBe('legal');
});
