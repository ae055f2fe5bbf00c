import { frozen } from '@dwo/kernel';
import type { Figure } from '../../rules';
import { soldiersTurn } from '../../testing/table';
import { refusedPress } from './refused-press';

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
