/** A custom match keeps its options when its creator comes back to its lobby. */
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from './browser';
import { type Product, startProduct } from './product';
import { until } from './until';

jest.setTimeout(240_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(50);
  browser = await openBrowser();
});
afterAll(async () => {
  await photograph(people);
  await browser?.close();
  await product?.stop();
});

/** Chooses a game from the shelf, sets a match up for a friend, and waits for its lobby. */
async function create(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Play a friend' }).click();
  await page.locator('.lobby__table details > summary').waitFor();
}

const selectOf = (page: Page, label: string) =>
  page
    .locator('.lobby__table label')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('select');
const shownIn = (page: Page, label: string) => selectOf(page, label).inputValue();

/** Opens the options. */
async function unfold(page: Page): Promise<void> {
  await page.locator('.lobby__table details > summary').click();
}

/** Chooses an option, and waits until everybody is told. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  const select = selectOf(page, label);
  await select.selectOption(value);
  await until(`${value} is chosen`, async () => (await select.isEnabled()) && (await select.inputValue()) === value);
}

type Choice = readonly [label: string, value: string];
const CASES: readonly (readonly [game: string, first: Choice, second: Choice, third: Choice])[] = [
  ['Jurassic Wars', ['Game period', 'rotating'], ['Ties', 'true'], ['Lost dice', 'single']],
  ['Dino Soldiers', ['Jungle', 'alternate'], ['Teams', 'random'], ['Shouts', 'strict']],
];

describe.each([
  ['a wide screen', DESKTOP],
  ['a phone', PHONE],
])('on %s', (where, size) => {
  test.each(CASES)('%s shows what was chosen after a reload, and changes nothing else', async (game, ...choices) => {
    const ann = await person(browser, `${game} on ${where}`, size, product.url);
    people.push(ann);
    const { page } = ann;
    await create(page, game);
    await unfold(page);
    for (const [at, choice] of choices.entries()) {
      await choose(page, ...choice);
      await page.reload();
      await unfold(page);
      for (const [label, value] of choices.slice(0, at + 1)) expect(await shownIn(page, label)).toBe(value);
    }
    expect(ann.complaints()).toEqual([]);
  });
});

test.each(CASES)(
  '%s goes back to what was chosen if the server refuses a choice',
  async (game, first, second, third) => {
    const ben = await person(browser, `${game} refused`, DESKTOP, product.url);
    people.push(ben);
    const { page } = ben;
    await create(page, game);
    await unfold(page);
    await choose(page, ...first);
    await choose(page, ...second);
    const before = await shownIn(page, third[0]);
    ben.excuse(/status of 400/);
    // The server itself refuses a choice that the browser would not send.
    await page.route('**/set-up', async (route) => {
      const { options } = route.request().postDataJSON() as { readonly options: object };
      await route.continue({ postData: JSON.stringify({ options: { ...options, hitLoss: 'all', shoutMode: 'all' } }) });
    });
    await selectOf(page, third[0]).selectOption(third[1]);
    await page.locator('.lobby__table [role=alert]').waitFor();
    await until('the choice is as it was', async () => (await shownIn(page, third[0])) === before);
    for (const [label, value] of [first, second]) expect(await shownIn(page, label)).toBe(value);
    expect(ben.complaints()).toEqual([]);
  },
);
