import { frozen } from '@dwo/kernel';
import { attack, endTurn, go, no, scene, soldiersTurn, step, unit } from '../testing/table';
import { focusOf, isBound, type State } from '.';

const GRID = ['oooooooo', 'oooooooo', 'oooooooo'];
const focus = (state: State, id: number) => focusOf(frozen(state), frozen(unit(state, id))).map((each) => each.id);
const bound = (state: State, id: number) => isBound(frozen(state), frozen(unit(state, id)));

test('DS-PI-1 DS-PI-12 DS-EX-8 dinosaurs are bound unless all are of one species; soldiers never are', () => {
  const mixed = scene(GRID, [
    ['troodon', 0, 0],
    ['dilophosaurus', 1, 0],
    ['rifleman', 5, 0],
  ]);
  expect([0, 1, 2].map((id) => bound(mixed, id))).toEqual([true, true, false]);
  const alone = scene(
    GRID,
    [
      ['velociraptor', 0, 0],
      ['rifleman', 5, 0],
    ],
    { oneSpecies: true },
  );
  expect(bound(alone, 0)).toBe(false);
});

test('DS-PI-1 DS-AB-ALP-1 the Alpha frees all while it is on the field', () => {
  const state = scene(GRID, [
    ['troodon', 0, 0],
    ['tyrannosaurus', 1, 0, { alpha: true }],
  ]);
  expect(bound(state, 0)).toBe(false);
  const reserve = scene(GRID, [
    ['troodon', 0, 0],
    ['tyrannosaurus', null, null, { alpha: true }],
  ]);
  expect(bound(reserve, 0)).toBe(true);
});

test('DS-AB-PAC-1 DS-EX-34 two units with Pack are free, one alone is bound', () => {
  const state = scene(GRID, [
    ['velociraptor', 0, 0],
    ['velociraptor', 5, 0],
    ['deinonychus', 1, 0],
  ]);
  expect([0, 1, 2].map((id) => bound(state, id))).toEqual([false, false, true]);
  Object.assign(unit(state, 1), { place: 'dead', tile: null });
  expect(bound(state, 0)).toBe(true);
});

test('DS-PI-2 DS-PI-3 prey are soldiers it perceives, and other species on its tile or next to it', () => {
  const near = scene(GRID, [
    ['troodon', 0, 0],
    ['dilophosaurus', 1, 1],
    ['rifleman', 5, 0],
  ]);
  expect(focus(near, 0)).toEqual([1]);
  const kin = scene(GRID, [
    ['troodon', 0, 0],
    ['troodon', 0, 0],
    ['dilophosaurus', 2, 0],
    ['rifleman', 5, 0],
  ]);
  expect(focus(kin, 0)).toEqual([3]);
  const hidden = scene(GRID, [
    ['carnotaurus', 0, 0],
    ['velociraptor', 7, 2],
    ['rifleman', 3, 0, { hidden: 2 }],
    ['rifleman', 5, 0],
  ]);
  expect(focus(hidden, 1)).toEqual([3]);
  expect(focus(hidden, 0)).toEqual([2]);
  const rock = ['ooo', 'o o', 'ooo'];
  expect(
    focus(
      scene(rock, [
        ['dilophosaurus', 0, 1],
        ['rifleman', 2, 1],
      ]),
      0,
    ),
  ).toEqual([]);
  expect(
    focus(
      scene(rock, [
        ['troodon', 0, 1],
        ['rifleman', 2, 1],
      ]),
      0,
    ),
  ).toEqual([1]);
});

test('DS-PI-5 DS-PI-6 DS-PI-11 DS-EX-30 it must attack the nearest first', () => {
  const state = scene(GRID, [
    ['troodon', 0, 0],
    ['rifleman', 1, 0],
    ['rifleman', 0, 0],
    ['triceratops', 7, 2],
  ]);
  expect(focus(state, 0)).toEqual([2]);
  expect(no(state, attack(0, 'claw', 1))).toBe('DS-PI-6');
  go(state, attack(0, 'strike', 2));
  expect(focus(state, 0)).toEqual([1]);
  expect(no(state, attack(0, 'claw', 1))).toBeNull();
});

