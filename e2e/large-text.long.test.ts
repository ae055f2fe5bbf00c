/** Letters of twice the size, as people set them in their browser: at the tables of all games every word and button is there. */
import type { Page } from 'playwright-core';
import { GAMES } from './addresses';
import { DESKTOP, openBrowser, photograph } from './browser';
import { cutWords } from './cut';
import { beginSolo, playOn } from './solo';
import { openStage } from './stage';

jest.setTimeout(200_000);

const stage = openStage({}, () => openBrowser(['--blink-settings=defaultFontSize=32']));

/** The buttons that nobody can scroll to: outside of the window, or of a part that does not scroll that way. */
function buttonsOutOfReach(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflow);
    return [...document.querySelectorAll<HTMLElement>('main button')].flatMap((button) => {
      // The tiles of a board are panned into sight.
      if (!button.checkVisibility() || button.closest('.tiles') !== null) return [];
      const { left, top, width, height } = button.getBoundingClientRect();
      for (let part = button.parentElement; part !== null && part !== document.body; part = part.parentElement) {
        if (scrolls(part)) return [];
      }
      // Its middle must be there: the corner of a card in a hand may stick out.
      const { scrollWidth, scrollHeight } = document.documentElement;
      const [x, y] = [left + width / 2 + scrollX, top + height / 2 + scrollY];
      const inside = x >= 0 && y >= 0 && x <= scrollWidth && y <= scrollHeight;
      return inside ? [] : [button.textContent?.trim() || (button.ariaLabel ?? '')];
    });
  });
}

describe.each(GAMES)('%s', (game) => {
  test.each([
    ['a desk', DESKTOP],
    ['a phone', { width: 390, height: 844 }],
  ])('at %s', async (where, size) => {
    const ann = await stage.arrive(`large-${game}-${where.slice(2)}`, '/', { ...size, speed: 'instant' });
    await beginSolo(ann, game);
    const found = new Set<string>();
    await playOn(ann, 5, async () => {
      await ann.page.waitForTimeout(400);
      for (const word of await cutWords(ann.page)) found.add(`cut ${word}`);
      for (const word of await buttonsOutOfReach(ann.page)) found.add(`out of reach ${word}`);
    });
    await photograph([ann]);
    expect([...found]).toEqual([]);
  });
});
