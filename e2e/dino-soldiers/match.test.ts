/** Dino Soldiers, with tiles that lie face down: from the teams to the replay, against people and the computer. */
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from '../axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';

jest.setTimeout(600_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

/** Short enough for a test, and with everything that players decide. */
const SHORT = {
  sideAssignment: 'choice',
  teamMode: 'custom',
  fieldMode: 'alternate',
  shoutMode: 'cheer',
  roundLimit: 10,
  clocks: null,
};

beforeAll(async () => {
  product = await startProduct(20);
  browser = await openBrowser();
});

afterAll(async () => {
  const complaints = people.flatMap((each) => each.complaints());
  for (const each of people) await each.close();
  await browser?.close();
  await product?.stop();
  expect(complaints).toEqual([]);
});

async function arrive(name: string, id: string, size = DESKTOP): Promise<Person> {
  const somebody = await person(browser, name, size, product.url);
  people.push(somebody);
  await somebody.page.goto(`/m/${id}`);
  return somebody;
}

const tap = { timeout: 1_500 };

/** Brings in, moves and attacks with the available units, then ends the turn. */
async function playTurn({ page }: Person): Promise<void> {
  // A press that came too soon after a question has left it open, and it takes the place of the units.
  for (const open of ['ds-risk-go', 'ds-attack']) {
    const asked = page.getByTestId(open);
    if ((await asked.count()) > 0) await asked.click(tap);
  }
  const able = page.locator('.ds-toy--able');
  for (let i = 0; i < Math.min(4, await able.count()); i++) {
    await able.nth(i).click(tap);
    const enter = page.getByTestId('ds-enter');
    if ((await enter.count()) > 0) await enter.click(tap);
    const step = page.locator('.ds-mark--unknown, .ds-mark--step, .ds-mark--harm').first();
    if ((await step.count()) === 0) continue;
    await step.focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    // A path that hurts needs confirmation.
    const risk = page.getByTestId('ds-risk-go');
    if ((await risk.count()) > 0) await risk.click(tap);
  }
  for (let i = 0; i < (await able.count()); i++) {
    await able.nth(i).click(tap);
    const mode = page.locator('.ds-mode[data-testid]:not([disabled])').first();
    if ((await mode.count()) === 0) continue;
    await mode.click(tap);
    const target = page.locator('.ds-mark--target').first();
    if ((await page.getByTestId('ds-aim').count()) === 0 && (await target.count()) > 0) {
      await target.focus();
      await page.keyboard.press('Enter');
    }
    if ((await page.getByTestId('ds-aim').count()) > 0) {
      await seen({ page });
      await page.getByTestId('ds-attack').click(tap);
    }
    break;
  }
  await page.getByTestId('ds-end-turn').click(tap);
}

/** Does whatever is asked until the match is over. */
async function playOn(somebody: Person): Promise<void> {
  const { name, page } = somebody;
  const asked = async (test: string) => (await page.getByTestId(test).count()) > 0;
  await until(
    `${name} sees the end`,
    async () => {
      if (await asked('ds-anywhere'))
        await page
          .getByTestId('ds-anywhere')
          .click(tap)
          .catch(() => {});
      if (await asked('ds-deploy')) {
        await page
          .locator('[data-testid^=deploy-]')
          .first()
          .click(tap)
          .catch(() => {});
        await page
          .getByTestId('ds-deploy-do')
          .click(tap)
          .catch(() => {});
      }
      if (await asked('ds-dodge'))
        await page
          .getByTestId('ds-dodge-do')
          .click(tap)
          .catch(() => {});
      if (await asked('ds-end-turn')) await playTurn(somebody).catch(() => {});
      return (await page.getByTestId('ds-table').getAttribute('data-phase')) === 'over';
    },
    420_000,
  );
}

test('two players and a spectator play from their teams to the end and check the record', async () => {
  const id = await newMatch(product, { game: 'dino-soldiers', options: SHORT });
  const ann = await arrive('Ann', id, { ...DESKTOP, speed: 'instant' });
  const ben = await arrive('Ben', id, { ...PHONE, speed: 'instant' });
  const eve = await arrive('Eve', id);
  try {
    await ann.page.getByTestId('side-dinosaurs').click();
    await ben.page.getByTestId('side-soldiers').click();
    for (const { page } of [ann, ben, eve]) await page.getByTestId('ds-table').waitFor();
    expect(await seriousFindingsOf(ann.page)).toEqual([]);
    // A team that is too expensive is refused with its rule, and stays as it is after a reload.
    for (let i = 0; i < 4; i++) await ann.page.getByTestId('more-tyrannosaurus').click();
    await ann.page.getByText('at most 36 may be spent').waitFor();
    await ann.page.reload();
    await ann.page.getByText('48 of 36 points').waitFor();
    await ann.page.getByTestId('team-whisperingClaws').click();
    await ben.page.getByTestId('team-ironHedge').click();
    await ann.page.getByTestId('ds-field').waitFor();
    await Promise.all([playOn(ann), playOn(ben)]);
    await ben.page.getByTestId('ds-over').waitFor();
    expect(await seriousFindingsOf(ben.page)).toEqual([]);
    // A rule's tag opens its text; Escape closes it.
    await ann.page.locator('.ds-log .ds-rule').last().click();
    await ann.page
      .getByRole('dialog')
      .getByRole('heading', { name: /^DS-END-/ })
      .waitFor();
    expect(await seriousFindingsOf(ann.page)).toEqual([]);
    await ann.page.keyboard.press('Escape');
    await eve.page.getByTestId('ds-over').waitFor();
    await eve.page.goto(`/r/${id}`);
    await eve.page.getByTestId('ds-replay').waitFor();
    // Teams fall as they may; in a turn the strong computer knows what it would do.
    await eve.page.getByTestId('hint-ask').click();
    await eve.page.locator('[data-hint=none]').waitFor();
    await eve.page.keyboard.press(']');
    await eve.page.locator('[data-hint=none]').waitFor({ state: 'hidden' });
    await eve.page.getByTestId('hint-ask').click();
    await eve.page.locator('[data-hint=advice]').waitFor();
    expect(await eve.page.getByTestId('hint-sentence').innerText()).toMatch(/\w+ .*\.$/);
    expect(await seriousFindingsOf(eve.page)).toEqual([]);
    await eve.page.getByTestId('scrub').press('End');
    await eve.page.getByTestId('curtain').waitFor();
    await eve.page.getByRole('button', { name: 'Check the record' }).click();
    await eve.page.getByTestId('proof').waitFor();
    expect(await eve.page.getByTestId('proof').getAttribute('data-verdict')).toBe('good');
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('one person plays the computer to the end', async () => {
  const id = await newMatch(product, { game: 'dino-soldiers', preset: 'sides', bots: ['dinosaurs'] });
  const zoe = await arrive('Zoe', id, PHONE);
  try {
    await zoe.page.getByTestId('side-soldiers').click();
    await zoe.page.getByTestId('team-longEyePatrol').click();
    await zoe.page.getByTestId('ds-deploy').waitFor();
    expect(await seriousFindingsOf(zoe.page)).toEqual([]);
    await playOn(zoe);
    await zoe.page.getByTestId('ds-over').waitFor();
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
