/** A match with a friend is private until its creator chooses otherwise, in two browsers. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from './browser';
import { type Product, startProduct } from './product';

jest.setTimeout(240_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await photograph(people);
  await browser?.close();
  await product?.stop();
});

test('a match with a friend is listed under Watch only when it is open', async () => {
  const ann = await person(browser, 'Ann', DESKTOP, product.url);
  const eve = await person(browser, 'Eve', PHONE, product.url);
  people.push(ann, eve);
  await ann.page.goto('/');
  await ann.page.getByRole('button', { name: /Play a friend/ }).click();
  const visibility = ann.page.getByTestId('visibility');
  await visibility.waitFor();
  expect(await visibility.inputValue()).toBe('private');
  const link = ann.page.url();
  await eve.page.goto('/watch');
  await eve.page.getByText('No open battles right now').waitFor();
  expect(await eve.page.getByTestId('watch-match').count()).toBe(0);

  await visibility.selectOption({ label: 'Open' });
  await ann.page.getByText('Anybody can join or watch').waitFor();
  const row = eve.page.getByTestId('watch-match');
  await row.waitFor();
  expect(ann.page.url()).toBe(link);
  expect(await row.getAttribute('href')).toBe(new URL(ann.page.url()).pathname);
  await row.click();
  expect(await eve.page.getByTestId('visibility-note').textContent()).toBe(
    'Listed under Watch. Anybody can join or watch.',
  );
  for (const { complaints } of people) expect(complaints()).toEqual([]);
});
