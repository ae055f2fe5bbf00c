import {
  ARMY,
  armed,
  DONE,
  dino,
  fire,
  ground,
  gun,
  HERD,
  only,
  rider,
  rifle,
  scene,
  vehicle,
} from '../../testing/table';
import { fireIntents } from '../actions/fire';
import type { Leave } from '../state';
import { aim, canFire, fireTargets } from './aim';
import { spottersFor } from './spotting';

/** A wall between the guns at x = 10 to 30 and the figures at x = 60. */
const WALL = ground('mountain', [40, 40], [41, 80]);
const REGULAR = { phase: 'regular-fire', terrain: [WALL] } as const;
const BIG = dino('brachiosaurus', 'B', 60, 60);
const KEEP = [dino('brachiosaurus', 'W', 110, 110), rifle('waits', 100, 110)];

/** Returns a mortar without sight, and a spotter on the far side of the wall. */
function blind(...more: Parameters<typeof scene>[1][]) {
  const men = [rifle('c1', 30, 61.1, { crewOf: 'G' }), rifle('c2', 30, 58.9, { crewOf: 'G' })];
  return scene(REGULAR, BIG, ...KEEP, gun('mortar', 'G', 30, 60), ...men, ...more);
}

test('DW-IND-2 DW-R-39 a weapon with its own line of sight uses the first score, and no spotter (DW-R-112)', () => {
  const men = [rifle('c1', 20, 61.1, { crewOf: 'G' }), rifle('c2', 20, 58.9, { crewOf: 'G' })];
  const { state, does } = scene(
    { phase: 'regular-fire' },
    BIG,
    ...KEEP,
    gun('mortar', 'G', 20, 60),
    ...men,
    rifle('S', 50, 60),
  );
  expect(aim(state, 'G', 'mortar', 'B', 'S')).toMatchObject({ score: 7, indirect: false, refusal: null });
  const [shot] = only(does(ARMY, fire('G', 'mortar', 'B', 'S'), ['to-hit', 6, 6]), 'shot');
  expect(shot).toMatchObject({ score: 7, spotter: null });
  expect(state.soldiers.S?.spotted).toBe(false);
});

test('DW-R-112 a spotter for a target in sight may be any figure, even one that does not exist', () => {
  const men = [rifle('c1', 20, 61.1, { crewOf: 'G' }), rifle('c2', 20, 58.9, { crewOf: 'G' })];
  const { says } = scene({ phase: 'regular-fire' }, BIG, ...KEEP, gun('mortar', 'G', 20, 60), ...men);
  expect(says(ARMY, fire('G', 'mortar', 'B', 'nobody'))).toBe('legal');
});

test.each([
  ['mortar', 30, 61.1, 58.9, 6],
  ['light_artillery', 30, 62, 58, 7],
  ['heavy_artillery', 30, 62.5, 57.5, 7],
] as const)(
  "DW-IND-1 DW-IND-3 a %s uses the second score with a spotter, and can't fire without one",
  (kind, x, up, down, score) => {
    const men = [
      [x, up],
      [x, down],
      [x - 2, 60],
      [x - 1.9, 62],
    ] as const;
    const crew = men.map(([at, y], i) =>
      rifle(`c${i}`, kind === 'mortar' && i > 1 ? 20 + i * 2 : at - (i > 1 ? 0.6 : 0), y, { crewOf: 'G' }),
    );
    const { state, does, says } = scene(REGULAR, BIG, ...KEEP, gun(kind, 'G', x, 60), ...crew, rifle('S', 50, 60));
    expect(says(ARMY, fire('G', kind, 'B'))).toBe('DW-IND-3 NO_SPOTTER');
    expect(aim(state, 'G', kind, 'B', 'S')).toMatchObject({ score, indirect: true, refusal: null });
    const [shot] = only(does(ARMY, fire('G', kind, 'B', 'S'), ['to-hit', 6, 6]), 'shot');
    expect(shot).toMatchObject({ score, spotter: 'S', parts: [{ rule: 'DW-IND-3', value: score }] });
  },
);

test('DW-IND-3 the spotter must see the target themselves', () => {
  const { says } = blind(rifle('S', 35, 60));
  expect(says(ARMY, fire('G', 'mortar', 'B', 'S'))).toBe('DW-IND-3 NO_SPOTTER');
  expect(says(ARMY, fire('G', 'mortar', 'B', 'c1'))).toBe('DW-IND-3 NO_SPOTTER');
});

