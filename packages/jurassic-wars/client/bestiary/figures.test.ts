import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { bestiaryFaults } from '@dwo/kits/testing/bestiary';
import { DINOCARDS, dinocard, RANKS } from '../../rules';
import { allFigures, winChance } from './figures';

const beasts = allFigures().flatMap((group) => group.beasts);

test('every dinocard has an entry', () => {
  expect(beasts).toHaveLength(DINOCARDS.length);
});

test('one of two wins, a period of its own helps, and equal dice leave it to rank: JW-K-1, JW-K-7', () => {
  for (const rank of RANKS) {
    for (const rival of RANKS) {
      if (rank === rival) continue;
      expect(winChance(rank, rival, null) + winChance(rival, rank, null)).toBeCloseTo(1, 9);
      const { dice, period } = dinocard(rank);
      if (dice === 1 && dinocard(rival).period !== period) {
        expect(winChance(rank, rival, period)).toBeGreaterThan(winChance(rank, rival, null));
      }
    }
  }
  expect(winChance(16, 17, null)).toBeGreaterThan(0.5);
});

test('every card names rules of the book, links to entries and has shares between 0 and 1', () => {
  const book = parseRulebook(readFileSync(join(__dirname, '../../RULES.md'), 'utf8'));
  expect(bestiaryFaults(beasts, book)).toEqual([]);
});
