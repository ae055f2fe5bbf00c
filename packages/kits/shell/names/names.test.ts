import { playerName as nameRules } from '@dwo/shared';
import { faultsOf } from '@dwo/shared/testing';
import { useLanguage } from '../../words/catalogue';
import { nameIdea } from '../name-ideas';
import { inBrackets, playerName } from '../player-name';
import { shownName } from './shown-name';
import { de } from './words/de';
import { en } from './words/en';

afterEach(() => useLanguage('en'));

test.each([
  ['Computer', true, 'Computer'],
  ['Computer 2', true, 'Computer 2'],
  ['Computer (strong)', true, 'Computer (stark)'],
  ['Computer 3 (easy)', true, 'Computer 3 (leicht)'],
  ['Computer (cunning)', true, 'Computer (cunning)'],
  ['Ruby Talon (strong)', true, 'Ruby Talon (stark)'],
  ['HAL (cunning)', true, 'HAL (cunning)'],
  ['HAL (strong)', false, 'HAL (strong)'],
  ['Computer (strong)', false, 'Computer (strong)'],
])('%s, a computer: %p, is called %s in German', async (name, bot, german) => {
  expect(shownName({ name, bot })).toBe(name);
  await useLanguage('de');
  expect(shownName({ name, bot })).toBe(german);
});

test('players without a name are numbered in the language of the page', async () => {
  expect(playerName(null, 1)).toBe('Player 2');
  await useLanguage('de');
  expect([playerName(null, 1), playerName({ chairs: [{ name: 'Ann' }] }, 0)]).toEqual(['Spieler 2', 'Ann']);
  expect(faultsOf(en, de)).toEqual([]);
});

test.each([
  ['en', 'Sergeant Rubberboot'],
  ['de', 'Feldwebel Gummistiefel'],
] as const)(
  'ideas for names are in the language of the page (%s), and every one is a name',
  async (language, first) => {
    await useLanguage(language);
    expect(nameIdea(() => 0)).toBe(first);
    const steps = Array.from({ length: 60 }, (_, i) => i / 60);
    const ideas = steps.flatMap((rank) => steps.map((surname) => ideaOf(rank, surname)));
    expect(new Set(ideas).size).toBe(12 * 20);
    expect(ideas.filter((idea) => !nameRules.safeParse(idea).success)).toEqual([]);
  },
);

function ideaOf(...chances: number[]): string {
  return nameIdea(() => chances.shift() ?? 0);
}

test('a name with a bracket of its own stands in brackets without it', () => {
  expect(['Ann', 'Computer (strong)', 'Computer 2 (stark)'].map(inBrackets)).toEqual([
    'Ann',
    'Computer, strong',
    'Computer 2, stark',
  ]);
});
