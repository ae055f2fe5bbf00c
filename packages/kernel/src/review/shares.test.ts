/** Chances from how far each seat has come. */
import { sharesOf } from './shares';

test('shares add up to 1, and a lead of the scale is e times as likely', () => {
  const [far = 0, near = 0] = sharesOf([7, 4], 3);
  expect(far + near).toBeCloseTo(1);
  expect(far / near).toBeCloseTo(Math.E);
  expect(sharesOf([2, 2, 2, 2], 5)).toEqual([0.25, 0.25, 0.25, 0.25]);
});

test('a lead without measure leaves nothing to others, and no number breaks', () => {
  expect(sharesOf([10_000, 0], 1).map((each) => each.toFixed(6))).toEqual(['1.000000', '0.000000']);
});
