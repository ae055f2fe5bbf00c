/** Tar Pit, a small card game: two players and a spectator, from the link to the replay. */
import { HOSTED } from '@dwo/shelf/server';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(50, { GAMES: [...HOSTED, 'tar-pit'].join() });
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

/** Lays the first card of the hand until the game is over. */
async function playOn({ page }: Person): Promise<void> {
  await until('the game is over', async () => {
    const cards = page.locator('.tar__lay:not([disabled])');
    if ((await cards.count()) > 0)
      await cards
        .first()
        .click({ timeout: 2_000 })
        .catch(() => {});
    return /wins|draw/i.test(await page.getByTestId('tar-prompt').innerText());
  });
}

test('two players and a spectator play Tar Pit to its end and look at the replay', async () => {
  const id = await newMatch(product, { game: 'tar-pit', preset: 'standard' });
  const ann = await arrive('Ann', id);
  const ben = await arrive('Ben', id, PHONE);
  const eve = await arrive('Eve', id);
  try {
    await ann.page.getByTestId('side-left').click();
    await ben.page.getByTestId('side-right').click();
    for (const each of [ann, ben, eve]) await each.page.getByTestId('tar-table').waitFor();
    expect(await eve.page.locator('.tar__lay').count()).toBe(0);
    const stream = await arrive('Stream', `${id}?overlay`);
    await stream.page.getByTestId('tar-board').waitFor();
    await stream.page.getByTestId('live-scores').getByText('Round 1 of 6').waitFor();
    expect(await stream.page.getByRole('button').count()).toBe(0);
    await Promise.all([playOn(ann), playOn(ben)]);
    await until('Eve sees the end', async () =>
      /wins|draw/i.test(await eve.page.getByTestId('tar-prompt').innerText()),
    );
    const said = await Promise.all([ann, ben, eve].map(({ page }) => page.getByTestId('tar-prompt').innerText()));
    expect(new Set(said).size).toBe(1);
    await eve.page.goto(`/r/${id}`);
    await eve.page.getByTestId('tar-replay').waitFor();
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

test('the computer plays it too', async () => {
  const id = await newMatch(product, { game: 'tar-pit', preset: 'standard', bots: ['right'] });
  const ann = await arrive('Zoe', id);
  await ann.page.getByTestId('side-left').click();
  await ann.page.getByTestId('tar-table').waitFor();
  await playOn(ann);
});

test('the title of a server with this game alone offers no other', async () => {
  const alone = await startProduct(50, { GAMES: 'tar-pit' });
  const una = await person(browser, 'Una', PHONE, alone.url);
  try {
    const { page } = una;
    await page.goto('/');
    const box = page.getByTestId('box-tar-pit');
    await box.waitFor();
    expect(await page.locator('.title__plates button').allInnerTexts()).toHaveLength(1);
    expect(await page.locator('a[href^="/dino-wars/"]').count()).toBe(0);
    await photograph([una]);
    await box.click();
    await page.getByRole('button', { name: 'Play a friend' }).click();
    await page.getByTestId('lobby').waitFor();
    expect(una.complaints()).toEqual([]);
  } finally {
    await una.close();
    await alone.stop();
  }
});
