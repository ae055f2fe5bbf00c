/** Two people chat while they play, one at a desk and one on a phone. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';

let product: Product;
let browser: Browser;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ann = await person(browser, 'chat-ann', DESKTOP, product.url);
  ben = await person(browser, 'chat-ben', PHONE, product.url);
}, 120_000);

afterAll(async () => {
  await photograph([ann, ben]);
  await browser?.close();
  await product?.stop();
}, 60_000);

test('talk by keyboard and by touch, unread lines, masked words, a mute and a report', async () => {
  const id = await newMatch(product, { preset: 'duel' });
  await Promise.all([ann.page.goto(`/m/${id}`), ben.page.goto(`/m/${id}`)]);
  await ann.page.getByTestId('side-army').click();
  await ann.page.getByTestId('side-army').and(ann.page.locator('[aria-pressed="true"]')).waitFor();
  await ben.page.getByTestId('side-dinosaurs').click();
  await ann.page.getByTestId('phase-dinosaur-movement').waitFor();
  await ben.page.getByTestId('phase-dinosaur-movement').waitFor();

  await ben.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await ben.page.getByRole('button', { name: 'Good luck!' }).click();
  await ben.page.getByText('You Good luck!').waitFor();
  await ann.page.getByTestId('chat-toast').getByText('Good luck!').waitFor();
  await ann.page.getByTestId('chat-unread').waitFor();

  await ann.page.keyboard.press('y');
  await ann.page.locator('input:focus').waitFor();
  await ann.page.keyboard.type('Mind your shitty manners');
  await ann.page.keyboard.press('Enter');
  await ben.page.getByText('Mind your ****** manners').waitFor();
  await ben.page.getByText('Filter bad language').click();
  await ben.page.getByText('Mind your shitty manners').waitFor();

  await ben.page.getByRole('button', { name: 'Mute or report' }).click();
  await ben.page.getByRole('button', { name: 'Report', exact: true }).click();
  await ben.page.getByText('The people who run this server will look at it.').waitFor();
  await ben.page.getByRole('button', { name: 'Mute or report' }).click();
  await ben.page.getByRole('button', { name: 'Mute', exact: true }).click();
  await ben.page.getByText('Mind your shitty manners').waitFor({ state: 'detached' });
  await ann.page.keyboard.press('Escape');
  await ann.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  expect(await ann.page.getByTestId('chat-unread').count()).toBe(0);
  // The page also reports violations of its own Content-Security-Policy.
  expect([...ann.complaints(), ...ben.complaints()]).toEqual([]);
}, 180_000);
