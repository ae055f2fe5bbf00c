/**
 * `node scripts/run.js scripts/dino-soldiers/screenshots.ts [--language de] [--only WORD]`: photographs Dino Soldiers in a real
 * browser, at a desk and on a phone: every phase of a match, every ability, lessons, replay. The pictures are in
 * .cache/screenshots/dino-soldiers.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person } from '../../e2e/browser';
import { newMatch } from '../../e2e/new-match';
import { type Product, startProduct } from '../../e2e/product';
import { parseArgs } from '../arguments';
import { ensureChromium } from '../chromium';
import { SCENES, type Scene } from './scenes';

const folder = join(__dirname, '../..', '.cache', 'screenshots', 'dino-soldiers');

interface Studio {
  readonly product: Product;
  readonly name: string;
  readonly who: Person;
  readonly page: Page;
  readonly only: RegExp;
}

async function snap({ page, name, only }: Studio, what: string): Promise<void> {
  if (!only.test(what)) return;
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(folder, `${what}-${name}.png`) });
  const { wide, high } = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { wide: scrollWidth - clientWidth, high: scrollHeight - clientHeight };
  });
  console.error(`${what}-${name}${wide > 0 || high > 0 ? `: scrolls by ${wide} x ${high}` : ''}`);
}

/** Opens a match against the computer and sits down on this side. */
async function enter(studio: Studio, options: object, side: 'dinosaurs' | 'soldiers'): Promise<string> {
  const other = side === 'dinosaurs' ? 'soldiers' : 'dinosaurs';
  const id = await newMatch(studio.product, { game: 'dino-soldiers', bots: [other], strength: 'easy', ...options });
  await studio.page.goto(`/m/${id}`);
  await snap(studio, 'lobby');
  await studio.page.getByTestId(`side-${side}`).click();
  await studio.page.getByTestId('ds-table').waitFor();
  return id;
}

const SET_UP = {
  sideAssignment: 'choice',
  teamMode: 'custom',
  fieldMode: 'alternate',
  shoutMode: 'cheer',
  roundLimit: 30,
  clocks: null,
};

/** Plays from the teams to the first moves. */
async function setUp(studio: Studio, side: 'dinosaurs' | 'soldiers'): Promise<void> {
  const { page } = studio;
  await enter(studio, { options: SET_UP }, side);
  await snap(studio, `team-${side}`);
  const dear = side === 'dinosaurs' ? 'tyrannosaurus' : 'captain';
  for (let i = 0; i < 4; i++) await page.getByTestId(`more-${dear}`).click();
  await snap(studio, `team-refused-${side}`);
  await page.getByTestId(side === 'dinosaurs' ? 'team-whisperingClaws' : 'team-ironHedge').click();
  await page.getByTestId('ds-field').waitFor();
  await page.locator('.ds-mark--spot').first().waitFor();
  await snap(studio, `field-begins-${side}`);
  for (let i = 0; i < 40; i++) {
    const phase = await page.getByTestId('ds-table').getAttribute('data-phase');
    if (i === 9) await snap(studio, `field-half-${side}`);
    if (phase !== 'field') break;
    await page
      .getByTestId('ds-anywhere')
      .click()
      .catch(() => {});
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(500);
  await snap(studio, `starts-${side}`);
  await page
    .getByTestId('ds-anywhere')
    .click({ timeout: 2000 })
    .catch(() => {});
  await page.getByTestId('ds-deploy').waitFor();
  await snap(studio, `deploy-${side}`);
  for (const key of (await page.locator('[data-testid^=deploy-]').all()).slice(0, 4)) await key.click();
  await snap(studio, `deploy-ready-${side}`);
  await page.getByTestId('ds-deploy-do').click();
  await page.getByTestId('ds-end-turn').waitFor();
  await page.waitForTimeout(1500);
  await snap(studio, `turn-${side}`);
  await page.locator('.ds-toy--able').first().click();
  await snap(studio, `chosen-${side}`);
  await page.locator('.ds-toy--reserve').first().click();
  await snap(studio, `reserve-${side}`);
}

async function photographScene(studio: Studio, what: string, scene: Scene): Promise<void> {
  if (!studio.only.test(what)) return;
  const { side, options, steps } = scene;
  await enter(studio, { options }, side);
  await studio.page.getByTestId('ds-end-turn').waitFor();
  for (const [i, step] of steps.entries()) {
    await step(studio.page);
    await snap(studio, `${what}-${i + 1}`);
  }
}

async function photographAll(studio: Studio): Promise<void> {
  for (const side of ['dinosaurs', 'soldiers'] as const) if (studio.only.test('set-up')) await setUp(studio, side);
  for (const [what, scene] of Object.entries(SCENES))
    await photographScene(studio, what, scene).catch((e) => console.error(what, e));
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { language: { type: 'string' }, only: { type: 'string', default: '' } } });
  ensureChromium();
  mkdirSync(folder, { recursive: true });
  const product = await startProduct(20);
  const browser = await openBrowser();
  try {
    for (const [name, size] of [
      ['desk', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      const who = await person(browser, name, size, product.url);
      if (values.language === 'de') {
        await who.page.context().setExtraHTTPHeaders({ 'accept-language': 'de' });
        await who.page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['de'] }));
      }
      const tag = values.language === undefined ? name : `${values.language}-${name}`;
      await photographAll({ product, name: tag, who, page: who.page, only: new RegExp(values.only) });
      if (who.complaints().length > 0) throw new Error(who.complaints().join('\n'));
      await who.close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
