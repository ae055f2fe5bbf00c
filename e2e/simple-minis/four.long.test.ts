/** Very Simple Miniatures for four: three browsers, of which one drops and returns, a computer, and a spectator. */
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from '../axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';
import { answerFirst, hashOf, playOn, seatOf, stateOf, takeSeat } from './player';

jest.setTimeout(600_000);

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

async function arrive(name: string, id: string, size: Size = DESKTOP): Promise<Person> {
  const somebody = await person(browser, name, size, product.url);
  people.push(somebody);
  await somebody.page.goto(`/m/${id}`);
  return somebody;
}

/** Plays the seats of these people until the match is over, or until a round has begun. */
async function playUntil(those: readonly Person[], round: number): Promise<void> {
  const isThere = async (who: Person) => {
    const state = await stateOf(who);
    return state !== null && (state.phase === 'over' || state.round >= round);
  };
  await until(
    `round ${round} has begun`,
    async () => {
      for (const who of those) {
        if (await isThere(who)) return true;
        await playOn(who, 30);
      }
      return false;
    },
    400_000,
  );
}

test('four seats and a spectator play a scenario of four to its end, though one drops and returns', async () => {
  const id = await newMatch(product, { game: 'simple-minis', preset: 'four', bots: ['four'] });
  const ann = await arrive('Ann', id);
  const ben = await arrive('Ben', id, PHONE);
  const cleo = await arrive('Cleo', id);
  const eve = await arrive('Eve', id);
  const players = [ann, ben, cleo];
  try {
    await takeSeat(ann, 'one');
    await takeSeat(ben, 'two');
    await takeSeat(cleo, 'three');
    // Each chooses a force by one tap.
    for (const who of players) await answerFirst(who);
    await playUntil(players, 1);
    // Everybody sees four players, and whose turn it is.
    for (const { page } of players) {
      const plates = page.getByTestId('players').locator('li');
      expect(await plates.count()).toBe(4);
      await page.getByTestId('players').locator('[aria-current=true]').first().waitFor();
    }
    expect(await seriousFindingsOf(ann.page)).toEqual([]);
    expect(await seriousFindingsOf(ben.page)).toEqual([]);
    await playUntil(players, 2);
    // The page is closed in the middle of a round, and opened again: the seat is still theirs.
    const seat = await seatOf(cleo);
    await cleo.page.goto('about:blank');
    await playUntil([ann, ben], 2);
    await cleo.page.goto(`/m/${id}`);
    await until(
      'Cleo is back in her seat',
      async () => (await seatOf(cleo)) === seat && (await stateOf(cleo)) !== null,
    );
    await playUntil(players, 99);
    for (const { page } of [...players, eve]) await page.getByTestId('verdict').waitFor({ timeout: 60_000 });
    for (const who of [ben, cleo, eve]) expect(await hashOf(who)).toBe(await hashOf(ann));
    expect(await seriousFindingsOf(eve.page)).toEqual([]);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
