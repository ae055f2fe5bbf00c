import { frozen } from '@dwo/kernel';
import { soldiersTurn } from '../../testing/table';
import { playMarks } from '../marks';
import { entersAt } from './entering';

const START = 4;
const state = frozen(
  soldiersTurn(
    ['oooo>'],
    [
      ['rifleman', null, null],
      ['sergeant', 1, 0],
      ['compsognathus', 0, 0],
    ],
  ),
);
const [waiting = null, fielded = null] = state.units;
const NO_PLAY = { mode: null, ways: [], attacks: new Map(), aimed: null, hinted: null };

test('DS-RES-1 a press on the Starting Tile brings in the chosen unit in reserve, and the tile is marked', () => {
  expect(entersAt(state, waiting, START)).toEqual({ type: 'enter', unit: 0 });
  expect(playMarks(state, { ...NO_PLAY, chosen: waiting }).get('4,0')?.look).toBe('step');
});

test('no other tile, no unit on the field and no full tile takes it in', () => {
  expect(entersAt(state, waiting, 1)).toBeNull();
  expect(entersAt(state, fielded, START)).toBeNull();
  expect(entersAt(state, null, START)).toBeNull();
  const four = (['sergeant', 'scout', 'captain', 'sniper'] as const).map((type) => [type, 4, 0] as const);
  const full = frozen(soldiersTurn(['oooo>'], [['rifleman', null, null], ['compsognathus', 0, 0], ...four]));
  const [late = null] = full.units;
  expect(entersAt(full, late, START)).toBeNull();
  expect(playMarks(full, { ...NO_PLAY, chosen: late }).has('4,0')).toBe(false);
});
