/** The starting dice in words: reasons, limits, and the rank where the dice are the same. */
import { starts } from '../rules/fight';
import { rankDecides, reasonsOf } from './dice-reasons';

const TERMS = { period: 'lateCretaceous', hitLoss: 'difference', unlimited: false, naturalOrder: false } as const;
type Card = 'adrenaline' | 'surpriseAttack' | null;
const both = (ranks: readonly [number, number], cards: readonly [Card, Card] = [null, null]) =>
  starts(
    [
      { rank: ranks[0], card: cards[0] },
      { rank: ranks[1], card: cards[1] },
    ],
    TERMS,
  );

test('JW-C-6 a die that does not fit is said with the sum and its limit, and one that fits is not', () => {
  const [rex, carno] = both([1, 10]);
  expect(reasonsOf(1, rex)).toEqual({ texts: ['Own period: 3\u00a0+\u00a01, at\u00a0most\u00a03'], limited: true });
  expect(reasonsOf(10, carno)).toEqual({ texts: ['+1 own period'], limited: false });
});

test('JW-K-3 a combat card is said with the limit that it meets', () => {
  const [carno, sarco] = both([10, 15], ['adrenaline', 'adrenaline']);
  expect(reasonsOf(10, carno).texts).toEqual(['+1 own period', '+1 Adrenaline', 'At most 3']);
  expect(reasonsOf(15, sarco).texts).toEqual(['+1 Adrenaline']);
  const [, surprised] = both([10, 15], ['surpriseAttack', null]);
  expect(reasonsOf(15, surprised).texts).toEqual(['−1 Surprise Attack', 'At least 1']);
  // The die of the period is limited before the Surprise Attack takes one (JW-K-1).
  const [rex] = both([1, 15], [null, 'surpriseAttack']);
  expect(rex.dice).toBe(2);
  expect(reasonsOf(1, rex).limited).toBe(true);
});

test('JW-K-7 equal dice leave the combat to the rank, unless ties are rolled for ever', () => {
  expect(rankDecides([1, 10], both([1, 10]), false)).toBe(true);
  expect(rankDecides([1, 10], both([1, 10]), true)).toBe(false);
  // Three red dice against three green ones are not the same.
  expect(rankDecides([1, 7], both([1, 7]), false)).toBe(false);
  expect(rankDecides([1, 15], both([1, 15]), false)).toBe(false);
});
