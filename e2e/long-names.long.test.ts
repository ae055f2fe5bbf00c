/** The longest names at the tables of all games: they lie over no number, and neither leaves its place. */
import type { Page } from 'playwright-core';
import { GAMES } from './addresses';
import { DESKTOP, type Person, PHONE, photograph, seen } from './browser';
import { newMatch } from './new-match';
import { TABLE } from './solo';
import { openStage } from './stage';

jest.setTimeout(200_000);

const stage = openStage();

/** The shortest battle of two in each game. */
const PRESETS: Readonly<Record<string, string>> = {
  'dino-wars': 'duel',
  'dino-soldiers': 'sides',
  'jurassic-wars': 'unleashed-2',
  'dinosaur-cowboys': 'showdown',
  'simple-minis': 'quick',
};

/** Numbers of the table that another element lies over or that are outside of the window. */
function hiddenNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (holder === null || !/^\d+([./:]\d+)?( (pts|of \d+.*))?$/.test(text) || !holder.checkVisibility()) continue;
      if (holder.closest('.tiles, .hand, .visually-hidden, [data-table] canvas') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, width, height } = range.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      // A number that has to be scrolled to is a scroll away.
      let shown: Element | null = holder;
      while (shown !== null && !/auto|scroll/.test(getComputedStyle(shown).overflow)) shown = shown.parentElement;
      if (shown !== null && shown !== document.documentElement && shown !== document.body) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      if (left < -1 || left + width > innerWidth + 1) {
        found.push(`${text} outside`);
        continue;
      }
      const over = document.elementFromPoint(x, y);
      if (over !== null && !over.contains(holder) && !holder.contains(over)) {
        found.push(`${text} under ${over.className || over.tagName}`);
      }
    }
    return found;
  });
}

/** The plates and lines out of which a name hangs. */
function burstPlaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.command--plate, .log__entry, .prompt, .hint')]
      .filter((place) => place.checkVisibility() && place.scrollWidth > place.clientWidth + 1)
      .map((place) => place.textContent ?? ''),
  );
}

async function named(who: Person, name: string, id: string): Promise<void> {
  const { page } = who;
  await page.goto(`/m/${id}`);
  const field = page.locator('.lobby__name input');
  await field.fill(name);
  await seen(who);
  await page.locator('[data-testid^="side-"]:not([disabled], [aria-disabled="true"])').first().click();
}

describe.each(GAMES)('%s', (game) => {
  stage.scene('names of 24 wide letters hide no number, at a desk and on a phone', async () => {
    const id = await newMatch(stage.product, { game, preset: PRESETS[game] });
    const ann = await stage.arrive(`names-${game}`, '/', DESKTOP);
    const ben = await stage.arrive(`names-${game}-phone`, '/', PHONE);
    await named(ann, 'W'.repeat(24), id);
    await named(ben, 'M'.repeat(24), id);
    for (const { page } of [ann, ben]) await page.locator(TABLE).first().waitFor();
    await seen(ben);
    await photograph([ann, ben]);
    for (const { page } of [ann, ben]) {
      expect(await hiddenNumbers(page)).toEqual([]);
      expect(await burstPlaces(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});
