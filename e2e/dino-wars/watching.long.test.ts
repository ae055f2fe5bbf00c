/**
 * People who look for a match to watch: the list with its pictures, the match on the title, the table as a spectator sees it.
 */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { stateOf, summary, until } from './board';

jest.setTimeout(240_000);

let product: Product;
let browser: Browser;
let match: string;
const people: Person[] = [];

/** Ann plays the army of an island among computers, in a public match. */
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const bots = ['army', 'army', 'dinosaurs', 'dinosaurs', 'dinosaurs'];
  match = await newMatch(product, { preset: 'island', bots, visibility: 'open', terms: { kind: 'none' } });
  const ann = await arrive('Ann', DESKTOP, `/m/${match}`);
  await ann.page.getByLabel('Your name').fill('Ann');
  await ann.page.getByTestId('side-army').click();
  await until('the island is under way', async () => (await stateOf(ann)) !== null);
  await until('so much is played', async () => {
    await ann.page.evaluate(() => window.__dinoWars?.playOn(3) ?? 0);
    return (await summary(product, match)).seq >= 20 ? true : null;
  });
});

afterAll(async () => {
  await photograph(people);
  await browser?.close();
  await product?.stop();
});

async function arrive(name: string, size: Size, path: string): Promise<Person> {
  const each = await person(browser, `watching-${name}`, size, product.url);
  people.push(each);
  await each.page.goto(path);
  return each;
}

test.each([DESKTOP, PHONE])('the list shows a small picture of the table, $width pixels wide', async (size) => {
  const { page, complaints } = await arrive(`list-${size.width}`, size, '/watch');
  const row = page.getByTestId('watch-match');
  await row.getByTestId('plan').waitFor();
  const plan = (await (await fetch(`${product.url}/api/matches/${match}/plan`)).json()) as { plan: { grounds: [] } };
  // The board, each piece of ground, and the figures of each side.
  expect(await row.locator('.table-plan > path').count()).toBe(1 + plan.plan.grounds.length + 2);
  const box = await row.getByTestId('plan').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(50);
  expect(complaints()).toEqual([]);
});

test.each([DESKTOP, PHONE])('the title shows the match that is on, $width pixels wide', async (size) => {
  const { page, complaints } = await arrive(`title-${size.width}`, size, '/');
  await page.getByRole('button', { name: /Play now/i }).waitFor();
  const featured = page.getByTestId('featured');
  await featured.getByText('Ann').waitFor();
  // On a phone it is a strip on the rim of the box, without the picture.
  if (size === DESKTOP) await featured.getByTestId('plan').waitFor();
  expect(complaints()).toEqual([]);
  await featured.click();
  await page.waitForURL(`**/m/${match}`);
});

test.each([DESKTOP, PHONE])('a spectator has the score and a camera that follows, $width pixels wide', async (size) => {
  const eve = await arrive(`eve-${size.width}`, size, `/m/${match}`);
  const { page, complaints } = eve;
  await until('the island is shown', async () => (await stateOf(eve)) !== null);
  const plates = page.getByTestId('live-scores').getByRole('listitem');
  expect(await plates.count()).toBe(6);
  expect(await plates.filter({ hasText: 'Ann' }).textContent()).toMatch(
    /^Ann\d+\/\d+( · \d+ of \d+ (life|structure))?$/,
  );
  const follow = page.getByTestId('follow');
  expect(await follow.getAttribute('aria-pressed')).toBe('true');
  await follow.click();
  expect(await follow.getAttribute('aria-pressed')).toBe('false');
  await page.getByTestId('viewpoint').selectOption({ label: 'Ann · Army' });
  expect(await follow.getAttribute('aria-pressed')).toBe('true');
  expect(complaints()).toEqual([]);
});

test('spectators of a match with a delay see each move later, are told so, and so does the list', async () => {
  const delay = 12;
  const wish = { preset: 'duel', bots: ['dinosaurs'], visibility: 'open', terms: { kind: 'none' }, delay };
  const late = await newMatch(product, wish);
  const zoe = await arrive('Zoe', DESKTOP, `/m/${late}`);
  await zoe.page.getByLabel('Your name').fill('Zoe');
  await zoe.page.getByTestId('side-army').click();
  await until('the duel is under way', async () => (await stateOf(zoe)) !== null);
  const max = await arrive('Max', PHONE, `/m/${late}`);
  await max.page.getByTestId('late').getByText('12 seconds').waitFor();
  await until('the table is laid out', async () => (await stateOf(max)) !== null);
  const seqOf = (one: Person) => one.page.evaluate(() => window.__dinoWars?.seq() ?? -1);
  // Zoe streams: the picture in her own browser is a spectator's, and takes no seat.
  const stream = await zoe.page.context().newPage();
  await stream.goto(`${product.url}/m/${late}?overlay`);
  await stream.getByTestId('overlay').waitFor();
  expect(await stream.evaluate(() => window.__dinoWars?.seat() ?? null)).toBeNull();
  expect(await zoe.page.evaluate(() => window.__dinoWars?.seat() ?? null)).toBe(0);
  await stream.close();
  const seq = await until('a move is played', async () => {
    const moves = await zoe.page.evaluate(() => window.__dinoWars?.playOn(1) ?? 0);
    return moves > 0 ? seqOf(zoe) : null;
  });
  const played = Date.now();
  expect((await summary(product, late)).seq).toBeLessThan(seq);
  expect(await seqOf(max)).toBeLessThan(seq);
  await until('the move is seen', async () => ((await seqOf(max)) >= seq ? true : null));
  expect(Date.now() - played).toBeGreaterThan((delay - 5) * 1000);
  await max.page.getByTestId('late').getByRole('button').click();
  expect(await max.page.getByTestId('late').count()).toBe(0);
  const list = await arrive('late-list', PHONE, '/watch');
  await list.page.getByTestId('watch-match').getByText('12 seconds behind').waitFor();
  expect([zoe, max, list].flatMap(({ complaints }) => complaints())).toEqual([]);
});

test('a player is not shown their own match on the title, and nothing is shown when nothing is on', async () => {
  const ann = people[0] as Person;
  const tab = await ann.page.context().newPage();
  const list = tab.waitForResponse(/matches\/featured/);
  await tab.goto(`${product.url}/`);
  expect(((await (await list).json()) as { matches: unknown[] }).matches).toHaveLength(1);
  await ann.close();

  const other = await person(browser, 'watching-Ben', PHONE, product.url);
  people.push(other);
  await until('the match of a person who has left is shown no more', async () => {
    const { matches } = (await (await fetch(`${product.url}/api/matches/featured`)).json()) as { matches: unknown[] };
    return matches.length === 0 ? true : null;
  });
  const none = other.page.waitForResponse(/matches\/featured/);
  await other.page.goto('/');
  expect((await none).status()).toBe(200);
});
