import type { Tagged } from '@dwo/kernel';
import { isUndecided } from './undecided';

const idle = (chosen: Tagged = { type: 'ready' }) => ({ chosen, idle: true as const });

test('a match in which nothing was to be weighed is undecided, unless somebody gave up', () => {
  expect(isUndecided([idle(), idle()])).toBe(true);
  expect(isUndecided([idle(), { chosen: { type: 'play' } }])).toBe(false);
  expect(isUndecided([idle(), idle({ type: 'resign' })])).toBe(false);
  expect(isUndecided([])).toBe(false);
});