test('DW-IND-4 any living soldier may spot, and nothing else', () => {
  const { state, says } = blind(rifle('S', 55, 100), vehicle('jeep', 'J', 50, 60));
  expect(says(ARMY, fire('G', 'mortar', 'B', 'S'))).toBe('legal');
  expect(says(ARMY, fire('G', 'mortar', 'B', 'J'))).toBe('DW-IND-4 NO_SPOTTER');
  expect(says(ARMY, fire('G', 'mortar', 'B', 'W'))).toBe('DW-IND-4 NO_SPOTTER');
  (state.soldiers.S as { alive: boolean }).alive = false;
  expect(says(ARMY, fire('G', 'mortar', 'B', 'S'))).toBe('DW-IND-4 NO_SPOTTER');
});

test('DW-R-40 a soldier aboard may spot, from the top of their vehicle', () => {
  const fence = ground('ruins', [52, 50], [53, 70]);
  const people = [vehicle('truck', 'V', 47, 60), rider('V', 0, 'S'), rifle('low', 47, 66)];
  const men = [rifle('c1', 30, 61.1, { crewOf: 'G' }), rifle('c2', 30, 58.9, { crewOf: 'G' })];
  const small = dino('stegosaurus', 'B', 60, 60);
  const { says } = scene(
    { ...REGULAR, terrain: [WALL, fence] },
    small,
    ...KEEP,
    gun('mortar', 'G', 30, 60),
    ...men,
    ...people,
  );
  expect(says(ARMY, fire('G', 'mortar', 'B', 'low'))).toBe('DW-IND-3 NO_SPOTTER');
  expect(says(ARMY, fire('G', 'mortar', 'B', 'S'))).toBe('legal');
});

test('DW-IND-6 range is measured from the weapon', () => {
  const men = [rifle('c1', 50, 61.1, { crewOf: 'G' }), rifle('c2', 50, 58.9, { crewOf: 'G' }), rifle('S', 65, 75)];
  const wall = ground('mountain', [55, 55], [55.5, 65]);
  const { says } = scene({ ...REGULAR, terrain: [wall] }, BIG, ...KEEP, gun('mortar', 'G', 50, 60), ...men);
  expect(says(ARMY, fire('G', 'mortar', 'B', 'S'))).toBe('DW-RANGE-5 OUT_OF_RANGE');
});

