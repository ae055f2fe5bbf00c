import { percent } from './percent';

test('only a certain chance is 100 %, and only an impossible one 0 %', () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual(['0 %', '<1 %', '50 %', '>99 %', '100 %']);
});
