/** Turning from an open hint to another figure. */
import type { Ghost } from './contract';
import { turnsAway } from './leaves';

const ghost = { way: { figure: 's1' }, aim: null } as unknown as Ghost;

test('the choice of a figure that the hint is not about ends it', () => {
  expect(turnsAway(ghost, null, 's2')).toBe(true);
  expect(turnsAway(ghost, 's3', 's2')).toBe(true);
});

test('its own figure, the one that was chosen before, nobody, and a hint that draws nothing do not', () => {
  expect(turnsAway(ghost, null, 's1')).toBe(false);
  expect(turnsAway(ghost, 's2', 's2')).toBe(false);
  expect(turnsAway(ghost, 's2', null)).toBe(false);
  expect(turnsAway(null, null, 's2')).toBe(false);
});
