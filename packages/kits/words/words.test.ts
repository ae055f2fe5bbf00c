import { languageFor } from '@dwo/shared';
import { faultsOf } from '@dwo/shared/testing';
import { catalogue, useLanguage } from './catalogue';
import { de } from './de';
import { en } from './en';

test('the shell speaks German with the same arguments as English', () => {
  expect(faultsOf(en, de)).toEqual([]);
});

test('a clock of days says how long a battle may take', () => {
  expect([en['terms.day.how'], en['terms.days.how']]).toEqual([
    expect.stringMatching(/\bweeks\b/),
    expect.stringMatching(/\bmonths\b/),
  ]);
  expect([de['terms.day.how'], de['terms.days.how']]).toEqual([
    expect.stringMatching(/\bWochen\b/),
    expect.stringMatching(/\bMonate\b/),
  ]);
});

test('faults of a translation are found', () => {
  const english = { gone: 'Gone', turns: '{turns, plural, one {<b>one</b>} other {#}}', why: '<why>{why}</why>' };
  expect(faultsOf(english, { ...english, gone: ' ', turns: '{züge, plural, one {eins} other {#}}' })).toEqual([
    'gone is missing',
    'turns takes züge instead of <b> turns',
    'why calls a tag and an argument why',
  ]);
});

test('a catalogue speaks the language of the page, with plurals and elements', async () => {
  const { say, rich } = catalogue(
    { dice: '{count, plural, one {# die} other {# dice}}', roll: '<b>{name}</b> rolls' },
    { de: async () => ({ dice: '{count, plural, one {# Würfel} other {# Würfel}}', roll: '<b>{name}</b> würfelt' }) },
  );
  expect([say('dice', { count: 1 }), say('dice', { count: 2 })]).toEqual(['1 die', '2 dice']);
  await useLanguage('de');
  expect(say('dice', { count: 2 })).toBe('2 Würfel');
  expect(rich('roll', { b: (inside) => ({ bold: inside }) }, { name: 'Rex' })).toEqual([{ bold: ['Rex'] }, ' würfelt']);
  await useLanguage('en');
  expect(say('dice', { count: 2 })).toBe('2 dice');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['fr'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s', (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});
