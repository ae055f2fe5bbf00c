import { PRESETS } from '@dwo/dino-wars';
import { presetTitle } from '../preset-titles';
import { balanceOf, forceSheet, presetOptions } from './presets';

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

test('the Time Gate is called fair with its own forces, and said to favour the army with twice the points', () => {
  const sheet = forceSheet(PRESETS.gate());
  expect(balanceOf(sheet)).toMatch(/^Far more than twice .* fair fight/);
  expect(balanceOf({ ...sheet, fair: true, points: { army: 80, dinosaurs: 162 } })).toMatch('favours the army');
  expect(balanceOf({ ...sheet, scenario: 'battle' })).toMatch('Not the usual');
});
