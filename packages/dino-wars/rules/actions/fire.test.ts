import { ARMY, armed, DONE, dino, fire, ground, HERD, move, only, rex, rifle, scene } from '../../testing/table';
import { HAND_WEAPONS } from '../data/weapons';
import { aim, fireTargets } from '../fire/aim';
import { fireIntents } from './fire';

const REGULAR = { phase: 'regular-fire' } as const;
const SECONDARY = { phase: 'secondary-fire' } as const;

/** A target that survives a few shots, and a soldier who keeps the phase from ending by itself. */
const BIG = dino('brachiosaurus', 'B', 30, 10);
const WAITING = rifle('W', 30, 20);

describe('range', () => {
  // The target's edge is at x = 27.2, the soldier's 0.5" from their centre.
  test.each([
    ['DW-RANGE-1 a rifle', 'rifle', 18],
    ['DW-RANGE-1 an assault rifle', 'assault_rifle', 12],
    ['DW-RANGE-1 a submachine gun', 'smg', 6],
    ['DW-RANGE-1 a pistol', 'pistol', 6],
    ['DW-FIRE-5 a grenade', 'grenade', 3],
    ['DW-RANGE-1 a flamethrower', 'flamethrower', 6],
    ['DW-RANGE-4 DW-R-34 an automatic rifle in turn 1', 'automatic_rifle', 24],
    ['DW-RANGE-1 a bazooka', 'bazooka', 12],
  ] as const)(
    '%s reaches its range from edge to edge, with 0.05" of doubt (DW-RANGE-2, DW-RANGE-3, DW-R-35)',
    (_, weapon, range) => {
      const shown = weapon === 'grenade' ? 'rifle' : weapon;
      const at = (distance: number) => scene(REGULAR, BIG, WAITING, armed(shown, 'S', 27.2 - 0.5 - distance, 10));
      expect(at(range).says(ARMY, fire('S', weapon, 'B'))).toBe('legal');
      expect(at(range + 0.05).says(ARMY, fire('S', weapon, 'B'))).toBe('legal');
      expect(at(range + 0.06).says(ARMY, fire('S', weapon, 'B'))).toBe('DW-RANGE-1 OUT_OF_RANGE');
      expect(at(0).says(ARMY, fire('S', weapon, 'B'))).toBe('legal');
    },
  );

  test('DW-R-34 an automatic rifle whose owner moved in the latest phase 4 reaches 18", and 24" again a turn later', () => {
    const gunner = armed('automatic_rifle', 'S', 10, 10);
    const { state, does, says } = scene({ phase: 'army-movement' }, rex('T', 36.3, 10), gunner, rifle('far', 110, 110));
    does(ARMY, move('S', [10.1, 10]));
    does(ARMY, DONE);
    expect(aim(state, 'S', 'automatic_rifle', 'T')?.limitCi).toBe(1800);
    does(HERD, DONE);
    expect(state).toMatchObject({ turn: 2, phase: 'army-movement' });
    does(ARMY, DONE);
    expect(state).toMatchObject({ turn: 2, phase: 'secondary-fire' });
    expect(says(ARMY, fire('S', 'automatic_rifle', 'T'))).toBe('legal');
  });
});

test("DW-LOS-1 DW-LOS-2 a target out of sight can't be shot at", () => {
  const wall = ground('building', [15, 5], [16, 15]);
  const { says } = scene({ ...REGULAR, terrain: [wall] }, BIG, WAITING, rifle('S', 12, 10));
  expect(says(ARMY, fire('S', 'rifle', 'B'))).toBe('DW-LOS-1 NO_LOS');
});

