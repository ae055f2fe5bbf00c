import { ARMY, DONE, dino, fire, ground, gun, only, rex, rider, rifle, scene, vehicle } from '../../testing/table';
import { aim, canFire } from '../fire/aim';
import { fireIntents } from './fire';

const REGULAR = { phase: 'regular-fire' } as const;
const SECONDARY = { phase: 'secondary-fire' } as const;
const BIG = dino('brachiosaurus', 'B', 60, 60);
const KEEP = [dino('brachiosaurus', 'W', 110, 110), rifle('waits', 100, 110)];

/** Returns a tank at (30, 60) whose crew fills these of its four seats; the guns face +x. */
function tank(seats: readonly number[] = [0, 1, 2, 3], ...more: Parameters<typeof scene>[1][]) {
  const people = seats.map((seat) => rider('V', seat, `p${seat}`));
  return [vehicle('tank', 'V', 30, 60, { mg: 'lmg', cannon: true }), ...people, ...more];
}

test('DW-FIRE-6 DW-R-27 DW-BUDGET-6 a tank fires machine gun and cannon in one phase, each with its own budget', () => {
  const { state, does, says } = scene(REGULAR, BIG, ...KEEP, ...tank());
  does(ARMY, fire('V', 'lmg', 'B'), ['to-hit', 6, 6]);
  does(ARMY, fire('V', 'light_artillery', 'B'), ['to-hit', 6, 6]);
  expect(says(ARMY, fire('V', 'lmg', 'B'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
  expect(says(ARMY, fire('V', 'light_artillery', 'B'))).toBe('DW-BUDGET-3 BUDGET_SPENT');
  expect(state.vehicles.V).toMatchObject({ mg: { shots: ['regular'] }, cannon: { shots: ['regular'], loaded: true } });
});

test('DW-SEC-1 DW-SEC-2 DW-BUDGET-3 in phase 5 the machine gun fires again, the cannon does not', () => {
  const { does, says } = scene(REGULAR, BIG, ...KEEP, ...tank());
  does(ARMY, fire('V', 'lmg', 'B'), ['to-hit', 6, 6]);
  does(ARMY, DONE);
  does(ARMY, DONE);
  expect(says(ARMY, fire('V', 'lmg', 'B'))).toBe('legal');
  expect(says(ARMY, fire('V', 'light_artillery', 'B'))).toBe('DW-SEC-2 SINGLE_SHOT_WEAPON');
});

test.each([
  ['DW-R-28 DW-RANGE-4 a light machine gun on its mount', 'lmg', 36],
  ['DW-R-28 a heavy one', 'hmg', 48],
] as const)('%s reaches so far', (_, mg, range) => {
  const at = (distance: number) => {
    const jeep = [vehicle('jeep', 'V', 30, 60, { mg }), rider('V', 0, 'p0'), rider('V', 1, 'p1')];
    const target = dino('brachiosaurus', 'B', 30 + 1.5 + distance + 2.8, 60);
    return scene(REGULAR, target, ...KEEP, ...jeep).says(ARMY, fire('V', mg, 'B'));
  };
  expect(at(range)).toBe('legal');
  expect(at(range + 0.06)).toBe('DW-RANGE-1 OUT_OF_RANGE');
});

test('DW-R-28 a cannon uses the row of light artillery: 60", 9, and indirect fire with 7', () => {
  const { state, says } = scene(REGULAR, dino('brachiosaurus', 'B', 95.5, 60), ...KEEP, ...tank());
  expect(says(ARMY, fire('V', 'light_artillery', 'B'))).toBe('legal');
  expect(aim(state, 'V', 'light_artillery', 'B')).toMatchObject({ score: 9, limitCi: 6000, damage: 3 });
  const terrain = [ground('mountain', [40, 50], [41, 70])];
  const blind = scene({ ...REGULAR, terrain }, BIG, ...KEEP, ...tank(), rifle('S', 50, 60));
  expect(blind.says(ARMY, fire('V', 'light_artillery', 'B'))).toBe('DW-IND-3 NO_SPOTTER');
  const [shot] = only(blind.does(ARMY, fire('V', 'light_artillery', 'B', 'S'), ['to-hit', 6, 6]), 'shot');
  expect(shot).toMatchObject({ score: 7, spotter: 'S' });
});

test('DW-LOS-5 DW-R-26 the machine gun sees its front, the cannon all round (DW-LOS-4, DW-R-52)', () => {
  const behind = dino('brachiosaurus', 'B', 10, 60);
  const { state, does, says } = scene(REGULAR, behind, ...KEEP, ...tank());
  expect(says(ARMY, fire('V', 'lmg', 'B'))).toBe('DW-LOS-5 OUT_OF_ARC');
  expect(says(ARMY, fire('V', 'light_artillery', 'B'))).toBe('legal');
  expect(aim(state, 'V', 'lmg', 'B')).toMatchObject({ arc: 0 });
  expect(aim(state, 'V', 'light_artillery', 'B')).toMatchObject({ arc: null });
  does(ARMY, fire('V', 'light_artillery', 'B'), ['to-hit', 6, 6]);
  // The gun's own facing counts, not the vehicle's.
  const turned = vehicle('jeep', 'V', 30, 60, { mg: 'lmg', gunFacing: 180 });
  const jeep = scene(REGULAR, behind, ...KEEP, turned, rider('V', 1, 'p1'));
  expect(jeep.says(ARMY, fire('V', 'lmg', 'B'))).toBe('legal');
});

describe('DW-R-29 seats', () => {
  test.each([
    ['without its gunner the machine gun is silent', [0, 2, 3], 'lmg', 'DW-R-29 UNDERMANNED'],
    ['the guns fire without a driver', [1], 'lmg', 'legal'],
    ['a cannon with both gunners', [2, 3], 'light_artillery', 'legal'],
    ['a cannon with one gunner', [3], 'light_artillery', 'legal'],
    ['with none', [0, 1], 'light_artillery', 'DW-R-29 UNDERMANNED'],
  ] as const)('%s', (_, seats, weapon, expected) => {
    expect(scene(REGULAR, BIG, ...KEEP, ...tank(seats)).says(ARMY, fire('V', weapon, 'B'))).toBe(expected);
  });

  test('DW-R-44 a cannon with one gunner has one shot', () => {
    const { state, does, says } = scene(REGULAR, BIG, ...KEEP, ...tank([0, 1, 2]));
    const events = does(ARMY, fire('V', 'light_artillery', 'B'), ['to-hit', 6, 6]);
    expect(only(events, 'emptied')).toEqual([{ type: 'emptied', figure: 'V' }]);
    expect(state.vehicles.V?.cannon?.loaded).toBe(false);
    if (state.vehicles.V?.cannon) state.vehicles.V.cannon.shots = [];
    expect(says(ARMY, fire('V', 'light_artillery', 'B'))).toBe('DW-CREW-4 WEAPON_UNLOADED');
  });
});

test('DW-R-27 a dinosaur in contact silences neither mount; under the other reading it silences the cannon', () => {
  const herd = [BIG, rex('T', 34.6, 60)];
  const { says } = scene(REGULAR, ...herd, ...KEEP, ...tank());
  expect(says(ARMY, fire('V', 'lmg', 'T'))).toBe('legal');
  expect(says(ARMY, fire('V', 'light_artillery', 'T'))).toBe('legal');
  const other = scene({ ...REGULAR, variants: ['cannon_barred_in_contact'] }, ...herd, ...KEEP, ...tank());
  expect(other.says(ARMY, fire('V', 'lmg', 'T'))).toBe('legal');
  expect(other.says(ARMY, fire('V', 'light_artillery', 'T'))).toBe('DW-R-27 WEAPON_IN_CONTACT');
});

test('DW-CREW-8 DW-R-27 a hero at the gun adds no bonus', () => {
  const jeep = [vehicle('jeep', 'V', 30, 60, { mg: 'hmg' }), rider('V', 1, 'p1', { rank: 'hero' })];
  const { state } = scene(REGULAR, BIG, ...KEEP, ...jeep);
  expect(aim(state, 'V', 'hmg', 'B')).toMatchObject({ score: 9, parts: [{ rule: 'DW-ATK-2' }] });
});

test('DW-SIDE-4 a vehicle fires only the weapons it has', () => {
  const jeep = [vehicle('jeep', 'V', 30, 60, { mg: 'lmg' }), rider('V', 1, 'p1')];
  const { says } = scene(REGULAR, BIG, ...KEEP, ...jeep);
  for (const weapon of ['hmg', 'light_artillery', 'rifle', 'grenade'] as const) {
    expect(says(ARMY, fire('V', weapon, 'B'))).toBe('DW-SIDE-4');
  }
});

test('DW-FIRE-7 people aboard fire no weapon of their own', () => {
  const truck = [vehicle('truck', 'V', 45, 60), rider('V', 0, 'p0'), rider('V', 1, 'p1')];
  const { state, says } = scene(REGULAR, BIG, ...KEEP, ...truck);
  expect(says(ARMY, fire('p1', 'rifle', 'B'))).toBe('DW-FIRE-7 ABOARD');
  expect(canFire(state, 'p1')).toBe(false);
});

test('DW-R-34 an automatic rifle aboard has 18", and is measured from the vehicle (DW-R-35)', () => {
  const truck = [vehicle('truck', 'V', 45, 60), rider('V', 0, 'p0', { weapon: 'automatic_rifle' })];
  const { state } = scene(REGULAR, BIG, ...KEEP, ...truck);
  expect(aim(state, 'p0', 'automatic_rifle', 'B')).toMatchObject({ limitCi: 1800, rangeCi: 950 });
});

test("DW-LOS-2 DW-R-37 vehicles block sight; the firer's own vehicle and the target do not", () => {
  const truck = [vehicle('truck', 'V', 45, 60, { mg: 'lmg' }), rider('V', 1, 'p1')];
  const small = dino('coelophysis', 'C', 50, 60);
  const { says } = scene(
    REGULAR,
    small,
    ...KEEP,
    ...truck,
    rifle('S', 40, 60),
    gun('lmg', 'G', 45, 63.3),
    rifle('S2', 40, 66),
  );
  expect(says(ARMY, fire('S', 'rifle', 'C'))).toBe('DW-LOS-1 NO_LOS');
  expect(says(ARMY, fire('V', 'lmg', 'C'))).toBe('legal');
  // One line passes the shrunken side of the vehicle, another goes through a crewed weapon.
  expect(says(ARMY, fire('S2', 'rifle', 'C'))).toBe('legal');
});

test('fireIntents offers every mount with all its targets', () => {
  const { state, says } = scene(REGULAR, BIG, rex('T', 10, 60), ...KEEP, ...tank());
  expect(fireIntents(state, 'V')).toEqual([
    fire('V', 'lmg', 'B'),
    fire('V', 'light_artillery', 'B'),
    fire('V', 'light_artillery', 'T'),
  ]);
  for (const intent of fireIntents(state, 'V')) expect(says(ARMY, intent)).toBe('legal');
  const late = scene(SECONDARY, BIG, ...KEEP, ...tank());
  expect(fireIntents(late.state, 'V')).toEqual([fire('V', 'lmg', 'B')]);
});
