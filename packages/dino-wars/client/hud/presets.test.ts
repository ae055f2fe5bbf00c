import { PRESETS } from '@dwo/dino-wars';
import { presetTitle } from '../preset-titles';
import { presetOptions, presetSheet } from './presets';

test('every preset there is has a title, and what is none is a battle of its own', () => {
  const titles = Object.keys(PRESETS).map(presetTitle);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Custom battle');
  for (const name of ['', 'toString', 'chess']) expect(presetTitle(name)).toBe('Custom battle');
});

test('a preset without a sheet has none', () => {
  expect(presetSheet('duel')?.title).toBe('Duel');
  expect([presetSheet('gate'), presetOptions('toString')]).toEqual([null, null]);
  expect(presetOptions('gate')?.scenario).toBe('gate');
});