describe('firers and their targets', () => {
  test.each([
    ["DW-SIDE-4 the soldier's own weapon", fire('S', 'smg', 'B'), 'legal'],
    ['DW-SIDE-4 DW-FIRE-8 grenades, which everybody has', fire('S', 'grenade', 'B'), 'legal'],
    ['DW-SIDE-4 not a weapon that they do not carry', fire('S', 'rifle', 'B'), 'DW-SIDE-4'],
    ['DW-SPEC-1 a special figure has the basic weapon too', fire('N', 'rifle', 'B'), 'legal'],
    ['DW-SPEC-1 a special figure has the weapon they show', fire('N', 'smg', 'B'), 'legal'],
    ['DW-FIRE-2 a soldier is no target', fire('S', 'smg', 'N'), 'DW-FIRE-2'],
    ['DW-FIRE-2 an unknown id is no target', fire('S', 'smg', 'nobody'), 'DW-FIRE-2'],
    ['DW-SIDE-1 a dinosaur does not fire', fire('B', 'smg', 'B'), 'DW-SIDE-1 NOT_OWNER'],
  ])('%s', (_, intent, expected) => {
    const men = [armed('smg', 'S', 26, 10), armed('smg', 'N', 26, 12, { rank: 'nco' })];
    expect(scene(REGULAR, BIG, WAITING, ...men).says(ARMY, intent)).toBe(expected);
  });

  test('DW-SIDE-3 in the modern era the basic weapon is the assault rifle', () => {
    const { state } = scene({ ...REGULAR, era: 'modern' }, BIG, armed('smg', 'N', 26, 12, { rank: 'leader' }));
    expect(state.soldiers.N?.weapons).toEqual(['smg', 'assault_rifle']);
  });

  test('DW-FIRE-2 DW-DMG-12 the dead are no targets', () => {
    const { does, says } = scene(REGULAR, BIG, dino('coelophysis', 'C', 30, 30), WAITING, armed('smg', 'S', 28, 30));
    does(ARMY, fire('S', 'smg', 'C'), ['to-hit', 1, 1]);
    expect(says(ARMY, fire('W', 'rifle', 'C'))).toBe('DW-FIRE-2 DEAD');
  });

  test('DW-FIRE-3 DW-FIRE-4 contact with a friend or with the firer does not forbid a shot', () => {
    const touched = [rifle('S', 27.2 - 0.5, 10), rifle('S2', 20, 20), rex('T', 45, 10), rifle('S3', 45, 12.4)];
    const { state, says } = scene(REGULAR, BIG, ...touched);
    expect(says(ARMY, fire('S2', 'rifle', 'B'))).toBe('legal');
    expect(says(ARMY, fire('S', 'rifle', 'B'))).toBe('legal');
    expect(says(ARMY, fire('S3', 'rifle', 'B'))).toBe('legal');
    expect(fireTargets(state, 'S3', null)).toEqual(['B', 'T']);
  });

  test('DW-LOS-4 soldiers see all round', () => {
    const back = [0, 90, 180, 270].map((facing) => scene(REGULAR, BIG, rifle('S', 20, 10, { facing })));
    for (const { says } of back) expect(says(ARMY, fire('S', 'rifle', 'B'))).toBe('legal');
  });
});