describe('the cost to the spotter', () => {
  test('DW-IND-5 a spotter makes at most one attack of their own in the turn, before or after', () => {
    const { state, does, says } = blind(rifle('S', 50, 60));
    does(ARMY, fire('G', 'mortar', 'B', 'S'), ['to-hit', 6, 6]);
    expect(state.soldiers.S).toMatchObject({ spotted: true, shots: [] });
    does(ARMY, fire('S', 'rifle', 'B'), ['to-hit', 6, 6]);
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    expect(says(ARMY, fire('S', 'rifle', 'B'))).toBe('DW-IND-5 BUDGET_SPENT');
    expect(canFire(state, 'S')).toBe(false);
  });

  test("DW-IND-5 DW-R-40 a soldier who has attacked twice can't spot, one who has attacked once can", () => {
    const { state, says } = blind(rifle('S', 50, 60));
    state.soldiers.S?.shots.push('closing');
    expect(says(ARMY, fire('G', 'mortar', 'B', 'S'))).toBe('legal');
    state.soldiers.S?.shots.push('regular');
    expect(says(ARMY, fire('G', 'mortar', 'B', 'S'))).toBe('DW-IND-5 NO_SPOTTER');
  });

  test('DW-R-40 a soldier may spot for several weapons, and so may a crewman whose gun has fired', () => {
    const second = [
      gun('mortar', 'G2', 25, 70),
      rifle('d1', 25, 71.1, { crewOf: 'G2' }),
      rifle('d2', 25, 68.9, { crewOf: 'G2' }),
    ];
    const { does, says, state } = blind(rifle('S', 50, 60), ...second);
    does(ARMY, fire('G', 'mortar', 'B', 'S'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G2', 'mortar', 'B', 'S'))).toBe('legal');
    (state.soldiers.S as { locked: boolean }).locked = true;
    expect(says(ARMY, fire('G2', 'mortar', 'B', 'S'))).toBe('legal');
  });
});

describe("teammates' soldiers", () => {
  const TEAM = { ...REGULAR, sides: ['army', 'dinosaurs', 'army'] } as const;
  function team(
    allow: Leave,
    change: (state: ReturnType<typeof scene>['state']) => void = () => {},
    weapon: 'rifle' | 'bazooka' = 'rifle',
  ) {
    const men = [rifle('c1', 30, 61.1, { crewOf: 'G' }), rifle('c2', 30, 58.9, { crewOf: 'G' })];
    const game = scene(
      TEAM,
      BIG,
      ...KEEP,
      gun('mortar', 'G', 30, 60),
      ...men,
      armed(weapon, 'S', 50, 60, { owner: 2 }),
    );
    if (allow !== 'auto') game.does(2, { type: 'allowSpotting', figure: 'S', allow });
    change(game.state);
    return game.says(ARMY, fire('G', 'mortar', 'B', 'S'));
  }

  test("DW-R-40 DW-R-99 with the soldier's permission: yes, no", () => {
    expect(team('yes')).toBe('legal');
    expect(team('no')).toBe('DW-R-40 NO_SPOTTER');
  });

  test('DW-R-40 auto: not if it takes an attack from the soldier that they could still make', () => {
    expect(team('auto')).toBe('DW-R-40 NO_SPOTTER');
    expect(team('auto', ({ soldiers }) => soldiers.S?.shots.push('closing'))).toBe('DW-R-40 NO_SPOTTER');
    expect(
      team('auto', ({ soldiers }) => {
        if (soldiers.S) soldiers.S.locked = true;
      }),
    ).toBe('legal');
    expect(
      team('auto', ({ soldiers }) => {
        if (soldiers.S) soldiers.S.spotted = true;
      }),
    ).toBe('legal');
  });

  test('DW-R-40 auto: a soldier who can attack only once this turn loses nothing', () => {
    expect(team('auto', () => {}, 'bazooka')).toBe('legal');
  });

  test("DW-R-40 only the soldier's owner changes the permission, at any time, if it changes anything", () => {
    const { state, does, says } = scene(
      { ...TEAM, phase: 'dinosaur-movement' },
      BIG,
      ...KEEP,
      rifle('S', 50, 60, { owner: 2 }),
    );
    expect(says(ARMY, { type: 'allowSpotting', figure: 'S', allow: 'yes' })).toBe('DW-SIDE-1 NOT_OWNER');
    expect(says(HERD, { type: 'allowSpotting', figure: 'B', allow: 'yes' })).toBe('DW-SIDE-1 NOT_OWNER');
    expect(says(2, { type: 'allowSpotting', figure: 'S', allow: 'auto' })).toBe('DW-R-40');
    expect(says(2, { type: 'allowSpotting', figure: 'S', allow: 'perhaps' as 'yes' })).toBe('DW-R-40');
    does(2, { type: 'allowSpotting', figure: 'S', allow: 'no' });
    expect(state.soldiers.S?.spotting).toBe('no');
  });
});

test('DW-IND-3 a weapon without sight can fire as long as a soldier can spot, and offers a few who can', () => {
  const { state } = blind(
    rifle('S', 50, 60),
    rifle('S2', 50, 62),
    rifle('S3', 50, 64),
    rifle('S4', 50, 66),
    rifle('S5', 50, 68),
  );
  expect(fireTargets(state, 'G', null)).toEqual(['B']);
  expect(fireIntents(state, 'G').map(({ spotter }) => spotter)).toEqual(['waits', 'S', 'S2', 'S3']);
  expect(spottersFor(state, { owner: ARMY, target: 'B' }, 9)).toEqual(['waits', 'S', 'S2', 'S3', 'S4', 'S5']);
  const alone = scene(
    REGULAR,
    BIG,
    gun('mortar', 'G', 30, 60),
    rifle('c1', 30, 61.1, { crewOf: 'G' }),
    rifle('c2', 30, 58.9, { crewOf: 'G' }),
  );
  expect(canFire(alone.state, 'G')).toBe(false);
});
