import { PRESETS } from '@dwo/dino-wars';
import { presetTitle } from '../preset-titles';
import { presetOptions } from './presets';

test('every preset has a title, and any other match is a custom battle', () => {
  const titles = Object.keys(PRESETS).map(presetTitle);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Custom battle');
  for (const name of ['', 'toString', 'chess']) expect(presetTitle(name)).toBe('Custom battle');
});

test('only presets have options', () => {
  expect(presetOptions('toString')).toBeNull();
  expect(presetOptions('gate')?.scenario).toBe('gate');
});
