import { figureArt, figureMetrics } from '../figures';
import { SIZES } from './sizes';

test.each(Object.entries(SIZES))('the space kept for the %s is as large as its drawing', (name, [wide, high]) => {
  const { width, height } = figureMetrics(figureArt(name));
  expect([width - wide, height - high].map((off) => Math.abs(off) < 0.01)).toEqual([true, true]);
});
