import { PRESETS } from '@dwo/dino-wars';
import { presetTitle } from '../preset-titles';
import { presetOptions, presetSheet } from './presets';

test('every preset has a title, and any other match is a custom battle', () => {
  const titles = Object.keys(PRESETS).map(presetTitle);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Custom battle');
  for (const name of ['', 'toString', 'chess']) expect(presetTitle(name)).toBe('Custom battle');
});

test('a match without a preset has no sheet', () => {
  expect(presetSheet('duel')?.title).toBe('Duel');
  expect([presetSheet('gate'), presetOptions('toString')]).toEqual([null, null]);
  expect(presetOptions('gate')?.scenario).toBe('gate');
});
