/**
 * `npm run screenshots`: photographs the product in a real browser, at a desk and on a phone: title, lobby, every phase, a
 * reaction, the end. The pictures are in .cache/screenshots; those that README shows are also in docs/img, smaller. It fails
 * if words are cut off anywhere. `--language de` does the same in German, for .cache/screenshots alone.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Options, PHASES, type Phase, SIDE_OF_PHASE, type Side } from '@dwo/dino-wars';
import { DESKTOP, openBrowser, type Person, PHONE, person, type Size } from '../../e2e/browser';
import { cutWords } from '../../e2e/cut';
import { stateOf, until } from '../../e2e/dino-wars/board';
import { choose, fireAtWill } from '../../e2e/dino-wars/gestures';
import { type Product, startProduct } from '../../e2e/product';
import { midBattle } from '../../packages/dino-wars/testing/mid-battle';
import { parseArgs } from '../arguments';
import { ensureChromium } from '../chromium';

const small = join(__dirname, '../..', 'docs', 'img');
const sharp = join(__dirname, '../..', '.cache', 'screenshots');
const TURN = 3;
const FRIEND = /Play a friend|Gegen Freunde/;
const README = readFileSync(join(__dirname, '../..', 'README.md'), 'utf8');

interface Studio {
  readonly product: Product;
  /** `desk` or `phone`: part of every file's name. */
  readonly name: string;
  readonly guest: Person;
  readonly german: boolean;
  /** The words that were cut off so far, each with its picture. */
  readonly cut: string[];
}

async function snap({ guest, name, german, cut }: Studio, what: string): Promise<void> {
  // Lets effects, fonts and easing come to rest.
  await guest.page.waitForTimeout(900);
  const file = `${what}-${name}`;
  cut.push(...(await cutWords(guest.page)).map((words) => `${file}: ${words}`));
  if (!german && README.includes(`${file}.jpg`)) {
    await guest.page.screenshot({ path: join(small, `${file}.jpg`), type: 'jpeg', quality: 80 });
  }
  await guest.page.screenshot({ path: join(sharp, `${file}.png`) });
  console.error(file);
}

/** Opens a match with these options against the computer, and sits down on this side. */
async function enter({ product, guest, german }: Studio, options: Options, side: Side): Promise<void> {
  const bots = [side === 'army' ? 'dinosaurs' : 'army'];
  const response = await fetch(`${product.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options, bots }),
  });
  const { id } = (await response.json()) as { id: string };
  await guest.page.goto(`/m/${id}`);
  await guest.page.getByTestId('lobby').waitFor();
  await guest.page.getByLabel(german ? 'Dein Name' : 'Your name').fill('General Custard');
  await guest.page.getByTestId(`side-${side}`).click();
  await until('the battle begins', async () => (await stateOf(guest)) !== null);
  await guest.page.locator('[data-table] canvas').waitFor();
}

/** Selects the first figure that can act in this phase, and shows what it could do. */
async function consider({ guest }: Studio, phase: Phase): Promise<void> {
  const state = await stateOf(guest);
  const ids = Object.keys((SIDE_OF_PHASE[phase] === 'army' ? state?.soldiers : state?.dinosaurs) ?? {});
  const { page } = guest;
  for (const id of ids) {
    await choose(guest, id);
    await page.locator('[data-table]').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(150);
    if (await page.locator('[data-testid="act"]:not([aria-disabled="true"])').isVisible()) return;
  }
}

async function photographAll(studio: Studio): Promise<void> {
  const { guest } = studio;
  await guest.page.goto('/');
  await guest.page.getByRole('button', { name: FRIEND }).waitFor();
  await snap(studio, 'title');
  await guest.page.getByRole('button', { name: FRIEND }).click();
  await guest.page.getByTestId('lobby').waitFor();
  await snap(studio, 'lobby');
  await builders(studio);
  for (const [i, phase] of PHASES.entries()) {
    await enter(studio, midBattle('skirmish', TURN, phase, 'fire-best'), SIDE_OF_PHASE[phase]);
    await consider(studio, phase);
    await snap(studio, `phase-${i + 1}-${phase}`);
  }
  await enter(studio, midBattle('skirmish', TURN, 'dinosaur-movement', 'ask'), 'army');
  await guest.page.getByTestId('reactions').waitFor();
  await snap(studio, 'reaction');
  await end(studio);
}

/** The pages to build a force, the rules and a table. */
async function builders(studio: Studio): Promise<void> {
  const { page } = studio.guest;
  await page.goto('/forces');
  await page.getByRole('button', { name: /sample army|Beispielarmee/i }).click();
  await snap(studio, 'forces');
  await page.goto('/plan');
  await page.getByRole('button', { name: /^(Everything|Alles)$/ }).click();
  await page.getByTestId('sheet-rules').click();
  await snap(studio, 'rules-chosen');
  await page.goto('/tables');
  await page.getByTestId('ground').locator('canvas').waitFor();
  await page.getByTestId('ground').focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('n');
  await snap(studio, 'tables');
}

/** The last dinosaur of a quick match, with one life point left, under fire. */
async function end(studio: Studio): Promise<void> {
  const { guest } = studio;
  const options = midBattle('quick', 2, 'regular-fire', 'fire-best');
  const [last] = options.dinosaurs;
  if (!last) throw new Error('This battle is over too soon');
  const soldiers = options.soldiers.map((soldier, i) => ({
    ...soldier,
    at: { x: 1400 + i * 200, y: 1000 + (i % 2) * 150 },
  }));
  const dinosaurs = [{ ...last, at: { x: 2200, y: 1500 }, lifePoints: 1 }];
  await enter(studio, { ...options, soldiers, dinosaurs, start: { turn: 2, phase: 'regular-fire' } }, 'army');
  await fireAtWill(
    guest,
    soldiers.map(({ id }) => id),
    'regular-fire',
  );
  await guest.page.locator('.results').waitFor();
  await snap(studio, 'end');
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { language: { type: 'string', default: 'en' } } });
  const german = values.language === 'de';
  const cut: string[] = [];
  ensureChromium();
  for (const folder of [small, sharp]) mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    const rooms: readonly (readonly [string, Size])[] = [
      ['desk', DESKTOP],
      ['phone', PHONE],
    ];
    for (const [name, size] of rooms) {
      const guest = await person(browser, name, size, product.url);
      if (german) {
        await guest.page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['de'] }));
      }
      await photographAll({ product, name: german ? `${name}-de` : name, guest, german, cut });
      if (guest.complaints().length > 0) throw new Error(guest.complaints().join('\n'));
      await guest.close();
    }
    if (cut.length > 0) throw new Error(`Words are cut off:\n${cut.join('\n')}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
