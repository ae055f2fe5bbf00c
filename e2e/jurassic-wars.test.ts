/** Cards for two to five at the same table as every other: from the link to the replay, against people and computers. */
import { HOSTED } from '@dwo/shelf/server';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from './browser';
import { newMatch } from './new-match';
import { type Product, startProduct } from './product';
import { until } from './until';

jest.setTimeout(420_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(20, { GAMES: [...HOSTED, 'jurassic-wars'].join() });
  browser = await openBrowser();
});

afterAll(async () => {
  const complaints = people.flatMap((each) => each.complaints());
  for (const each of people) await each.close();
  await browser?.close();
  await product?.stop();
  expect(complaints).toEqual([]);
});

async function arrive(name: string, id: string, size = DESKTOP): Promise<Person> {
  const somebody = await person(browser, name, size, product.url);
  people.push(somebody);
  await somebody.page.goto(`/m/${id}`);
  return somebody;
}

/** Presses whatever can be pressed first until the match is over. */
async function playOn({ name, page }: Person): Promise<void> {
  const deeds = page.locator('.jw__own button:not([disabled]), .jw__pool button:not([disabled])');
  await until(
    `${name} sees the end`,
    async () => {
      if ((await deeds.count()) > 0) {
        await deeds
          .first()
          .click({ timeout: 2_000 })
          .catch(() => {});
      }
      return (await page.getByTestId('jw-table').getAttribute('data-phase')) === 'over';
    },
    300_000,
  );
}

test('two players and a spectator play Carnivores Unleashed to its end and check the record', async () => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset: 'unleashed-2' });
  const ann = await arrive('Ann', id);
  const ben = await arrive('Ben', id, PHONE);
  const eve = await arrive('Eve', id);
  try {
    for (const { page } of [ann, ben]) await page.getByTestId('side-random').click();
    for (const { page } of [ann, ben, eve]) await page.getByTestId('jw-table').waitFor();
    await Promise.all([playOn(ann), playOn(ben)]);
    expect(await eve.page.locator('.hand__card').count()).toBe(0);
    await eve.page.goto(`/r/${id}`);
    await eve.page.getByTestId('jw-replay').waitFor();
    await eve.page.getByTestId('scrub').press('End');
    await eve.page.getByTestId('curtain').waitFor();
    await eve.page.getByRole('button', { name: 'Check the record' }).click();
    await eve.page.getByTestId('proof').waitFor();
    expect(await eve.page.getByTestId('proof').getAttribute('data-verdict')).toBe('good');
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('two people play the standard game to its end', async () => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset: 'standard-2' });
  const [amy, bob] = [await arrive('Amy', id), await arrive('Bob', id, PHONE)];
  for (const { page } of [amy, bob]) await page.getByTestId('side-random').click();
  await Promise.all([playOn(amy), playOn(bob)]);
});

test.each([
  ['whist-3', ['seat-2', 'seat-3']],
  ['poker-4', ['seat-2', 'seat-3', 'seat-4']],
] as const)('one person plays %s against computers to the end', async (preset, bots) => {
  const id = await newMatch(product, { game: 'jurassic-wars', preset, bots: [...bots] });
  const zoe = await arrive(`Zoe ${preset}`, id, PHONE);
  await zoe.page.getByTestId('side-random').click();
  await zoe.page.getByTestId('jw-table').waitFor();
  await playOn(zoe);
});
