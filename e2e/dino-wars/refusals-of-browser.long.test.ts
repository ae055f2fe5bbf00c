/** Browsers that refuse something, one thing at a time and all at once: the page works, and says once what it can't keep. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from '../browser';
import { coveredButtons } from '../covered';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { ALL_REFUSALS, REFUSALS, refuse, speaksPlainly } from '../refusing';
import { phase, until } from './board';

jest.setTimeout(240_000);

/** A name that is this machine: a page without TLS, as in a home network. */
const HOME = 'dino.test';

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser([`--host-resolver-rules=MAP ${HOME} 127.0.0.1`]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

afterEach(async () => {
  const complaints = people.flatMap((each) => each.complaints());
  await photograph(people);
  for (const each of people.splice(0)) await each.close();
  expect(complaints).toEqual([]);
});

async function arrive(url = product.url, size = DESKTOP): Promise<Person> {
  const ann = await person(browser, 'Ann', size, url);
  people.push(ann);
  return ann;
}

const notice = ({ page }: Person) => page.getByTestId('unkept-notice');

test.each(Object.entries(REFUSALS))('a browser that refuses %s shows the page that stores most', async (what, all) => {
  const ann = await arrive();
  const { page } = ann;
  await refuse(ann, all);
  const keepsNothing = what === 'items' || what === 'no items';
  await page.goto('/mine');
  await page
    .getByTestId('notices-switch')
    .or(page.getByText(/cannot notify|was told not to/))
    .first()
    .waitFor();
  await page
    .getByText(/Loading|One moment/)
    .first()
    .waitFor({ state: 'detached' });
  if (/databases/.test(what)) await notice(ann).filter({ hasText: 'keep matches' }).waitFor();
  if (keepsNothing || /databases/.test(what)) {
    await notice(ann).getByRole('button').click();
    await notice(ann).waitFor({ state: 'detached' });
  } else expect(await notice(ann).count()).toBe(0);
  await speaksPlainly(ann);
});

test('a browser that refuses all of it plays a battle', async () => {
  const ann = await arrive();
  const { page } = ann;
  ann.excuse(/WebGL/);
  await refuse(ann, ALL_REFUSALS);
  await page.goto('/');
  await notice(ann).waitFor();
  await page.getByRole('button', { name: /Play the computer/ }).click();
  await page.getByRole('radio', { name: /Duel/ }).check();
  await page.getByTestId('play-army').click();
  await phase(ann, 'dinosaur-movement').catch(() => phase(ann, 'army-movement'));
  expect(await page.evaluate(() => window.__dinoWars?.seat())).not.toBeNull();
  await until('somebody has moved', async () => {
    await page.evaluate(() => window.__dinoWars?.playOn(4));
    return page.evaluate(() => (window.__dinoWars?.seq() ?? 0) >= 4);
  });
  await speaksPlainly(ann);
});

test.each([
  ['a desk', DESKTOP],
  ['an upright phone', PHONE],
  ['a phone on its side', { ...PHONE, width: 844, height: 390 }],
])('on %s the sentence about what is not kept covers no button of a battle', async (_, size) => {
  const ann = await arrive(product.url, size);
  await refuse(ann, REFUSALS.items);
  const id = await newMatch(product, { preset: 'duel', bots: ['dinosaurs'], terms: { kind: 'none' } });
  await ann.page.goto(`/m/${id}`);
  await ann.page.getByTestId('side-army').click();
  await ann.page.getByTestId('end-phase').waitFor();
  await notice(ann).waitFor();
  // The arrow to an enemy beyond the edge goes where the camera looks.
  const under = async () =>
    (await coveredButtons(ann.page)).filter((line) => /unkept-notice$/.test(line) && !/^Nearest/.test(line));
  await until('no button is under it', async () => (await under()).length === 0);
});

test('over plain http, the link is copied and a battle on this device is played while the server is silent', async () => {
  const ann = await arrive(product.url.replace('127.0.0.1', HOME));
  const { page } = ann;
  ann.excuse(/Failed to load resource|Cross-Origin-Opener-Policy/);
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await page.getByRole('button', { name: /Play a friend/ }).click();
  await page.getByTestId('match-link').waitFor();
  await page.getByRole('button', { name: /Copy/ }).click();
  await page.getByText(/Copied/).waitFor();
  await page.goto('/dino-wars/play');
  await page.getByRole('radio', { name: /Duel/ }).check();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByTestId('play-army').click();
  await phase(ann, 'dinosaur-movement').catch(() => phase(ann, 'army-movement'));
  expect(page.url()).toMatch(/\/m\/device-[0-9a-f]{16}$/);
});

test('without a database, a battle on this device is kept until the page is left', async () => {
  const ann = await arrive();
  const { page } = ann;
  ann.excuse(/Failed to load resource/);
  await refuse(ann, REFUSALS.databases);
  await page.goto('/dino-wars/play');
  await page.getByRole('radio', { name: /Duel/ }).check();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByTestId('play-army').click();
  await phase(ann, 'dinosaur-movement').catch(() => phase(ann, 'army-movement'));
  await notice(ann).getByRole('button').click();
  await until('the computer has answered', async () => {
    await page.evaluate(() => window.__dinoWars?.playOn(4));
    return page.evaluate(() => (window.__dinoWars?.seq() ?? 0) >= 8);
  });
  await page.goBack();
  await page.getByTestId('play-army').waitFor();
  await page.goForward();
  await until('the battle is there again', () => page.evaluate(() => (window.__dinoWars?.seq() ?? 0) >= 8));
  await speaksPlainly(ann);
});
