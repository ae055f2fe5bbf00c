/** Reviews in words. */
import type { Judgement } from '@dwo/kernel';
import { useLanguage } from '@dwo/kits/words/catalogue';
import type { Intent } from '../../rules';
import { toldOf } from './sentences';

const seats = [{ name: 'Ann' }] as unknown as Parameters<typeof toldOf>[1]['seats'];

/** The sentence for a card that was kept back, with these chances. */
function kept(wins: number, otherWins: number, more: object = {}, own = false): string {
  const facts = { rank: 3, rival: 10, otherCard: 'stareDown', wins, otherWins, open: true, ...more };
  const cause = { id: 'kept-card', rule: 'JW-CC-2', facts, without: { type: 'commit', card: null }, loss: 0.08 };
  const chosen = { type: 'commit', card: null };
  return toldOf({ seat: 0, chosen, causes: [cause] } as unknown as Judgement<Intent>, { seats }, own).why;
}

test('chances that read the same are not set against each other', () => {
  expect(kept(0.14, 0.47)).toContain('14% without it, 47% with it');
  expect(kept(0.612, 0.6149)).toContain('61% in this combat with or without it');
});

test('a card that changes nothing by itself is told with the card that it is for, and a third one that had more here is named', () => {
  const faced = { faced: 'surpriseAttack', facedWins: 0.26, facedOtherWins: 0.53 };
  const text = kept(0.53, 0.53, { ...faced, third: 'thickHide', thirdWins: 0.68, more: false });
  expect(text).toContain('53% in this combat with or without it (if the other side uses no card).');
  expect(text).toContain('Against Surprise Attack: 26%, with Stare-Down 53%.');
  expect(text).toContain('Thick Hide had 68% here, but was the card to keep.');
  expect(kept(0.2, 0.6, { ...faced, third: null, more: true })).not.toContain('Against Surprise Attack');
});

test.each([
  ['en', 'Ann kept ', 'You kept '],
  ['de', 'Ann hielt ', 'Du hieltest '],
] as const)('an own decision is told with "you", in the right form of the verb (%s)', async (language, other, own) => {
  await useLanguage(language);
  try {
    expect(kept(0.14, 0.47)).toMatch(new RegExp(`^${other}`));
    expect(kept(0.14, 0.47, {}, true)).toMatch(new RegExp(`^${own}`));
  } finally {
    await useLanguage('en');
  }
});

test('a choice without odds is told as what was done', () => {
  const judgement = { seat: 0, chosen: { type: 'predict', n: 2 }, better: { type: 'predict', n: 3 }, causes: [] };
  const odds = { chosen: {}, better: {} };
  const { why: text } = toldOf({ ...judgement, odds, fate: null } as unknown as Judgement<Intent>, { seats }, true);
  expect(text).toBe('You made a prediction. Better: another prediction.');
});