test('DS-PI-5 DS-EX-31 of two at the same distance it may attack either', () => {
  const state = scene(GRID, [
    ['troodon', 1, 0],
    ['rifleman', 0, 0],
    ['rifleman', 2, 0],
    ['triceratops', 7, 2],
  ]);
  expect(focus(state, 0)).toEqual([1, 2]);
  expect([1, 2].map((id) => no(state, attack(0, 'claw', id)))).toEqual([null, null]);
});

test('DS-PI-4 DS-PI-5 DS-PI-9 DS-EX-32 a unit that hit it comes before one that is nearer', () => {
  const state = soldiersTurn(GRID, [
    ['sniper', 6, 0],
    ['dilophosaurus', 0, 0],
    ['rifleman', 0, 0],
    ['triceratops', 7, 2],
  ]);
  go(state, attack(0, 'shoot', 1));
  go(state, endTurn);
  expect(focus(state, 1)).toEqual([0]);
  expect(no(state, attack(1, 'strike', 2))).toBe('DS-PI-6');
  const away = scene(GRID, [
    ['sniper', 6, 0],
    ['dilophosaurus', 1, 0, { assailants: [0] }],
    ['triceratops', 7, 2],
  ]);
  expect(no(away, step(1, 0, 0))).toBe('DS-PI-9');
  expect(no(away, step(1, 1, 1))).toBeNull();
  const rock = ['oooo', 'oo o', 'oooo'];
  const unseen = scene(rock, [
    ['sniper', 3, 1],
    ['dilophosaurus', 1, 1, { assailants: [0] }],
    ['rifleman', 1, 1],
  ]);
  expect(focus(unseen, 1)).toEqual([2]);
});

test('DS-PI-4 DS-TURN-8 it forgets when its own turn ends', () => {
  const state = scene(GRID, [
    ['troodon', 0, 0, { assailants: [1] }],
    ['rifleman', 5, 0],
  ]);
  go(state, endTurn);
  expect(unit(state, 0).assailants).toEqual([]);
});

test('DS-PI-3 DS-PI-8 DS-PI-9 DS-EX-33 two dinosaurs of different species attack each other', () => {
  const state = scene(GRID, [
    ['troodon', 1, 0],
    ['dilophosaurus', 1, 0],
    ['rifleman', 2, 0],
  ]);
  expect([focus(state, 0), focus(state, 1)]).toEqual([[1], [0]]);
  expect(no(state, attack(0, 'claw', 2))).toBe('DS-PI-6');
  expect(no(state, attack(0, 'strike', 1))).toBeNull();
  expect(no(state, step(0, 0, 0))).toBe('DS-PI-9');
  expect(no(state, step(0, 1, 1))).toBeNull();
  const three = scene(GRID, [
    ['troodon', 1, 0],
    ['dilophosaurus', 1, 0],
    ['rifleman', 1, 0],
  ]);
  expect(focus(three, 0)).toEqual([1, 2]);
  expect(no(three, attack(0, 'strike', 2))).toBeNull();
});

test('DS-PI-7 DS-PI-9 a dinosaur that perceives nobody moves and attacks freely', () => {
  const state = scene(
    ['oooo', 'oo o', 'oooo'],
    [
      ['dilophosaurus', 1, 1],
      ['rifleman', 3, 1],
    ],
  );
  expect(focus(state, 0)).toEqual([]);
  expect(no(state, step(0, 0, 1))).toBeNull();
});

test('DS-PI-10 DS-TURN-6 nobody is forced to move or to attack', () => {
  const state = scene(GRID, [
    ['troodon', 0, 0],
    ['rifleman', 0, 0],
  ]);
  go(state, endTurn);
  expect(state.side).toBe('soldiers');
});

test('DS-PI-6 DS-AB-CHA-3 the units on all declared tiles of a charge count', () => {
  const state = scene(
    ['oRooo'],
    [
      ['carnotaurus', 0, 0],
      ['rifleman', 2, 0],
      ['troodon', 4, 0],
    ],
  );
  expect(no(state, attack(0, 'charge', { kind: 'chargeLine', dx: 1, dy: 0, length: 2 }))).toBeNull();
});
