import { aim, fireTargets } from '../aim';
import type { CrewedKind } from '../data/weapons';
import { ARMY, armed, DONE, dino, fire, type Game, ground, gun, HERD, only, rex, rifle, scene } from '../testing/table';
import { fireIntents } from './fire';

const REGULAR = { phase: 'regular-fire' } as const;
const SECONDARY = { phase: 'secondary-fire' } as const;
/** Life points that nobody shoots away. */
const BIG = dino('brachiosaurus', 'B', 60, 60);
/** Keeps the phase going: he can always fire at the dinosaur beside him. */
const WAITING = [dino('brachiosaurus', 'W', 110, 110), rifle('waits', 100, 110)];

const AT_ONCE = { lmg: 2, hmg: 2, recoilless_rifle: 2, mortar: 2, light_artillery: 3, heavy_artillery: 4 } as const;
const RADIUS = {
  lmg: 0.5,
  hmg: 0.8,
  recoilless_rifle: 1,
  mortar: 0.6,
  light_artillery: 1.5,
  heavy_artillery: 2,
} as const;

/** A gun at 20, 60 that looks along +x, its crew touching it, and a brachiosaurus so far from edge to edge. */
function battery(
  kind: CrewedKind,
  distance: number,
  men: number = AT_ONCE[kind],
  about: Parameters<typeof scene>[0] = REGULAR,
) {
  const away = RADIUS[kind] + 0.5;
  const diagonal = away * 0.72;
  const places = [
    [20, 60 + away],
    [20, 60 - away],
    [20 - diagonal, 60 + diagonal],
    [20 - diagonal, 60 - diagonal],
  ] as const;
  const people = places.slice(0, men).map(([x, y], i) => rifle(`c${i + 1}`, x, y, { crewOf: 'G' }));
  const target = dino('brachiosaurus', 'B', 20 + RADIUS[kind] + distance + 2.8, 60);
  return scene(about, target, ...WAITING, gun(kind, 'G', 20, 60), ...people);
}

