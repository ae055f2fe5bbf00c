/** A person at Firefox and a person at Chromium play a match against each other: the same game in both. */
import type { Browser } from 'playwright-core';
import type { Browser as Firefox } from 'puppeteer-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, type Size } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { agree, phase, screenOf, stateOf, until, type Viewer } from './board';
import { type FirefoxPerson, findFirefox, firefoxPerson, openFirefox } from './firefox';
import { sit } from './gestures';

jest.setTimeout(300_000);

const path = findFirefox();
const scene = path === null ? test.skip : test;

let product: Product;
let browser: Browser;
let firefox: Firefox;
let fay: FirefoxPerson | null = null;
let ben: Person | null = null;

beforeAll(async () => {
  if (path === null) return;
  product = await startProduct();
  browser = await openBrowser();
  firefox = await openFirefox(path);
});

afterEach(async () => {
  await fay?.photograph();
  const complaints = [...(fay?.complaints() ?? []), ...(ben?.complaints() ?? [])];
  await fay?.window.close();
  await ben?.close();
  expect(complaints).toEqual([]);
});

afterAll(async () => {
  await firefox?.close();
  await browser?.close();
  await product?.stop();
});

/** Whether this Firefox has WebGL, which needs Mesa on a machine without a graphics card. */
function draws({ page }: FirefoxPerson): Promise<boolean> {
  return page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
}

/** Places round a figure, in px. */
const ABOUT = [
  [0, -40],
  [40, 0],
  [-40, 0],
  [0, 40],
] as const;

/** The place of a figure on the screen, once the camera has come to rest. */
function atRest(somebody: FirefoxPerson, figure: string): Promise<{ x: number; y: number }> {
  let before = { x: Number.NaN, y: Number.NaN };
  return until(`${figure} rests`, async () => {
    const now = await screenOf(somebody, figure);
    const rests = now.x === before.x && now.y === before.y;
    before = now;
    return rests ? now : null;
  });
}

/** Selects a figure by its card, if it is not selected. */
async function select({ window }: FirefoxPerson, figure: string): Promise<void> {
  const card = await window.waitForSelector(`[data-figure="${figure}"]`);
  if ((await card?.evaluate((button) => button.getAttribute('aria-pressed'))) !== 'true') await card?.click();
}

/** The red button, if it would move this figure. */
function moveButton({ window }: FirefoxPerson, figure: string) {
  return window.$(
    `body:has([data-figure="${figure}"][aria-pressed="true"]) [data-testid="act"]:not([aria-disabled="true"])`,
  );
}

/** Moves a soldier by hand: its card, a place on the table, the red button. */
async function walk(somebody: FirefoxPerson, soldier: string): Promise<void> {
  const { window } = somebody;
  const before = (await stateOf(somebody))?.soldiers[soldier];
  const [width, height] = await window.evaluate(() => [innerWidth, innerHeight] as const);
  for (const [dx, dy] of [...ABOUT, ...ABOUT]) {
    // A neighbour may take a click that was meant for the ground, and is selected instead.
    await select(somebody, soldier);
    const at = await atRest(somebody, soldier);
    const [x, y] = [at.x + dx, at.y + dy];
    // A soldier at the edge of the screen has no ground there.
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    await window.mouse.click(x, y);
    const ready = await moveButton(somebody, soldier);
    if (ready === null) continue;
    await ready.click();
    await until(`${soldier} walks`, async () => {
      const after = (await stateOf(somebody))?.soldiers[soldier];
      return after?.x !== before?.x || after?.y !== before?.y;
    });
    return;
  }
  throw new Error(`${soldier} finds no way`);
}

/** Lets the computer play both seats until the match is over or `enough` says so. */
async function playOn(both: readonly Viewer[], match: string, enough: () => Promise<boolean>): Promise<void> {
  await until(
    'they have played',
    async () => {
      for (const { page } of both) await page.evaluate((most: number) => window.__dinoWars?.playOn(most) ?? 0, 6);
      await agree(product, match, both);
      return enough();
    },
    240_000,
  );
}

const sizes: [string, Size][] = [
  ['at a desk', DESKTOP],
  ['on a phone', PHONE],
];

scene.each(sizes)('Firefox %s and Chromium play to the end and see the same', async (_, size) => {
  const id = await newMatch(product, { preset: 'duel' });
  const ann = await firefoxPerson(firefox, 'Fay', size);
  fay = ann;
  await ann.window.goto(`${product.url}/`);
  await ann.appears('h1');
  await ann.window.goto(`${product.url}/m/${id}`);
  await ann.press('side-army');
  const other = await person(browser, 'Ben', DESKTOP, product.url);
  ben = other;
  await sit(other, `${product.url}/m/${id}`, 'dinosaurs');
  for (const each of [ann, other]) await phase(each, 'dinosaur-movement');
  const both = [ann, other];
  await playOn(both, id, async () => (await stateOf(ann))?.phase === 'army-movement');
  await phase(ann, 'army-movement');
  const state = await stateOf(ann);
  const [soldier = ''] = Object.entries(state?.soldiers ?? {}).flatMap(([figure, { alive, spentCi }]) =>
    alive && spentCi === 0 ? [figure] : [],
  );
  if (await draws(ann)) await walk(ann, soldier);
  else console.warn('This Firefox has no WebGL: nobody is moved by hand.');
  await agree(product, id, both);
  await ann.window.reload();
  await phase(ann, 'army-movement');
  expect(await ann.page.evaluate(() => window.__dinoWars?.seat())).toBe(0);
  await agree(product, id, both);
  await playOn(both, id, async () => (await stateOf(ann))?.ending != null);
  await ann.appears('[data-testid="watch-again"]');
});
