/** Very Simple Miniatures in browsers: a duel with a spectator to its end, and one person against the computer. */

import { memberOf, type Position, type ProfileId } from '@dwo/simple-minis';
import { usualOptions } from '@dwo/simple-minis/wire';
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from '../axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';
import { answerFirst, hashOf, playOn, playStep, seatOf, stateOf, takeSeat, turnOf } from './player';

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

async function arrive(name: string, path: string, size = DESKTOP): Promise<Person> {
  const somebody = await person(browser, name, size, product.url);
  people.push(somebody);
  await somebody.page.goto(path);
  return somebody;
}

const inch = 1000;
const figure = (profile: ProfileId, seat: number, x: number, y: number): Position['figures'][number] => ({
  ...memberOf(profile),
  ...{ seat, x: x * inch, y: y * inch, facingX: 0, facingY: seat === 0 ? 1 : -1, riding: null, asleep: false },
});

/** The last two rounds of a small battle: everybody is in range. */
const LATE: Position = {
  ...{ round: 4, step: 'move', first: 0, features: null },
  figures: [
    figure('gunslinger', 0, 30, 6),
    figure('brawler', 0, 34, 8),
    figure('cowhand', 0, 38, 6),
    figure('poacher_chief', 1, 31, 14),
    figure('raptor', 1, 35, 13),
    figure('spitter', 1, 42, 14),
  ],
};

const SMALL = {
  ...usualOptions('open_battle', 2),
  ...{ forces: ['frontier_ranch', 'saurian_pack'], position: LATE, clocks: null },
};

test('two players and a spectator play a duel to its end and see the replay', async () => {
  const id = await newMatch(product, { game: 'simple-minis', options: SMALL });
  const ann = await arrive('Ann', `/m/${id}`);
  const ben = await arrive('Ben', `/m/${id}`, PHONE);
  const eve = await arrive('Eve', `/m/${id}`);
  try {
    await takeSeat(ann, 'one');
    await takeSeat(ben, 'two');
    for (const { page } of [ann, ben, eve]) await page.locator('[data-table]').waitFor();
    expect(await seriousFindingsOf(ann.page)).toEqual([]);
    expect(await seriousFindingsOf(ben.page)).toEqual([]);
    for (let turns = 0; turns < 40; turns++) {
      const state = await until('the match goes on', () => stateOf(ann));
      if (state.phase === 'over') break;
      const next = state.asked === 0 ? ann : ben;
      const now = await turnOf(next);
      if (now.phase !== 'over') await playStep(next, now);
    }
    for (const { page } of [ann, ben, eve]) await page.getByTestId('verdict').waitFor();
    expect(await hashOf(ben)).toBe(await hashOf(ann));
    expect(await hashOf(eve)).toBe(await hashOf(ann));
    expect(await seriousFindingsOf(ann.page)).toEqual([]);
    await eve.page.goto(`/r/${id}`);
    await eve.page.getByTestId('scrub').press('End');
    await eve.page.getByTestId('curtain').waitFor();
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('one person sets up a force and plays the computer to the end', async () => {
  const id = await newMatch(product, { game: 'simple-minis', preset: 'standard', bots: ['two'] });
  const zoe = await arrive('Zoe', `/m/${id}`, PHONE);
  try {
    await takeSeat(zoe, 'one');
    expect(await zoe.page.getByTestId('reactions').innerText()).toContain('Goal: the most points in 5 rounds');
    await answerFirst(zoe);
    await until('the zones are settled', async () => {
      const state = await stateOf(zoe);
      if (state?.phase === 'zone' && state.asked === (await seatOf(zoe))) await answerFirst(zoe);
      return state?.phase === 'deploy' && state.asked === (await seatOf(zoe));
    });
    await zoe.page.waitForTimeout(600);
    expect(await zoe.page.getByTestId('goal').innerText()).toContain('Goal: the most points in 5 rounds');
    await zoe.page.locator('[data-choice="Place the rest"]').click();
    await zoe.page.waitForTimeout(600);
    expect(await zoe.page.locator('.command--next').innerText()).toContain('0 without a place');
    await zoe.page.getByTestId('act').click();
    await until('the battle begins', async () => (await stateOf(zoe))?.round === 1);
    await until(
      'the battle is over',
      async () => {
        await playOn(zoe, 100);
        return (await stateOf(zoe))?.phase === 'over';
      },
      420_000,
    );
    await zoe.page.getByTestId('verdict').waitFor();
    expect(await seriousFindingsOf(zoe.page)).toEqual([]);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