describe('range', () => {
  test.each([
    ['DW-RANGE-4 a light machine gun on its tripod', 'lmg', 36],
    ['DW-RANGE-1 a heavy machine gun', 'hmg', 48],
    ['DW-RANGE-1 a recoilless rifle', 'recoilless_rifle', 24],
    ['DW-RANGE-5 a mortar at most', 'mortar', 60],
    ['DW-RANGE-1 light artillery', 'light_artillery', 60],
    ['DW-RANGE-1 heavy artillery', 'heavy_artillery', 72],
  ] as const)('%s reaches its range from edge to edge, 0.05" of doubt included', (_, kind, range) => {
    expect(battery(kind, range).says(ARMY, fire('G', kind, 'B'))).toBe('legal');
    expect(battery(kind, range + 0.05).says(ARMY, fire('G', kind, 'B'))).toBe('legal');
    expect(battery(kind, range + 0.06).says(ARMY, fire('G', kind, 'B'))).toBe('DW-RANGE-1 OUT_OF_RANGE');
  });

  test('DW-RANGE-5 DW-R-35 a mortar has nothing to say nearer than 18", with 0.05" of doubt; nothing else has a minimum', () => {
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

describe('what it sees', () => {
  /** A dinosaur in this direction of the gun, which looks along +x. */
  function around(kind: CrewedKind, degrees: number): string {
    const turn = (degrees * Math.PI) / 180;
    const target = dino('brachiosaurus', 'B', 60 + 22 * Math.cos(turn), 60 + 22 * Math.sin(turn));
    const men = [0.5, -0.5, 1].slice(0, AT_ONCE[kind]).map((aside, i) => {
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

  test('DW-LOS-1 what is hidden from a gun without a second score is not shot at', () => {
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

describe('its crew', () => {
  test('DW-CREW-2 with its minimum crew it fires its full number of attacks, and stays loaded', () => {
    const { state, does } = battery('lmg', 20);
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(state.crewedWeapons.G).toMatchObject({ shots: ['regular', 'secondary'], loaded: true });
  });

  test.each(Object.entries(AT_ONCE) as [CrewedKind, number][])(
    'DW-CREW-2 DW-CREW-3 DW-R-44 a %s stays loaded with %s men and is empty after one shot with one less',
    (kind, men) => {
      const full = battery(kind, 22);
      full.does(ARMY, fire('G', kind, 'B'), ['to-hit', 6, 6]);
      expect(full.state.crewedWeapons.G?.loaded).toBe(true);
      const few = battery(kind, 22, men - 1);
      const events = few.does(ARMY, fire('G', kind, 'B'), ['to-hit', 6, 6]);
      expect(only(events, 'emptied')).toEqual([{ type: 'emptied', figure: 'G' }]);
      expect(few.state.crewedWeapons.G?.loaded).toBe(false);
    },
  );

  test('DW-CREW-3 DW-CREW-4 DW-R-44 even a machine gun gets one attack, then it is unloaded whatever its crew', () => {
    const { state, does, says } = battery('hmg', 20, 1);
    does(ARMY, fire('G', 'hmg', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G', 'hmg', 'B'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    expect(says(ARMY, fire('G', 'hmg', 'B'))).toBe('DW-CREW-4 WEAPON_UNLOADED');
  });

  test('DW-CREW-5 with nobody at it, it cannot fire', () => {
    expect(battery('lmg', 20, 0).says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-CREW-5 UNDERMANNED');
  });

  test('DW-R-41 DW-R-42 only listed crew within 1" count', () => {
    const with2 = (second: Parameters<typeof rifle>) => {
      const first = rifle('c1', 20, 61, { crewOf: 'G' });
      const game = scene(
        REGULAR,
        BIG,
        ...WAITING,
        gun('lmg', 'G', 40, 60),
        rifle('c1', 40, 61, { crewOf: 'G' }),
        rifle(...second),
      );
      expect(first.crewOf).toBe('G');
      return only(game.does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]), 'emptied').length;
    };
    expect(with2(['c2', 40, 58, { crewOf: 'G' }])).toBe(0);
    expect(with2(['c2', 40, 57.99, { crewOf: 'G' }])).toBe(1);
    expect(with2(['c2', 40, 59, {}])).toBe(1);
  });

  test('DW-R-42 more than the minimum may serve', () => {
    const { state, does } = scene(
      REGULAR,
      BIG,
      ...WAITING,
      gun('recoilless_rifle', 'G', 40, 60),
      rifle('c1', 40, 61.5, { crewOf: 'G' }),
      rifle('c2', 40, 58.5, { crewOf: 'G' }),
      rifle('c3', 38.5, 60, { crewOf: 'G' }),
    );
    does(ARMY, fire('G', 'recoilless_rifle', 'B'), ['to-hit', 6, 6]);
    expect(Object.values(state.soldiers).filter(({ locked }) => locked)).toHaveLength(3);
  });

  test('DW-CREW-6 DW-R-43 when it has fired none of its crew fires a weapon of his own, wherever he is', () => {
    const { does, says } = scene(
      REGULAR,
      BIG,
      ...WAITING,
      gun('lmg', 'G', 45, 60),
      rifle('c1', 45, 61, { crewOf: 'G' }),
      rifle('c2', 45, 59, { crewOf: 'G' }),
      rifle('c3', 45, 65, { crewOf: 'G' }),
    );
    expect(says(ARMY, fire('c1', 'rifle', 'B'))).toBe('legal');
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    for (const id of ['c1', 'c2', 'c3']) expect(says(ARMY, fire(id, 'rifle', 'B'))).toBe('DW-CREW-6 CREW_LOCKED');
  });

  test("DW-CREW-7 DW-R-43 one crewman's own shot silences it for the turn", () => {
    const { state, does, says } = scene(
      REGULAR,
      BIG,
      ...WAITING,
      gun('lmg', 'G', 45, 60),
      rifle('c1', 45, 61, { crewOf: 'G' }),
      rifle('c2', 45, 59, { crewOf: 'G' }),
      rifle('c3', 45, 65, { crewOf: 'G' }),
    );
    does(ARMY, fire('c3', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-CREW-7 CREW_LOCKED');
    expect(says(ARMY, fire('c1', 'rifle', 'B'))).toBe('legal');
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-CREW-7 CREW_LOCKED');
    does(ARMY, DONE);
    expect(state.crewedWeapons.G?.locked).toBe(false);
  });

  test('DW-R-43 by the other reading only as many as it needs are bound', () => {
    const about = { ...REGULAR, variants: ['surplus_crew_fires'] } as const;
    const men = [
      rifle('c1', 45, 61, { crewOf: 'G' }),
      rifle('c2', 45, 59, { crewOf: 'G' }),
      rifle('c3', 44, 60, { crewOf: 'G' }),
    ];
    const { state, does, says } = scene(about, BIG, ...WAITING, gun('lmg', 'G', 45, 60), ...men);
    does(ARMY, fire('c1', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('legal');
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(state.crewedWeapons.G?.loaded).toBe(true);
    expect(says(ARMY, fire('c2', 'rifle', 'B'))).toBe('DW-CREW-6 CREW_LOCKED');
    const other = scene(about, BIG, ...WAITING, gun('lmg', 'G', 45, 60), ...men);
    other.does(ARMY, fire('c1', 'rifle', 'B'), ['to-hit', 6, 6]);
    other.does(ARMY, fire('c2', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(other.says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-CREW-7 CREW_LOCKED');
  });
});

describe('what keeps it from firing', () => {
  function one(
    change: (weapon: NonNullable<Game['state']['crewedWeapons'][string]>) => void,
    kind: CrewedKind = 'hmg',
  ) {
    const game = battery(kind, 20);
    if (game.state.crewedWeapons.G !== undefined) change(game.state.crewedWeapons.G);
    return game.says(ARMY, fire('G', kind, 'B'));
  }

  test('DW-TOW-11 dismantled', () => {
    expect(
      one((weapon) => {
        weapon.status = 'dismantled';
      }),
    ).toBe('DW-TOW-11 WEAPON_NOT_READY');
  });

  test('DW-R-33 a light machine gun that is not set up, whatever its crew', () => {
    expect(
      one((weapon) => {
        weapon.status = 'dismantled';
      }, 'lmg'),
    ).toBe('DW-R-33 WEAPON_NOT_READY');
  });

  test('DW-TOW-4 DW-TOW-11 not ready before next turn', () => {
    expect(
      one((weapon) => {
        weapon.readyTurn = 2;
      }),
    ).toBe('DW-TOW-4 WEAPON_NOT_READY');
    expect(
      one((weapon) => {
        weapon.readyTurn = 1;
      }),
    ).toBe('legal');
  });

  test('DW-CREW-9 a dinosaur in contact, and its crew fire what they carry', () => {
    const { says } = scene(
      REGULAR,
      BIG,
      rex('T', 22.4, 60),
      ...WAITING,
      gun('lmg', 'G', 20, 60),
      rifle('c1', 20, 61, { crewOf: 'G' }),
      rifle('c2', 20, 59, { crewOf: 'G' }),
    );
    expect(says(ARMY, fire('G', 'lmg', 'T'))).toBe('DW-CREW-9 WEAPON_IN_CONTACT');
    expect(says(ARMY, fire('c1', 'rifle', 'T'))).toBe('legal');
  });

  test('DW-CREW-9 not one that touches only a crewman', () => {
    const { says } = scene(
      REGULAR,
      BIG,
      rex('T', 20, 63.4),
      ...WAITING,
      gun('lmg', 'G', 20, 60),
      rifle('c1', 20, 61, { crewOf: 'G' }),
      rifle('c2', 20, 59, { crewOf: 'G' }),
    );
    expect(says(ARMY, fire('G', 'lmg', 'T'))).toBe('legal');
  });

  test('DW-SIDE-4 DW-SIDE-1 only its own kind, only its owner', () => {
    const { says } = battery('hmg', 20);
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-SIDE-4');
    expect(says(ARMY, fire('G', 'rifle', 'B'))).toBe('DW-SIDE-4');
    expect(says(HERD, fire('G', 'hmg', 'B'))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
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
    expect(battery(kind, 22, AT_ONCE[kind], SECONDARY).says(ARMY, fire('G', kind, 'B'))).toBe(expected);
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

describe('what it does', () => {
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
