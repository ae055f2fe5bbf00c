/** The parts of a review as they are told add up to its result. */

import { partsOf } from './parts';
import { pointsBetween } from './points';

const told = (text: string) => Number(text.replace('−', '-').replace('±', ''));

test.each([
  [0.556, -0.316, 0.314],
  [0.504, -0.364, -0.144],
  [0.125, 0.255, 0.005],
])('a beginning of %d, luck %d and own decisions %d add up as they are told', (start, luck, own) => {
  for (const result of [0, 0.5, 1]) {
    const others = result - start - luck - own;
    const books = {
      ...{ start: [start, 1 - start], luck: [luck, -luck], result: [result, 1 - result], lines: [] },
      skill: [
        [own, -own],
        [others, -others],
      ],
    };
    const [first, ...changes] = partsOf(books, 0).filter(({ id }) => id !== 'result');
    const sum = changes.reduce(
      (all, { from, to }) => all + told(pointsBetween(from, to)),
      Math.round(100 * (first?.to ?? 0)),
    );
    expect(sum).toBe(100 * result);
  }
});
