/** The page without a server: battles on this device, their replay, and what a server is needed for. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size } from '../browser';
import { type Product, startProduct } from '../product';
import { phase, stateOf, until } from './board';

jest.setTimeout(240_000);

/** The errors of a browser whose server is gone. */
const GONE = /ERR_CONNECTION_REFUSED|Failed to load resource|Failed to fetch|no-response/;

let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
});

/** Opens the title and waits until the browser has everything that it needs without the server. */
async function arrive(product: Product, size: Size): Promise<Person> {
  const ann = await person(browser, 'Ann', { ...size, offline: true }, product.url);
  people.push(ann);
  await ann.page.goto('/');
  await ann.page.getByRole('heading', { name: /Dino Wars/ }).waitFor();
  await until('the page is kept', () =>
    ann.page.evaluate(async () => {
      const found = await caches.match('/index.html', { ignoreSearch: true });
      return found !== undefined && navigator.serviceWorker.controller !== null;
    }),
  );
  return ann;
}

const seqOf = ({ page }: Person) => page.evaluate(() => window.__dinoWars?.seq() ?? 0);
const hashOf = ({ page }: Person) => page.evaluate(() => window.__dinoWars?.hash() ?? '');

/** Lets the computer play the person's own seat too until the match is over. */
async function playToEnd(ann: Person): Promise<void> {
  await until(
    'the match is over',
    async () => {
      await ann.page.evaluate(() => window.__dinoWars?.playOn(60));
      return (await stateOf(ann))?.ending != null;
    },
    200_000,
  );
}

/** Plays to the end, watches it again, and removes it from the device. */
async function seeTheEnd(ann: Person): Promise<void> {
  const { page } = ann;
  await playToEnd(ann);
  await page.getByText('Played on this device, without a server').waitFor({ timeout: 60_000 });
  await page.getByTestId('watch-again').click();
  await page.getByRole('button', { name: /^Play/ }).first().waitFor();
  await page.goto('/mine');
  await page.getByTestId('on-this-device').getByTestId('finished-match').waitFor();
  await photograph(people);
  await page
    .getByTestId('on-this-device')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByTestId('on-this-device').waitFor({ state: 'detached' });
}

test.each([
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
])('a battle against the computer without a server, %s', async (_, size) => {
  const product = await startProduct();
  try {
    const ann = await arrive(product, size);
    const { page } = ann;
    ann.excuse(GONE);
    await product.stop();

    await page.reload();
    for (const way of [/Play a friend/, /^Watch/]) {
      const plate = page.getByRole('button', { name: way });
      await until('the way that needs a server is closed', () => plate.isDisabled());
      expect(await plate.textContent()).toContain('The server does not answer');
    }
    await page.getByRole('button', { name: /Play the computer/ }).click();
    await page.getByRole('radio', { name: /Duel/ }).check();
    await page.getByTestId('play-army').click();
    await phase(ann, 'dinosaur-movement').catch(() => phase(ann, 'army-movement'));
    expect(page.url()).toMatch(/\/m\/device-[0-9a-f]{16}$/);
    expect(await page.evaluate(() => window.__dinoWars?.seat())).not.toBeNull();

    await until('somebody has died', async () => {
      await page.evaluate(() => window.__dinoWars?.playOn(8));
      const state = await stateOf(ann);
      const all = [...Object.values(state?.dinosaurs ?? {}), ...Object.values(state?.soldiers ?? {})];
      return all.some(({ alive }) => !alive);
    });
    // The computer may have played on meanwhile: at least this much is stored.
    const before = await seqOf(ann);
    await page.reload();
    await until('the battle is there again', async () => (await seqOf(ann)) >= before);
    expect(await hashOf(ann)).not.toBe('');
    await photograph(people);

    // Once is enough: what follows the end is alike on both.
    if (size === PHONE) await seeTheEnd(ann);

    await page.goto('/dino-wars/rules#DW-WIN-1');
    await page.getByText('DW-WIN-1').first().waitFor();
    await page.goto('/dino-wars/learn');
    await page.getByTestId('lesson-move').click();
    await page.locator('[data-table] canvas').waitFor();
    await until('the lesson has begun', async () => (await stateOf(ann)) !== null);
    expect(ann.complaints()).toEqual([]);
  } catch (error) {
    await photograph(people);
    throw error;
  } finally {
    for (const each of people.splice(0)) await each.close();
    await product.stop().catch(() => {});
  }
});
