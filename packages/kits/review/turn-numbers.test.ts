/** Numbers of turns below a curve. */
import { numbered } from './turn-numbers';

const at = (...xs: readonly number[]) => xs.map((x, i) => ({ turn: i + 1, x }));

test('numbers that have room are all shown', () => {
  expect([...numbered(at(0, 40, 80), 440)]).toEqual([1, 2, 3]);
});

test('a number that would touch the one before it is left out, and so is one that the edge would cut', () => {
  expect([...numbered(at(0, 8, 16, 24), 440)]).toEqual([1, 3]);
  expect([...numbered(at(0, 436), 440)]).toEqual([1]);
});

test('two digits need more room than one', () => {
  const turns = [9, 10, 11].map((turn, i) => ({ turn, x: 13 * i }));
  expect([...numbered(turns, 440)]).toEqual([9, 10]);
});
