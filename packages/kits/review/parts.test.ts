/** Remarks that put the moments of a seat in their place. */
import type { Books } from '@dwo/kernel';
import { remarkOf } from './parts';

const books = (start: number, own: number): Books => ({
  ...{ start: [start, 1 - start], result: [0, 1], luck: [0, 0], lines: [] },
  skill: [
    [own, -own],
    [0, 0],
  ],
});

test.each([
  // Many moments, and yet the computer would have done no better by its usual choices.
  [books(0.6, -0.02), 3, 'alike'],
  [books(0.6, -0.3), 3, null],
  // No moment at all: from the beginning hardly a try was won, or luck and the others decided.
  [books(0.02, 0), 0, 'hopeless'],
  [books(0.5, 0), 0, null],
])('of %j with %i moments: %s', (of, moments, remark) => {
  expect(remarkOf(of, 0, moments)).toBe(remark);
});
