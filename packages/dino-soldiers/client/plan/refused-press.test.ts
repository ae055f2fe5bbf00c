import { frozen } from '@dwo/kernel';
import type { Figure, No } from '../../rules';
import { scene, soldiersTurn } from '../../testing/table';
import { refusalText } from '../names';
import { whyNot } from './refused-attack';
import { refusedPress, whyStuck } from './refused-press';

const state = frozen(
  soldiersTurn(
    ['oooo>'],
    [
      ['rifleman', 0, 0],
      ['compsognathus', 3, 0],
    ],
  ),
);
const chosen = state.units[0] as Figure;
const PRESS = { at: { x: 3, y: 0 }, tile: 3, isOccupied: false, chosen, mine: true, mode: null, turn: true } as const;

test.each([
  ['an obstacle', { tile: null }, 'DS-MOV-5', /^Obstacle/],
  ['a tile, with no unit chosen', { chosen: null, mine: false }, 'DS-TURN-3', /Choose one of your units/],
  ['a tile, with an enemy chosen', { mine: false }, 'DS-TURN-3', /Choose one of your units/],
  ['a tile, with a unit in reserve', { chosen: { ...chosen, place: 'reserve' as const } }, 'DS-RES-1', /bring it in/],
  ['a tile without a target', { mode: 'shoot' as const }, 'DS-ATK-7', /can be a target/],
  ['a tile out of reach', {}, 'DS-MOV-6', /the way there costs 3 movement points, and 2 are left/],
])('a press on %s says why nothing happens', (_, change, rule, text) => {
  const reason = refusedPress(state, { ...PRESS, ...change });
  expect(reason?.rule).toBe(rule);
  expect(reason?.text).toMatch(text);
});

test('a press on a burning tile, with no unit chosen, says what the fire does and how long', () => {
  const tiles = state.tiles.map((each, at) => (at === PRESS.tile ? { ...each, burns: 2, heat: 1 } : each));
  expect(refusedPress({ ...state, tiles }, { ...PRESS, chosen: null, mine: false })).toEqual({
    rule: 'DS-AB-FIR-4',
    text: 'Fire: a unit that enters this tile loses 1 hit point. It burns for 2 more turns of the soldiers.',
  });
});

test('after the first attack a press on a bare tile says that the moves are over', () => {
  const told = (attacks: number) => refusedPress({ ...state, step: 'attack', attacks }, PRESS);
  expect(told(1)).toEqual({
    rule: 'DS-TURN-4',
    text: 'The moves of this turn are over: the first attack has ended them.',
  });
  expect(told(0)?.text).toBe('The moves of this turn are over.');
});

test('a press that shows who stands on a tile, and one in the turn of others, needs no reason', () => {
  expect(refusedPress(state, { ...PRESS, isOccupied: true })).toBeNull();
  expect(refusedPress(state, { ...PRESS, turn: false })).toBeNull();
});

/** A Velociraptor with all its points between soldiers, who are its prey, and a face-down tile behind it. */
const bound = frozen(
  scene(
    ['ooOooo'],
    [
      ['velociraptor', 3, 0],
      ['rifleman', 4, 0],
      ['rifleman', 5, 0],
      ['compsognathus', 3, 0],
    ],
  ),
);
const raptor = bound.units[0] as Figure;
const BACK = { ...PRESS, at: { x: 2, y: 0 }, tile: 2, chosen: raptor };

test('DS-PI-9 a press on a tile away from its prey names Primal Instinct and the prey, not the points', () => {
  const near = refusedPress(bound, BACK);
  expect(near).toEqual({
    rule: 'DS-PI-9',
    text: 'Primal Instinct: no move takes it farther from Rifleman 1 on E1 (1 tile now, 2 there).',
  });
  expect(refusedPress(bound, { ...BACK, at: { x: 1, y: 0 }, tile: 1 })?.rule).toBe('DS-PI-9');
  // It would be refused with any number of points.
  expect(refusedPress(bound, { ...BACK, at: { x: 0, y: 0 }, tile: 0, chosen: { ...raptor, points: 2 } })?.rule).toBe(
    'DS-PI-9',
  );
});

test('a greyed Move says what keeps the unit', () => {
  const cornered = frozen(
    scene(
      ['ooo', 'ooo'],
      [
        ['velociraptor', 0, 0],
        ['rifleman', 0, 0],
        ['compsognathus', 0, 0],
      ],
    ),
  );
  expect(whyStuck(cornered, cornered.units[0] as Figure)).toEqual({
    rule: 'DS-PI-9',
    text: 'Primal Instinct: no move takes it farther from Rifleman on A1.',
  });
  expect(whyStuck(cornered, { ...(cornered.units[0] as Figure), points: 0 }).text).toBe('No movement points left.');
});

test('DS-PI-6 a press on an enemy within the reach of one attack names the instinct that forbids it', () => {
  const herd = frozen(
    scene(
      ['ooo'],
      [
        ['velociraptor', 0, 0],
        ['compsognathus', 0, 0],
        ['rifleman', 1, 0],
      ],
    ),
  );
  const no = whyNot(herd, herd.units[0] as Figure, herd.units[2] as Figure, null);
  expect(no?.rule).toBe('DS-PI-6');
  expect(refusalText(no as No, herd)).toBe('Primal Instinct: each attack must hit Compsognathus on A1.');
});

test('a distance of one tile is told as one', () => {
  const facts = { distance: 1, range: 0 };
  expect(refusalText({ rule: 'DS-RNG-1', facts })).toBe('Too far: 1 tile away, it reaches only its own tile.');
});

test('DS-MOV-4 the price of a way is that of the unit, which may not go straight', () => {
  const herd = frozen(scene(['ooo', 'ooo', 'ooo'], [['stegosaurus', 0, 0]]));
  const unit = herd.units[0] as Figure;
  const press = { ...PRESS, at: { x: 2, y: 2 }, tile: 8, chosen: unit };
  expect(refusedPress(herd, press)?.text).toMatch(/costs 4 movement points, and 2 are left/);
});

test('DS-OCC-3 a tile that an own unit fills, and a way that own units close, name these units', () => {
  const row = frozen(
    scene(
      ['oooo'],
      [
        ['stegosaurus', 0, 0],
        ['compsognathus', 1, 0],
      ],
    ),
  );
  const press = { ...PRESS, chosen: row.units[0] as Figure };
  expect(refusedPress(row, { ...press, at: { x: 1, y: 0 }, tile: 1 })?.text).toBe(
    'Compsognathus stands on B1: a large unit needs the tile for itself, even in passing.',
  );
  expect(refusedPress(row, { ...press, at: { x: 2, y: 0 }, tile: 2 })?.text).toBe(
    'Your own units leave no room on the way there.',
  );
});
