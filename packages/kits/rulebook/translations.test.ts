import { useLanguage, wordsReady } from '../words/catalogue';
import { rulebookOf } from './translations';

const GAME = '# Game\n\n## To win\n\n- **AB-1** Win.\n';
const TABLE = '# Table\n\n## Seats\n\n- **TABLE-1** Sit.\n';
const translations = { '../RULES.de.md': async () => GAME.replace('To win', 'Das Ziel').replace('Win.', 'Gewinne.') };
const ofTable = { '../TABLE.de.md': async () => '# Tisch\n\n## Plätze\n\n- **TABLE-1** Sitze.\n' };

afterEach(() => useLanguage('en'));

test('a rulebook is in the language of the page, with the addresses of the English one', async () => {
  const rulebook = rulebookOf({ english: GAME, translations }, { english: TABLE, translations: ofTable });
  const english = rulebook();
  expect(english).toMatchObject({ language: 'en', original: null });
  await useLanguage('de');
  expect(rulebook()).toMatchObject({ language: 'de', original: english });
  expect(rulebook().byId.get('TABLE-1')?.text).toBe('Sitze.');
  expect(rulebook().chapters.map(({ slug, title }) => [slug, title])).toEqual([
    ['to-win', 'Das Ziel'],
    ['table-seats', 'Tisch: Plätze'],
  ]);
  expect(english.chapters.map(({ slug }) => slug)).toEqual(['to-win', 'table-seats']);
});

test('a rulebook whose page is German already waits for its translation', async () => {
  await useLanguage('de');
  const rulebook = rulebookOf({ english: GAME, translations });
  await wordsReady();
  expect(rulebook().byId.get('AB-1')?.text).toBe('Gewinne.');
});

test('a rulebook stays English while a part of it has no translation', async () => {
  const rulebook = rulebookOf({ english: GAME, translations }, { english: TABLE, translations: {} });
  const english = rulebook();
  await useLanguage('de');
  expect(rulebook()).toBe(english);
});
