import { frozen } from '@dwo/kernel';
import type { Now } from '../../rules';
import { at, scene } from '../../testing/table';
import { en } from '../words/en';
import { guideKey } from './guide';

const STATE = frozen(scene([at('cowhand', 0, 10, 10), at('cowhand', 1, 40, 10)])) as Now;
const now = (change: Partial<Now>): Now => ({ ...STATE, ...change });

test('each phase of the first round has a sentence for whoever decides, and one for those who wait', () => {
  for (const phase of ['zone', 'deploy', 'first', 'move', 'distance', 'hand', 'skill'] as const) {
    const key = guideKey(now({ phase, asked: 0, round: phase === 'zone' || phase === 'deploy' ? 0 : 1 }), 0);
    expect(key).toBe(`guide.${phase}`);
    expect(Object.keys(en)).toContain(key);
    expect(guideKey(now({ phase, asked: 1, round: 1 }), 0)).toBe('guide.wait');
  }
});

test('the second round begins with a last sentence, and later ones have none', () => {
  expect(guideKey(now({ phase: 'move', round: 2 }), 0)).toBe('guide.end');
  expect(guideKey(now({ phase: 'distance', round: 2 }), 0)).toBeNull();
  expect(guideKey(now({ phase: 'move', round: 3 }), 0)).toBeNull();
  expect(guideKey(now({ ending: { winners: [0], rule: 'VS-END-1' } }), 0)).toBeNull();
});
