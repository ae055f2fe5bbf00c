/** The other games of the cards: for three and four, with cards face down, against people and computers. */
import { defaults } from '@dwo/jurassic-wars';
import { DESKTOP, type Person, PHONE, photograph } from '../browser';
import { newMatch } from '../new-match';
import { until } from '../until';
import { arrive, openTable, playOn, seated } from './player';

jest.setTimeout(420_000);

const table = openTable();

test('two people play with cards that lie face down, and the replay gives no hint where all are alike', async () => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset: 'wild-2' });
  const both = await seated(table, ['Amy', 'Bob'], id);
  await Promise.all(both.map(playOn));
  const { page } = both[0] as Person;
  await page.goto(`/r/${id}`);
  await page.getByTestId('hint-ask').click();
  await page.locator('[data-hint=none]').waitFor();
});

test.each([
  ['whist-4', {}],
  // Everybody deals once: twice would show nothing else.
  ['poker-4', { options: { ...defaults('poker', 4), handsPerDealer: 1 } }],
] as const)('four browsers play %s to the end, and all see the same result', async (preset, changed) => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset, ...changed });
  const looker = await arrive(table, `Ed ${preset}`, id, { ...DESKTOP, speed: 'instant' });
  await looker.page.getByTestId('side-random').waitFor();
  // Only Carnivores Unleashed has sides.
  await until('the sides of the match are known', async () => {
    return (await looker.page.getByTestId('side-carnivores').count()) === 0;
  });
  const four = await seated(
    table,
    ['Ada', 'Bo', 'Cy', 'Di'].map((name) => `${name} ${preset}`),
    id,
  );
  try {
    await Promise.all(four.map(playOn));
    const first = ({ page }: Person) => page.locator('.jw__first').innerText();
    const results = await Promise.all(four.map(first));
    // Folded hands of Poker stay closed for ever, so nobody goes on with such a match.
    await looker.page.goto(`/r/${id}`);
    await looker.page.getByTestId('jw-replay').waitFor();
    expect(await looker.page.getByTestId('fork').count()).toBe(preset === 'poker-4' ? 0 : 1);
    // Everybody is told who they are.
    expect(new Set(results.map((text) => text.replace(/You \((.+)\)/, '$1'))).size).toBe(1);
  } catch (error) {
    await photograph(four);
    throw error;
  }
});

test.each([
  ['whist-3', ['seat-2', 'seat-3']],
  ['underdog-3', ['seat-2', 'seat-3']],
] as const)('one person plays %s against computers to the end', async (preset, bots) => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset, bots: [...bots] });
  const zoe = await arrive(table, `Zoe ${preset}`, id, { ...PHONE, speed: 'instant' });
  await zoe.page.getByTestId('side-random').click();
  await zoe.page.getByTestId('jw-table').waitFor();
  await playOn(zoe);
});
