/** The books balance whatever was judged. */
import fc from 'fast-check';
import { booksOf, imbalanceOf, type Judged } from './books';

const SEATS = 3;
const share = fc.double({ min: 0, max: 1, noNaN: true });
const change = fc.double({ min: -1, max: 1, noNaN: true });
const bySeat = (each: fc.Arbitrary<number>) => fc.array(each, { minLength: SEATS, maxLength: SEATS });
const judged: fc.Arbitrary<Judged> = fc.record({
  n: fc.nat(),
  seat: fc.nat(SEATS - 1),
  mean: fc.option(bySeat(share)),
  skill: bySeat(change),
});

test('start, luck and skill are the result, whatever was judged', () => {
  fc.assert(
    fc.property(bySeat(share), fc.array(judged, { maxLength: 60 }), (result, all) => {
      const books = booksOf(result, all);
      expect(imbalanceOf(books)).toBeLessThan(0.001);
      for (const chance of [...books.start, ...books.lines.flatMap(({ before }) => before)]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('a decision without a roll changes nothing by luck, and its skill belongs to its seat', () => {
  const { start, lines, luck, skill } = booksOf(
    [0, 1],
    [
      { n: 1, seat: 0, mean: null, skill: [-0.2, 0.2] },
      { n: 2, seat: 1, mean: [0.5, 0.5], skill: [0, 0] },
    ],
  );
  expect(start.map((each) => each.toFixed(3))).toEqual(['0.700', '0.300']);
  expect(lines[0]?.luck).toEqual([0, 0]);
  expect(luck).toEqual([-0.5, 0.5]);
  expect(skill[0]?.map((each) => each.toFixed(3))).toEqual(['-0.200', '0.200']);
  expect(skill[1]).toEqual([0, 0]);
});

test('a match without decisions is its result', () => {
  expect(booksOf([0.5, 0.5], [])).toMatchObject({ start: [0.5, 0.5], luck: [0, 0] });
});
