/** Planted mistakes of every kind that DINO WARS! can name: most are marked, and most with their cause first. */
import { gameNamed } from '../game';
import { selftest } from './selftest';

test('large planted mistakes are marked, mostly with their cause first, and the books balance', () => {
  const { game, planted } = gameNamed('dino-wars');
  const found = selftest(game, { games: 2, planted: 3 }, planted);
  expect(found.imbalance).toBeLessThan(0.001);
  const all = Object.values(found.planted);
  const sum = (of: 'large' | 'marked' | 'causeFirst') => all.reduce((total, each) => total + each[of], 0);
  expect(sum('large')).toBeGreaterThan(5);
  expect(sum('marked') / sum('large')).toBeGreaterThanOrEqual(0.5);
  expect(sum('causeFirst') / Math.max(1, sum('marked'))).toBeGreaterThan(0.5);
}, 7_200_000);
