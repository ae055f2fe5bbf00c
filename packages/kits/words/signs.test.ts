/** The names of the players' signs. */
import { MAKES, type Make } from '../art/palette';
import { useLanguage } from './catalogue';
import { signName } from './signs';

afterEach(() => useLanguage('en'));

test.each(['en', 'de'] as const)('every sign has a name of its own (%s)', async (language) => {
  await useLanguage(language);
  const makes = Object.keys(MAKES) as Make[];
  const names = makes.flatMap((make) => MAKES[make].map((_, player) => signName(make, player)));
  expect(new Set(names).size).toBe(12);
  expect(signName('rubber', 0)).toBe(language === 'de' ? 'Kralle' : 'claw');
});
