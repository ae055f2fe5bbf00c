/** Looks for buttons that something else lies over. */
import type { Page } from 'playwright-core';

/**
 * The words of the buttons whose middle is covered by another element, each with the class of what covers it. A button that is
 * scrolled out of its panel counts as covered by nothing.
 */
export function coveredButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const shownPart = (element: Element): DOMRect | null => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      const whole = (right - left) * (bottom - top);
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const edge = up.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      [left, top] = [Math.max(left, 0), Math.max(top, 0)];
      [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
      const area = Math.max(0, right - left) * Math.max(0, bottom - top);
      return area < whole / 2 ? null : new DOMRect(left, top, right - left, bottom - top);
    };
    return [...document.querySelectorAll<HTMLElement>('button, a.btn')].flatMap((button) => {
      if (!button.checkVisibility({ visibilityProperty: true }) || button.closest('.tiles, .hand') !== null) return [];
      const part = shownPart(button);
      if (part === null || part.width === 0) return [];
      const over = document.elementFromPoint(part.left + part.width / 2, part.top + part.height / 2);
      if (over === null || button.contains(over) || over.contains(button)) return [];
      // A button that was scrolled below a heading that stays is a scroll away.
      if (getComputedStyle(over).position === 'sticky' && over.parentElement?.contains(button) === true) return [];
      return [`${button.textContent?.trim() || button.ariaLabel}: ${over.className || over.tagName}`];
    });
  });
}

/** The buttons outside of the window, by their words; panels that scroll may hold some. */
export function lostButtons(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll<HTMLElement>(`${selector} button`)].flatMap((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return inside || !button.checkVisibility() ? [] : [button.textContent?.trim() ?? ''];
    });
  }, within);
}

/**
 * The tiles of a board that is shown whole, by their names, of which something outside of the board covers a corner or the middle;
 * not counted are the answers to a shout, which come and go (DS-SHO-7).
 */
export function coveredTiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const spots = [0.12, 0.5, 0.88].flatMap((x) => [0.12, 0.5, 0.88].map((y) => [x, y] as const));
    return [...document.querySelectorAll<HTMLElement>('.tiles [data-cell]')].flatMap((tile) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      const over = spots
        .map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
        .find((element) => element?.closest('.tiles__table, .tiles__edges') === null);
      return over === undefined || over === null ? [] : [`${tile.ariaLabel ?? ''}: ${over.className || over.tagName}`];
    });
  });
}
