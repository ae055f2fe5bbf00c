/** People who meet again from a finished match, one who leaves in the first turn, and one who is blocked. */
import { HOSTED } from '@dwo/shelf/server';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';

jest.setTimeout(240_000);

let product: Product;
let browser: Browser;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  product = await startProduct(50, { GAMES: [...HOSTED, 'tar-pit'].join() });
  browser = await openBrowser();
  ann = await person(browser, 'Ann-again', DESKTOP, product.url);
  ben = await person(browser, 'Ben-again', PHONE, product.url);
});

afterAll(async () => {
  const complaints = [ann, ben].flatMap((each) => each.complaints());
  for (const each of [ann, ben]) await each.close();
  await browser?.close();
  await product?.stop();
  expect(complaints).toEqual([]);
});

/** Runs one step; saves pictures of every window if it fails. */
async function seen(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    await photograph([ann, ben]);
    throw error;
  }
}

const atTable = ({ page }: Person) => page.getByTestId('tar-table').waitFor();
const ended = async ({ page }: Person) => /wins|draw/i.test(await page.getByTestId('tar-prompt').innerText());

async function playOn({ name, page }: Person): Promise<void> {
  await until(`${name} sees the result`, async () => {
    const [card] = await page.locator('.tar__lay:not([disabled])').all();
    await card?.click({ timeout: 2_000 }).catch(() => {});
    return ended({ name, page } as Person);
  });
}

async function takeSeat({ page, name }: Person, id: string, side: string): Promise<void> {
  await page.goto(`/m/${id}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByTestId(`side-${side}`).click();
}

test('both press Play again in their own lists and sit at the same table, with sides swapped', () =>
  seen(async () => {
    const id = await newMatch(product, { game: 'tar-pit', options: { layS: null } });
    await takeSeat(ann, id, 'left');
    await takeSeat(ben, id, 'right');
    await Promise.all([ann, ben].map(atTable));
    await Promise.all([playOn(ann), playOn(ben)]);
    await Promise.all([ann, ben].map(({ page }) => page.goto('/mine')));
    await ben.page.getByTestId('play-again').waitFor();
    await photograph([
      { ...ann, name: 'again-desktop' },
      { ...ben, name: 'again-phone' },
    ]);
    await ann.page.getByRole('button', { name: 'Play again with Ben-again' }).click();
    await ann.page.getByTestId('lobby').waitFor();
    await ben.page.getByRole('button', { name: 'Play again with Ann-again' }).click();
    await Promise.all([ann, ben].map(atTable));
    expect(new URL(ann.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
    expect(ann.page.url()).not.toContain(id);
  }));

test('a match that somebody leaves in its first turn ends without a result and is opened again', () =>
  seen(async () => {
    const link = ann.page.url();
    await ben.page.goto('/');
    await ann.page.getByTestId('deserted').waitFor({ timeout: 90_000 });
    await ann.page.getByTestId('deserted').getByRole('button').click();
    await ann.page.getByTestId('open-again').waitFor();
    await photograph([{ ...ann, name: 'aborted-desktop' }]);
    await ann.page.getByTestId('open-again').click();
    await ann.page.getByTestId('lobby').waitFor();
    expect(ann.page.url()).not.toBe(link);
  }));

test('people who are blocked can only watch, until that is taken back', () =>
  seen(async () => {
    const lobby = new URL(ann.page.url()).pathname;
    const open = await newMatch(product, { game: 'tar-pit', options: { layS: null } });
    await takeSeat(ben, open, 'left');
    await ann.page.goto(`/m/${open}`);
    await ann.page.getByRole('button', { name: /^Block Ben-again/ }).click();
    await ann.page.getByText(/Ben-again is blocked/).waitFor();
    await photograph([{ ...ann, name: 'block-desktop' }]);
    await ben.page.goto(lobby);
    await ben.page.getByTestId('side-left').click();
    await ben.page.getByText(/blocked the other/).waitFor();
    await photograph([{ ...ben, name: 'blocked-phone' }]);
    await ann.page.goto('/mine');
    await ann.page.getByTestId('blocked').scrollIntoViewIfNeeded();
    await ann.page.getByRole('button', { name: 'Unblock Ben-again' }).click();
    await ann.page.getByTestId('blocked').waitFor({ state: 'detached' });
    await ann.page.goto(lobby);
    await ann.page.getByTestId('lobby').waitFor();
    await ben.page.getByTestId('side-left').click();
    await Promise.all([ann, ben].map(atTable));
  }));
