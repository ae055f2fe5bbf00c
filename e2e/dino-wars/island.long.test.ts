/** Five people and a computer start an island from the title and play it; one disconnects and comes back, two spectate. */
import type { Browser } from 'playwright-core';
import { openBrowser, type Person, person, photograph, type Size } from '../browser';
import { type Product, startProduct } from '../product';
import { agree, stateOf, summary, until } from './board';

/** Seven windows at once: small ones, of both kinds. */
const DESK: Size = { width: 960, height: 640 };
const HAND: Size = { width: 390, height: 700 };
const BROKEN_LINE = /ERR_|WebSocket|net::|Failed to (load|fetch)/;

let product: Product;
let browser: Browser;
const people: Person[] = [];

jest.setTimeout(300_000);

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});

afterAll(async () => {
  await photograph(people);
  await browser?.close();
  await product?.stop();
});

async function arrive(name: string, size: Size, path: string): Promise<Person> {
  const each = await person(browser, `island-${name}`, size, product.url);
  people.push(each);
  each.page.setDefaultTimeout(60_000);
  await each.page.goto(path);
  return each;
}

async function sitDown({ page }: Person, name: string, side: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByTestId(`side-${side}`).click();
}

const begun = (each: Person) => until(`${each.name} sees the island`, async () => (await stateOf(each)) !== null);
const seatOf = ({ page }: Person) => page.evaluate(() => window.__dinoWars?.seat() ?? null);

/** All of them play a little whenever it is their turn, until the record has this many entries. */
async function playTo(seq: number, players: readonly Person[], match: string): Promise<void> {
  await until(`entry ${seq} is played`, async () => {
    for (const { page } of players) await page.evaluate(() => window.__dinoWars?.playOn(3) ?? 0);
    return (await summary(product, match)).seq >= seq ? true : null;
  });
}

test('five people and one computer play an island from the title, one comes back to their seat, two watch', async () => {
  const ann = await arrive('Ann', DESK, '/');
  await ann.page.getByRole('button', { name: /Play a friend/ }).click();
  await ann.page.getByTestId('players-6').click();
  await ann.page.getByTestId('chair-5').waitFor();
  await ann.page.getByTestId('terms').selectOption({ label: 'No clock' });
  await sitDown(ann, 'Ann', 'army');
  await ann.page.getByTestId('hold').click();
  const link = await ann.page.getByTestId('match-link').inputValue();
  const match = new URL(link).pathname.replace('/m/', '');

  const players = [ann];
  for (const [name, side, size] of [
    ['Ben', 'army', HAND],
    ['Cid', 'dinosaurs', DESK],
    ['Dot', 'dinosaurs', HAND],
    ['Eve', 'army', DESK],
  ] as const) {
    const each = await arrive(name, size, link);
    await sitDown(each, name, side);
    players.push(each);
  }
  await ann.page.getByTestId('bot-side').selectOption('dinosaurs');
  await ann.page.getByRole('button', { name: 'Put a computer on seat 6' }).click();
  await ann.page.getByTestId('chair-5').getByText('Computer').waitFor();
  await ann.page.getByTestId('start').getByText('Start the battle').click();
  for (const each of players) await begun(each);
  const watchers = [await arrive('Fay', HAND, link), await arrive('Gus', DESK, link)];
  for (const each of watchers) await begun(each);
  await until('two watch', async () => (await summary(product, match)).watchers === 2);

  await playTo(4, players, match);
  const cid = players[2] as Person;
  const seat = await seatOf(cid);
  cid.excuse(BROKEN_LINE);
  await cid.page.context().setOffline(true);
  await cid.page.reload().catch(() => {});
  const others = players.filter((each) => each !== cid);
  await until('the others see that Cid is gone', async () => {
    const { chairs } = await summary(product, match);
    return chairs.some(({ bot, connected }) => !bot && !connected);
  });
  await cid.page.context().setOffline(false);
  await cid.page.goto(link);
  await begun(cid);
  cid.excuse(null);
  expect(await seatOf(cid)).toBe(seat);
  const { seq } = await summary(product, match);
  await playTo(seq + 4, [cid, ...others], match);
  await agree(product, match, [...players, ...watchers]);
  expect(await Promise.all(watchers.map(seatOf))).toEqual([null, null]);
  expect(people.flatMap((each) => each.complaints())).toEqual([]);
});
