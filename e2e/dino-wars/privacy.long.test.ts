/** A person reads what is stored about them, downloads it, and has it deleted: their name is nowhere any more. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';

const NAME = 'Zebulonia';
const LINE = 'Quixotic greetings';

let product: Product;
let browser: Browser;
let ann: Person;
let ben: Person;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  ann = await person(browser, 'privacy-ann', PHONE, product.url);
  ben = await person(browser, 'privacy-ben', DESKTOP, product.url);
}, 120_000);

afterAll(async () => {
  await photograph([ann, ben]);
  await browser?.close();
  await product?.stop();
}, 60_000);

const stored = () => {
  const files = readdirSync(product.data).filter((file) => file.startsWith('journal.sqlite'));
  return files.map((file) => readFileSync(join(product.data, file), 'latin1')).join('');
};
const textOf = async (path: string) => (await fetch(`${product.url}${path}`)).text();

test('a phone downloads and deletes all that is its owner’s; the other player plays on against Somebody', async () => {
  const id = await newMatch(product, { preset: 'duel', visibility: 'open' });
  await ann.page.goto('/');
  await ann.page.evaluate((name) => localStorage.setItem('dino-wars.name', name), NAME);
  await Promise.all([ann.page.goto(`/m/${id}`), ben.page.goto(`/m/${id}`)]);
  await ann.page.getByTestId('side-army').click();
  await ann.page.getByTestId('side-army').and(ann.page.locator('[aria-pressed="true"]')).waitFor();
  await ben.page.getByTestId('side-dinosaurs').click();
  await ben.page.getByTestId('phase-dinosaur-movement').waitFor();
  await ann.page.getByTestId('phase-dinosaur-movement').waitFor();
  await ann.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await ann.page.getByRole('textbox').fill(LINE);
  await ann.page.keyboard.press('Enter');
  await ben.page.getByTestId('chat-toast').getByText(LINE).waitFor();
  expect(stored()).toContain(NAME);
  expect(await textOf(`/api/matches/${id}`)).toContain(NAME);

  await ann.page.goto('/privacy');
  await ann.page.getByText('A finished match is kept for as long as this server runs.').waitFor();
  const [file] = await Promise.all([ann.page.waitForEvent('download'), ann.page.getByTestId('export').click()]);
  expect(file.suggestedFilename()).toBe('dino-wars-my-data.json');
  const told = JSON.parse(readFileSync((await file.path()) as string, 'utf8'));
  expect(told.matches).toMatchObject([{ id, seats: [{ name: NAME }], said: [{ text: LINE }] }]);

  await ann.page.getByTestId('erase').click();
  await ann.page.getByText('Delete everything for good?').waitFor();
  expect(stored()).toContain(NAME);
  await seen(ann);
  await ann.page.getByTestId('erase-yes').click();
  await ann.page.getByText('You are “Somebody” in 1 match now.').waitFor();
  expect(await ann.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Zebulonia|\.me"|seats/);

  // The other player is back in the same match without help, and can end it.
  await ben.page.getByText('Somebody').first().waitFor();
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('button', { name: 'Give up' }).click();
  await seen(ben);
  await ben.page.getByRole('button', { name: /Really give up/ }).click();
  for (let tries = 0; tries < 50 && (await fetch(`${product.url}/api/matches/${id}/record`)).status !== 200; tries++) {
    await sleep(100);
  }
  const record = await textOf(`/api/matches/${id}/record`);
  expect(JSON.parse(record).players.map(({ name }: { name: string }) => name)).toContain('Somebody');
  const pages = [`/api/matches/${id}`, '/api/matches', '/api/matches/finished', `/m/${id}`, `/r/${id}`];
  for (const text of [record, stored(), ...(await Promise.all(pages.map(textOf)))]) {
    expect(text).not.toMatch(/Zebulonia|Quixotic/);
  }
  await ann.page.goto(`/r/${id}`);
  await ann.page.getByText('Somebody').first().waitFor();
  expect(await ann.page.locator('body').innerText()).not.toContain(NAME);
  expect([...ann.complaints(), ...ben.complaints()]).toEqual([]);
}, 180_000);
