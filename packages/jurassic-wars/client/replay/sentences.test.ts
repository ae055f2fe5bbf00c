/** Reviews in words. */
import type { Judgement } from '@dwo/kernel';
import type { Intent } from '../../rules';
import { toldOf } from './sentences';

const seats = [{ name: 'Ann' }] as unknown as Parameters<typeof toldOf>[1]['seats'];

/** The sentence for a card that was kept back, with these chances. */
function kept(wins: number, otherWins: number): string {
  const facts = { rank: 3, rival: 10, otherCard: 'stareDown', wins, otherWins, open: true };
  const cause = { id: 'kept-card', rule: 'JW-CC-2', facts, without: { type: 'commit', card: null }, loss: 0.08 };
  return toldOf({ seat: 0, causes: [cause] } as unknown as Judgement<Intent>, { seats });
}

test('chances that read the same are not set against each other', () => {
  expect(kept(0.14, 0.47)).toContain('14% without it, 47% with it');
  expect(kept(0.612, 0.6149)).toContain('61% in this combat with or without it');
  expect(kept(0.612, 0.6149)).toContain('It cancels a card of the other side.');
});
