/** Very Simple Miniatures on phones held sideways: a player who picks one of two zones sees both. */
import type { Browser } from 'playwright-core';
import { openBrowser, type Person, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';
import { answerFirst, seatOf, stateOf, takeSeat } from './player';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(20, { GAMES: 'dino-wars,simple-minis' });
  browser = await openBrowser();
});

afterAll(async () => {
  const complaints = people.flatMap((each) => each.complaints());
  for (const each of people) await each.close();
  await browser?.close();
  await product?.stop();
  expect(complaints).toEqual([]);
});

const LYING = { width: 844, height: 390 };
/** The index of the zone at the upper edge. */
const NORTH = 1;
/** So many px below the bar lies the northern zone once the whole table is in sight. */
const DOWN = 30;

test('VS-R-11 both zones are in sight when one is picked, and two taps on the northern one pick it', async () => {
  const id = await newMatch(product, { game: 'simple-minis', preset: 'standard' });
  try {
    for (const [name, side] of [
      ['Ann', 'one'],
      ['Ben', 'two'],
    ] as const) {
      const somebody = await person(browser, name, LYING, product.url);
      people.push(somebody);
      await somebody.page.goto(`/m/${id}`);
      await takeSeat(somebody, side);
    }
    for (const each of people) await answerFirst(each);
    const picker = await until('somebody picks a zone', async () => {
      for (const each of people) {
        const state = await stateOf(each);
        if (state?.phase === 'zone' && state.asked === (await seatOf(each))) return each;
      }
      return null;
    });
    await picker.page.getByTestId('reactions').waitFor();
    await seen(picker);
    await picker.page.waitForTimeout(1500);
    const table = await picker.page.locator('[data-table]').boundingBox();
    if (table === null) throw new Error('There is no table');
    for (let tap = 0; tap < 2; tap++) {
      await picker.page.mouse.click(table.x + table.width / 2, table.y + DOWN);
      await picker.page.waitForTimeout(600);
    }
    const seat = (await seatOf(picker)) ?? 0;
    await until('the zone is picked', async () => (await stateOf(picker))?.players[seat]?.zone === NORTH);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
