import { rex, rifle, scene, table } from '../../testing/table';
import { HAND_WEAPONS, type HandWeapon } from '../data/weapons';
import { FIRE_WINDOWS, type FireWindow, type Soldier } from '../state';
import { carries, refuseShot } from './budget';

const { state } = table(rex('T', 10, 10), rifle('S', 60, 60, { rank: 'hero' }));

/** Returns a hero with all weapons and these earlier shots. */
function hero(shots: FireWindow[], singleShot: boolean): Soldier {
  return { ...(state.soldiers.S as Soldier), weapons: [...HAND_WEAPONS], shots, singleShot };
}

const OFTEN = ['rifle', 'assault_rifle', 'smg', 'pistol', 'automatic_rifle'];
const ALL = [...HAND_WEAPONS];
const NONE: HandWeapon[] = [];

/** The earlier shots, then the weapons that may fire in the closing, regular and secondary window. */
test.each<[string, FireWindow[], boolean, string[], string[], string[]]>([
  ['DW-BUDGET-2 no shot yet', [], false, ALL.filter((weapon) => weapon !== 'grenade'), ALL, OFTEN],
  ['DW-BUDGET-1 DW-SEC-3 a rifle in closing fire', ['closing'], false, NONE, ALL, NONE],
  ['DW-BUDGET-5 DW-BUDGET-3 a bazooka in closing fire', ['closing'], true, NONE, NONE, NONE],
  [
    'DW-BUDGET-1 DW-BUDGET-4 a grenade in phase 2',
    ['regular'],
    true,
    ALL.filter((weapon) => weapon !== 'grenade'),
    NONE,
    OFTEN,
  ],
  ['DW-BUDGET-2 closing and regular fire', ['closing', 'regular'], false, NONE, NONE, NONE],
  ['DW-BUDGET-1 DW-BUDGET-2 regular and secondary fire', ['regular', 'secondary'], false, NONE, NONE, NONE],
])('%s', (_, shots, singleShot, ...allowed) => {
  const soldier = hero(shots, singleShot);
  const may = FIRE_WINDOWS.map((window) =>
    HAND_WEAPONS.filter((weapon) => refuseShot(state, 'S', soldier, { weapon, window }) === null),
  );
  expect(may).toEqual(allowed);
});

test('DW-CLOSE-5 a grenade gives no closing fire', () => {
  expect(refuseShot(state, 'S', hero([], false), { weapon: 'grenade', window: 'closing' })).toMatchObject({
    ...{ rule: 'DW-CLOSE-5', code: 'SINGLE_SHOT_WEAPON', facts: { weapon: 'grenade' } },
  });
});

test('DW-SIDE-4 DW-FIRE-8 everybody carries grenades', () => {
  const soldier = { ...hero([], false), weapons: [] };
  expect(HAND_WEAPONS.filter((weapon) => carries(state, soldier, weapon))).toEqual(['grenade']);
});

describe('DW-R-20 under the other reading any two windows are allowed', () => {
  const two = scene({ variants: ['any_two_windows'] }, rex('T', 10, 10), rifle('S', 60, 60, { rank: 'hero' })).state;
  const may = (shots: FireWindow[], window: FireWindow, weapon: HandWeapon = 'rifle', singleShot = false) =>
    refuseShot(two, 'S', hero(shots, singleShot), { weapon, window })?.rule ?? 'legal';

  test('closing and secondary fire, if nothing was fired in phase 2', () => {
    expect(may(['closing'], 'secondary')).toBe('legal');
    expect(may(['closing', 'regular'], 'secondary')).toBe('DW-SEC-3');
    expect(may(['regular'], 'secondary')).toBe('legal');
    expect(may(['closing', 'secondary'], 'secondary')).toBe('DW-BUDGET-1');
  });

  test("DW-BUDGET-5 closing fire with a bazooka is still the soldier's whole fire", () => {
    expect(may(['closing'], 'secondary', 'rifle', true)).toBe('DW-BUDGET-5');
    expect(may(['closing'], 'secondary', 'bazooka', true)).toBe('DW-SEC-2');
  });
});
