import { frozen } from '@dwo/kernel';
import type { Figure, No } from '../../rules';
import { scene, soldiersTurn } from '../../testing/table';
import { refusalText } from '../names';
import { whyNot } from './aiming';
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
  ['an obstacle', { tile: null }, 'DS-GEO-7', /^Obstacle/],
  ['a tile, with no unit chosen', { chosen: null, mine: false }, 'DS-TURN-3', /Choose one of your units/],
  ['a tile, with an enemy chosen', { mine: false }, 'DS-TURN-3', /Choose one of your units/],
  ['a tile, with a unit in reserve', { chosen: { ...chosen, place: 'reserve' as const } }, 'DS-RES-1', /bring it in/],
  ['a tile without a target', { mode: 'shoot' as const }, 'DS-ATK-7', /can be a target/],
  ['a tile out of reach', {}, 'DS-MOV-6', /Out of reach: 2 of 2/],
])('a press on %s says why nothing happens', (_, change, rule, text) => {
  const reason = refusedPress(state, { ...PRESS, ...change });
  expect(reason?.rule).toBe(rule);
  expect(reason?.text).toMatch(text);
});

test('after the first attack a press on a bare tile says that the moves are over', () => {
  expect(refusedPress({ ...state, step: 'attack' }, PRESS)?.rule).toBe('DS-TURN-4');
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
  expect(near).toEqual({ rule: 'DS-PI-9', text: 'Primal Instinct: it never moves away from Rifleman 1.' });
  expect(refusedPress(bound, { ...BACK, at: { x: 1, y: 0 }, tile: 1 })?.rule).toBe('DS-PI-9');
  expect(refusedPress(bound, { ...BACK, at: { x: 0, y: 0 }, tile: 0, chosen: { ...raptor, points: 2 } })?.rule).toBe(
    'DS-MOV-6',
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
    text: 'Primal Instinct: it never moves away from Rifleman.',
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
  expect(refusalText(no as No, herd)).toBe('Primal Instinct: it can attack only Compsognathus.');
});

test('a distance of one tile is told as one', () => {
  const facts = { distance: 1, range: 0 };
  expect(refusalText({ rule: 'DS-RNG-1', facts })).toBe('Too far: 1 tile away, it reaches only its own tile.');
});
