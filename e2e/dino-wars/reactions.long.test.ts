/** Four overruns to answer at once, on every shape of screen: the table stays in sight, and one button answers them all. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from '../axe';
import { openBrowser, type Person, person, photograph, type Size } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { stateOf, until } from './board';

const PLACES = [900, 1700, 2500, 3300];
const BATTLE: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 4200, heightCi: 3600, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: PLACES.map((x, i) => ({
    ...{ ...PLAIN_DINOSAUR, id: `d${i + 1}`, owner: 1, kind: 'deinonychus' as const, lifePoints: null },
    ...{ at: { x, y: 2000 }, facing: 270 },
  })),
  soldiers: PLACES.map((x, i) => ({
    ...{ ...PLAIN_SOLDIER, id: `s${i + 1}`, owner: 0, order: 'ask' as const, at: { x, y: 1500 }, facing: 90 },
    ...(i === 1
      ? { rank: 'hero' as const, weapon: 'bazooka' as const }
      : { rank: 'enlisted' as const, weapon: 'rifle' as const }),
  })),
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'dinosaur-movement' },
};

/** The least share of the table in sight with all four reactions open, by the size of the window. */
const SIZES: readonly (readonly [Size, number])[] = [
  [{ width: 1280, height: 800 }, 0.9],
  [{ width: 390, height: 844 }, 0.8],
  [{ width: 844, height: 390 }, 0.7],
  [{ width: 820, height: 1180 }, 0.8],
];

let product: Product;
let browser: Browser;

jest.setTimeout(180_000);

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function besieged(size: Size): Promise<Person> {
  const ann = await person(browser, `Ann-besieged-${size.width}`, size, product.url);
  await ann.page.goto(`/m/${await newMatch(product, { options: BATTLE, bots: ['dinosaurs'] })}`);
  await ann.page.getByTestId('side-army').click();
  await until('four are asked', async () => (await stateOf(ann))?.reactions.length === 4);
  await ann.page.getByTestId('reactions').locator('[data-reaction]').nth(3).waitFor();
  return ann;
}

/** The share of the table that the panel leaves in sight. */
function tableInSight({ page }: Person): Promise<number> {
  return page.evaluate(() => {
    const table = document.querySelector('[data-table]')?.getBoundingClientRect();
    const panel = document.querySelector('.reactions')?.getBoundingClientRect();
    if (table === undefined || panel === undefined) return 0;
    const wide = Math.max(0, Math.min(table.right, panel.right) - Math.max(table.left, panel.left));
    const high = Math.max(0, Math.min(table.bottom, panel.bottom) - Math.max(table.top, panel.top));
    return 1 - (wide * high) / (table.width * table.height);
  });
}

/** Everything beside the table that can be seen, and lies partly under the panel. */
function cutByPanel({ page }: Person): Promise<readonly string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('.reactions')?.getBoundingClientRect();
    if (panel === undefined) return ['no panel'];
    return [...document.querySelectorAll<HTMLElement>('.battle__strip button, .battle__column > *')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { top, bottom, height } = each.getBoundingClientRect();
        return height > 0 && bottom > panel.top + 1 && top < panel.bottom;
      })
      .map((each) => each.className);
  });
}

test.each(SIZES)('DW-R-24 four are asked at %j, and the table is in sight', async (size, least) => {
  const ann = await besieged(size);
  const panel = ann.page.getByTestId('reactions');
  try {
    expect(await tableInSight(ann)).toBeGreaterThanOrEqual(least);
    expect(await cutByPanel(ann)).toEqual([]);
    await panel.getByText('1 of 4', { exact: true }).waitFor();
    // All of it is inside the window without scrolling.
    const rows = panel.locator('[data-reaction]');
    for (let at = 0; at < 4; at += 1) {
      const box = await rows.nth(at).boundingBox();
      expect(box === null ? size.height + 1 : box.y + box.height).toBeLessThanOrEqual(size.height);
    }
    expect(await rows.first().locator(':focus').count()).toBe(1);
    expect(await seriousFindingsOf(ann.page)).toEqual([]);
    await ann.page.keyboard.press('Enter');
    await panel.getByText('2 of 4', { exact: true }).waitFor();
    expect(await rows.first().locator(':focus').count()).toBe(1);
    await panel.getByRole('button', { name: 'All fire best' }).click();
    await until('all are answered', async () => (await stateOf(ann))?.reactions.length === 0);
    await until('the focus is back on the table', () =>
      ann.page.evaluate(() => document.activeElement?.closest('[data-table]') != null),
    );
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
  expect(ann.complaints()).toEqual([]);
  await ann.close();
});
