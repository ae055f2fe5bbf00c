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
  level: bySeat(share),
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
      { n: 1, seat: 0, mean: null, skill: [-0.2, 0.2], level: [0.3, 0.7] },
      { n: 2, seat: 1, mean: [0.5, 0.5], skill: [0, 0], level: [0.5, 0.5] },
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

test('books that begin at a measured chance have it, and balance all the same', () => {
  fc.assert(
    fc.property(
      bySeat(share),
      bySeat(share),
      fc.array(judged, { minLength: 1, maxLength: 60 }),
      (result, start, all) => {
        const rolled = all.some(({ mean }) => mean !== null);
        const books = booksOf(result, [{ ...(all[0] as Judged), start }, ...all.slice(1)]);
        expect(imbalanceOf(books)).toBeLessThan(0.001);
        if (rolled) expect(books.start).toEqual(start);
        const roll = all.findIndex(({ mean }) => mean !== null);
        for (const { luck } of books.lines.slice(0, Math.max(0, roll))) expect(luck).toEqual([0, 0, 0]);
        for (const { before } of books.lines) for (const chance of before) expect(chance).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('the first roll has the luck that the decisions before it leave open', () => {
  const { start, lines, luck } = booksOf(
    [0, 1],
    [
      { n: 1, seat: 0, mean: null, skill: [-0.2, 0.2], level: [0.4, 0.6], start: [0.6, 0.4] },
      { n: 2, seat: 1, mean: [0.5, 0.5], skill: [0.1, -0.1], level: [0.5, 0.5] },
    ],
  );
  expect(start).toEqual([0.6, 0.4]);
  expect(lines.map(({ before }) => before[0]?.toFixed(2))).toEqual(['0.60', '0.40']);
  expect(luck.map((each) => each.toFixed(2))).toEqual(['-0.50', '0.50']);
});

test('no chance comes above 1 where two of three are as good as certain', () => {
  const { lines } = booksOf([0, 1, 1], [{ n: 0, seat: 0, mean: [0, 1, 1], skill: [0, -0.99, 0], level: [0, 0, 0] }]);
  expect(lines[0]?.before[0]).toBeCloseTo(0.01, 3);
  for (const chance of lines[0]?.before ?? []) expect(chance).toBeLessThanOrEqual(1);
});

test('a step measured where the match was open changes little once it is as good as decided', () => {
  const step = { n: 1, seat: 0, skill: [0.37, -0.37], level: [0.85, 0.15] };
  const changed = (mean: readonly number[]) => booksOf([1, 0], [{ ...step, mean }]).skill[0]?.[0] ?? 0;
  expect(changed([0.85, 0.15])).toBeCloseTo(0.37, 2);
  expect(changed([0.5, 0.5])).toBeGreaterThan(0.3);
  expect(changed([1, 0])).toBeLessThan(0.07);
  expect(changed([0.02, 0.98])).toBeLessThan(0.02);
});

test('a step and the step back leave nothing, also where a chance can grow no more', () => {
  const { lines } = booksOf(
    [1, 0],
    [
      { n: 1, seat: 0, mean: null, skill: [0.12, -0.12], level: [1, 0] },
      { n: 2, seat: 0, mean: null, skill: [-0.12, 0.12], level: [0.88, 0.12] },
    ],
  );
  expect(lines[0]?.before[0]).toBeCloseTo(0.99, 3);
});
