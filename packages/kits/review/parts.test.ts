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
  [books(0.6, -0.02), [0.1, 0.1, 0.1], { id: 'alike' }],
  [books(0.6, -0.3), [0.1, 0.1, 0.1], null],
  // No moment at all: from the beginning hardly a try was won, or luck and the others decided.
  [books(0.02, 0), [], { id: 'hopeless' }],
  [books(0.5, 0), [], null],
  // Much more was lost by decisions than the moments show.
  [books(0.5, -0.5), [0.08], { id: 'spread', own: 0.5, shown: 0.08 }],
  [books(0.5, -0.2), [], { id: 'spread', own: 0.2, shown: 0 }],
  [books(0.5, -0.2), [0.08], null],
])('of %j with moments of %j: %j', (of, losses, remark) => {
  expect(remarkOf(of, 0, losses)).toEqual(remark);
});
