import { frozen } from '@dwo/kernel';
import { attack, endTurn, go, hp, no, scene, soldiersTurn, step, tile, unit } from '../testing/table';
import { canHide, dinoSoldiers, UNIT_TYPES, UNITS } from '.';

const BUSH = ['occo', 'oooo'];
const foe = ['stegosaurus', 3, 1] as const;

test('DS-HIDE-1 DS-HIDE-2 DS-AB-STE-1 DS-AB-MAS-1 only some can hide', () => {
  const figure = (type: (typeof UNIT_TYPES)[number]) => unit(scene(['o'], [[type, 0, 0]]), 0);
  const hiders = UNIT_TYPES.filter((type) => canHide(figure(type)));
  expect(hiders.filter((type) => UNITS[type].side === 'dinosaurs')).toEqual([
    'compsognathus',
    'velociraptor',
    'troodon',
    'dilophosaurus',
  ]);
  expect(UNIT_TYPES.filter((type) => UNITS[type].side === 'soldiers' && !hiders.includes(type))).toEqual(['gunJeep']);
});

test('DS-HIDE-3 DS-HIDE-5 DS-HIDE-6 DS-TER-9 DS-EX-4 a unit stays hidden for two turns of the enemy', () => {
  const state = soldiersTurn(BUSH, [['rifleman', 0, 0], foe]);
  const seen: number[] = [];
  go(state, step(0, 1, 0));
  for (let turn = 0; turn < 5; turn++) {
    go(state, endTurn);
    seen.push(unit(state, 0).hidden);
  }
  expect(seen).toEqual([2, 1, 1, 0, 0]);
});

test('DS-HIDE-3 no unit hides after an attack, with an attacker or an enemy on its tile, or without entering the tile', () => {
  const still = soldiersTurn(BUSH, [['rifleman', 1, 0], foe]);
  go(still, endTurn);
  expect(unit(still, 0).hidden).toBe(0);
  const loud = soldiersTurn(BUSH, [['rifleman', 0, 0], ['rifleman', 1, 0], foe]);
  go(loud, step(0, 1, 0));
  go(loud, attack(1, 'shoot', 2));
  go(loud, endTurn);
  expect(unit(loud, 0).hidden).toBe(0);
  const watched = soldiersTurn(BUSH, [
    ['rifleman', 0, 0],
    ['stegosaurus', 1, 0],
  ]);
  go(watched, step(0, 1, 0));
  go(watched, endTurn);
  expect(unit(watched, 0).hidden).toBe(0);
  const open = soldiersTurn(BUSH, [['rifleman', 0, 0], foe]);
  go(open, step(0, 0, 1));
  go(open, endTurn);
  expect(unit(open, 0).hidden).toBe(0);
});

test('DS-HIDE-3 an attacker that has died since still keeps friends on its tile from hiding', () => {
  const state = soldiersTurn(BUSH, [
    ['rifleman', 0, 0],
    ['rifleman', 1, 0],
    ['stegosaurus', 1, 0, { hp: 1 }],
    ['stegosaurus', 3, 1],
  ]);
  go(state, step(0, 1, 0));
  // The enemy on the tile dies, and its Counter kills the attacker: nobody else is left there.
  go(state, attack(1, 'shoot', 2));
  expect([unit(state, 1).place, unit(state, 2).place]).toEqual(['dead', 'dead']);
  go(state, endTurn);
  expect(unit(state, 0).hidden).toBe(0);
});

test('DS-HIDE-4 friends that come together hide together', () => {
  const state = soldiersTurn(BUSH, [['rifleman', 0, 0], ['rifleman', 0, 1], foe]);
  go(state, step(0, 1, 0));
  go(state, step(1, 1, 0));
  go(state, endTurn);
  expect([unit(state, 0).hidden, unit(state, 1).hidden]).toEqual([2, 2]);
});

const hidden = { hidden: 2 };

test('DS-HIDE-7 DS-HIDE-9 DS-EX-35 a unit that leaves or enters reveals all, and only a unit that entered anew hides again', () => {
  const left = soldiersTurn(BUSH, [['rifleman', 1, 0, hidden], ['rifleman', 1, 0, hidden], foe]);
  go(left, step(0, 0, 0));
  expect(unit(left, 1).hidden).toBe(0);
  go(left, endTurn);
  expect(unit(left, 1).hidden).toBe(0);
  const joined = soldiersTurn(BUSH, [['rifleman', 1, 0, hidden], ['rifleman', 1, 0, hidden], ['scout', 0, 0], foe]);
  go(joined, step(2, 1, 0));
  expect([0, 1].map((id) => unit(joined, id).hidden)).toEqual([0, 0]);
  go(joined, endTurn);
  expect([0, 1, 2].map((id) => unit(joined, id).hidden)).toEqual([0, 0, 2]);
  const found = scene(
    BUSH,
    [
      ['rifleman', 1, 0, hidden],
      ['velociraptor', 0, 0],
    ],
    { oneSpecies: true },
  );
  go(found, step(1, 1, 0));
  expect(unit(found, 0).hidden).toBe(0);
});

test('DS-HIDE-7 DS-ATK-11 an attack from a tile reveals all units on it before any is hit', () => {
  const state = soldiersTurn(BUSH, [['rifleman', 1, 0, hidden], ['sergeant', 1, 0, hidden], foe]);
  const types = go(state, attack(0, 'shoot', 2)).map(({ type }) => type);
  expect(unit(state, 1).hidden).toBe(0);
  expect(types.indexOf('revealed')).toBeLessThan(types.indexOf('hit'));
});

test('DS-HIDE-8 damage reveals a hidden unit', () => {
  const state = soldiersTurn(BUSH, [
    ['grenadier', 0, 1],
    ['dilophosaurus', 2, 0, hidden],
    ['pachycephalosaurus', 2, 0],
  ]);
  go(state, attack(0, 'shoot', tile(2, 0)));
  expect(unit(state, 1)).toMatchObject({ hidden: 0, hp: 2 });
});

test('DS-HIDE-10 DS-AB-SNI-1 DS-EX-36 only a unit with Sniff finds hidden units, and only for itself', () => {
  const units = [
    ['velociraptor', 0, 0],
    ['dilophosaurus', 0, 0],
    ['sniper', 1, 0, hidden],
  ] as const;
  const state = scene(BUSH, units, { oneSpecies: true });
  expect(no(state, attack(0, 'claw', 2))).toBe('DS-HIDE-10');
  expect(no(state, attack(1, 'claw', 2))).toBeNull();
  expect(unit(state, 2).hidden).toBe(2);
});

test('DS-HIDE-11 DS-ATK-7 DS-ATK-8 DS-EX-16 an attack that hits a tile hits the hidden too, but they alone are no target', () => {
  const units = [
    ['grenadier', 0, 0],
    ['troodon', 2, 0, hidden],
    ['pachycephalosaurus', 2, 0],
  ] as const;
  const state = soldiersTurn(BUSH, units);
  expect(no(soldiersTurn(BUSH, units.slice(0, 2)), attack(0, 'shoot', tile(2, 0)))).toBe('DS-ATK-7');
  go(state, attack(0, 'shoot', tile(2, 0)));
  expect(unit(state, 1).place).toBe('dead');
  expect(hp(state, 2)).toBe(2);
});

test('DS-HIDE-12 both players see which units are hidden, where, and for how long', () => {
  const state = scene(BUSH, [['rifleman', 1, 0, hidden], foe]);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(dinoSoldiers.view(frozen(state), viewer).units[0]).toMatchObject({ hidden: 2, tile: 1 });
  }
});