describe('how often', () => {
  test('DW-FIRE-1 DW-BUDGET-1 a soldier fires once in phase 2', () => {
    const { does, says } = scene(REGULAR, BIG, WAITING, rifle('S', 24, 10));
    does(ARMY, fire('S', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('S', 'rifle', 'B'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
    expect(says(ARMY, fire('S', 'grenade', 'B'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
  });

  test.each([
    ['rifle', 'DW-SEC-1', 'legal'],
    ['assault_rifle', 'DW-SEC-1', 'legal'],
    ['smg', 'DW-SEC-1', 'legal'],
    ['pistol', 'DW-SEC-1', 'legal'],
    ['automatic_rifle', 'DW-SEC-1', 'legal'],
    ['grenade', 'DW-FIRE-5', 'DW-FIRE-5 SINGLE_SHOT_WEAPON'],
    ['flamethrower', 'DW-SEC-2', 'DW-SEC-2 SINGLE_SHOT_WEAPON'],
    ['bazooka', 'DW-SEC-2', 'DW-SEC-2 SINGLE_SHOT_WEAPON'],
  ] as const)('a %s in phase 5: %s', (weapon, _, expected) => {
    const shown = weapon === 'grenade' ? 'rifle' : weapon;
    const { says } = scene(SECONDARY, BIG, WAITING, armed(shown, 'S', 26, 10));
    expect(says(ARMY, fire('S', weapon, 'B'))).toBe(expected);
  });

  test('DW-BUDGET-2 DW-BUDGET-4 DW-R-25 a soldier may throw a grenade in phase 2 and fire a rifle in phase 5, then no more', () => {
    const { state, does, says } = scene(REGULAR, BIG, WAITING, rifle('S', 26, 10));
    does(ARMY, fire('S', 'grenade', 'B'), ['to-hit', 6, 6]);
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    does(ARMY, fire('S', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('S', 'rifle', 'B'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
    expect(state.soldiers.S).toMatchObject({ shots: ['regular', 'secondary'], singleShot: true });
  });

  test('DW-SEC-3 DW-R-20 DW-BUDGET-2 a soldier who gave closing fire does not fire in phase 5, even after holding in phase 2', () => {
    const { state, says } = scene(SECONDARY, BIG, WAITING, rifle('S', 26, 10));
    state.soldiers.S?.shots.push('closing');
    expect(says(ARMY, fire('S', 'rifle', 'B'))).toBe('DW-SEC-3 CLOSING_FIRE_USED');
  });

  test('DW-SEC-4 phase 5 is judged from where everybody stands then', () => {
    const { does, says } = scene({ phase: 'army-movement' }, rex('T', 30, 10), WAITING, armed('smg', 'S', 15.6, 10));
    does(ARMY, move('S', [21.6, 10]));
    does(ARMY, DONE);
    expect(says(ARMY, fire('S', 'smg', 'T'))).toBe('legal');
  });

  test.each(['dinosaur-movement', 'dinosaur-attack', 'army-movement'] as const)(
    'DW-TURN-3 nobody fires in %s',
    (phase) => {
      const { says } = scene({ phase }, BIG, rifle('S', 26, 10));
      expect(says(ARMY, fire('S', 'rifle', 'B'))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    },
  );
});

describe('the effect of a shot', () => {
  test('DW-ATK-1 DW-DMG-8 DW-DMG-11 a hit takes life points for the rest of the match', () => {
    const { state, does } = scene(REGULAR, BIG, WAITING, armed('bazooka', 'S', 26, 10));
    expect(does(ARMY, fire('S', 'bazooka', 'B'), ['to-hit', 3, 3]).slice(0, 2)).toEqual([
      {
        ...{
          type: 'shot',
          figure: 'S',
          target: 'B',
          weapon: 'bazooka',
          window: 'regular',
          spotter: null,
          dice: [3, 3],
          score: 6,
        },
        ...{ parts: [{ rule: 'DW-ATK-2', value: 6 }], hit: true },
      },
      { type: 'wounded', figure: 'B', lost: 3, rule: 'DW-DMG-8' },
    ]);
    expect(state.dinosaurs.B).toMatchObject({ lifePoints: 29, alive: true });
  });

  test('DW-ATK-2 one more than the score misses', () => {
    const { state, does } = scene(REGULAR, BIG, WAITING, rifle('S', 26, 10));
    expect(does(ARMY, fire('S', 'rifle', 'B'), ['to-hit', 4, 4])).toMatchObject([{ hit: false }]);
    expect(state.dinosaurs.B?.lifePoints).toBe(32);
  });

  test('DW-DMG-8 life points do not fall below 0', () => {
    const { does } = scene(REGULAR, { ...BIG, lifePoints: 2 }, WAITING, armed('bazooka', 'S', 26, 10));
    const events = does(ARMY, fire('S', 'bazooka', 'B'), ['to-hit', 3, 3]);
    expect(only(events, 'wounded')).toMatchObject([{ lost: 2 }]);
    expect(only(events, 'killed')).toEqual([{ type: 'killed', figure: 'B', by: 'S', rule: 'DW-DMG-8' }]);
  });

  test.each([
    ['DW-AUTO-2 a bazooka', 'bazooka', 32],
    ['DW-AUTO-2 a grenade', 'grenade', 32],
    ['DW-AUTO-1 no rifle', 'rifle', 1],
    ['DW-AUTO-1 no flamethrower', 'flamethrower', 3],
  ] as const)('%s kills outright with a 2', (_, weapon, lost) => {
    const shown = weapon === 'grenade' ? 'rifle' : weapon;
    const { does } = scene(REGULAR, BIG, WAITING, armed(shown, 'S', 26, 10));
    const events = does(ARMY, fire('S', weapon, 'B'), ['to-hit', 1, 1]);
    expect(only(events, 'wounded')).toMatchObject([{ lost, rule: lost === 32 ? 'DW-AUTO-2' : 'DW-DMG-8' }]);
    expect(only(events, 'killed')).toHaveLength(lost === 32 ? 1 : 0);
  });

  test('DW-ATK-3 DW-TURN-4 every attack is rolled and known before the next', () => {
    const { state, does } = scene(REGULAR, BIG, WAITING, rifle('S', 26, 10), rifle('S2', 26, 12));
    does(ARMY, fire('S', 'rifle', 'B'), ['to-hit', 1, 1]);
    expect(state.dinosaurs.B?.lifePoints).toBe(31);
    does(ARMY, fire('S2', 'rifle', 'B'), ['to-hit', 1, 1]);
    expect(state.dinosaurs.B?.lifePoints).toBe(30);
  });
});

test('fireIntents offers every legal shot and no other', () => {
  const soldier = armed('smg', 'S', 26, 10, { rank: 'hero' });
  const { state, says } = scene(REGULAR, BIG, rex('T', 40, 20), rex('U', 70, 10), soldier);
  const offered = fireIntents(state, 'S').map(({ weapon, target }) => `${weapon} ${target}`);
  const legal = HAND_WEAPONS.flatMap((weapon) =>
    ['B', 'T', 'U'].filter((id) => says(ARMY, fire('S', weapon, id)) === 'legal').map((id) => `${weapon} ${id}`),
  );
  expect(offered).toEqual(legal);
  expect(legal).toEqual(['rifle B', 'rifle T', 'smg B', 'grenade B']);
});
