import { useLanguage } from '../words/catalogue';
import { percent } from './percent';

afterEach(() => useLanguage('en'));

test('only a certain chance is 100%, and only an impossible one 0%', () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
});

test('German has a space that does not break before the sign', async () => {
  await useLanguage('de');
  expect([0.004, 0.5].map(percent)).toEqual(['<1\u00a0%', '50\u00a0%']);
});
