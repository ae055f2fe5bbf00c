/**
 * People at the tables of the other games: the match is paused, and a seat goes to a spectator and back, by mouse and by keys.
 */
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from './axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from './browser';
import { newMatch } from './new-match';
import { type Product, startProduct } from './product';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;
let people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(20);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const card = ({ page }: Person, name: string) => page.getByTestId('table-cards').getByRole('status', { name });

/** The panel opens from the table's menu, or from its bar if there is no menu. */
async function open({ page }: Person): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if ((await menu.count()) > 0) await menu.click();
  await page.getByTestId('people-open').click();
  await page.getByTestId('people').waitFor();
}

const GAMES = [
  ['dino-soldiers', 'sides', ['side-dinosaurs', 'side-soldiers'], 'ds-table'],
  ['jurassic-wars', 'unleashed-2', ['side-carnivores', 'side-random'], 'jw-table'],
] as const;

test.each(GAMES)('%s: a pause, and a seat handed over', async (game, preset, sides, table) => {
  const id = await newMatch(product, { game, preset });
  const [ann, ben, eve] = (await Promise.all(
    (['Ann', 'Ben', 'Eve'] as const).map((name) => {
      return person(browser, `${name}-${game}`, name === 'Ben' ? PHONE : DESKTOP, product.url);
    }),
  )) as [Person, Person, Person];
  people = [ann, ben, eve];
  try {
    for (const [at, { page }] of people.entries()) {
      await page.goto(`/m/${id}`);
      const side = sides[at];
      if (side !== undefined) await page.getByTestId(side).click();
    }
    for (const { page } of people) await page.getByTestId(table).waitFor();

    await open(ben);
    await photograph([{ ...ben, name: `${game}-people-phone` }]);
    expect(await seriousFindingsOf(ben.page)).toEqual([]);
    await ben.page.getByTestId('ask-pause').click();
    await card(ben, 'You ask').waitFor();
    await card(ann, 'A question to you').waitFor();
    await photograph([
      { ...ann, name: `${game}-question` },
      { ...ben, name: `${game}-asking-phone` },
    ]);
    await ann.page.keyboard.press('a');
    for (const each of people) await card(each, 'Pause').waitFor();
    await photograph([{ ...ben, name: `${game}-pause-phone` }]);
    await card(ben, 'Pause').getByRole('button', { name: 'Go on' }).click();
    await card(eve, 'Pause').waitFor({ state: 'hidden' });

    await ann.page.keyboard.press('y');
    await ann.page.getByRole('dialog', { name: 'Talk' }).waitFor();
    await ann.page.keyboard.press('Escape');
    await ann.page.getByRole('dialog', { name: 'Talk' }).waitFor({ state: 'hidden' });
    // A key opens the panel without a mouse.
    await ann.page.keyboard.press('p');
    await photograph([{ ...ann, name: `${game}-people` }]);
    await ann.page
      .locator('.people__seat', { hasText: '(you)' })
      .getByRole('button', { name: 'Let a spectator play' })
      .click();
    await ann.page.keyboard.press('Escape');
    await card(eve, 'A seat is open').getByRole('button', { name: 'Play for them' }).click();
    await card(ann, 'Your seat').waitFor();
    await photograph([{ ...ann, name: `${game}-owner` }]);
    await open(eve);
    await eve.page.locator('.people__seat', { hasText: '(you)' }).waitFor();
    await ann.page.keyboard.press('a');
    await card(ann, 'Your seat').waitFor({ state: 'hidden' });
    await eve.page.locator('.people__seat', { hasText: '(you)' }).waitFor({ state: 'hidden' });
    expect(people.flatMap((each) => each.complaints())).toEqual([]);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
