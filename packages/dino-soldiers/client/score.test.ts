import { frozen } from '@dwo/kernel';
import { soldiersTurn } from '../testing/table';
import { strengthsOf } from './score';

const state = frozen(
  soldiersTurn(
    ['oooo>'],
    [
      ['rifleman', 0, 0],
      ['sniper', null, null],
      ['triceratops', 3, 0],
    ],
  ),
);
const RIFLEMAN = 0;
const TRICERATOPS = 2;
const barsOf = (units: typeof state.units) =>
  strengthsOf({ ...state, units }).map(({ share, worn = 0 }) => [share ?? 0, worn]);

test('a bar is whole at the beginning, whatever the other side has', () => {
  for (const [share, worn] of barsOf(state.units)) expect([share, worn]).toEqual([1, 0]);
});

test('DS-END-5 a dead unit shortens the bar of its side by its cost, a wounded one by the part of its life', () => {
  const units = state.units.map((unit, id) => {
    if (id === RIFLEMAN) return { ...unit, place: 'dead' as const, hp: 0 };
    return id === TRICERATOPS ? { ...unit, hp: unit.hp / 2 } : unit;
  });
  const bars = barsOf(units);
  expect(bars).toContainEqual([0.5, 0.5]);
  const dead = bars.find(([, worn]) => worn === 0);
  expect(dead?.[0]).toBeGreaterThan(0);
  expect(dead?.[0]).toBeLessThan(1);
});
