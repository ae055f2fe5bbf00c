/** Looks for words on a page that are cut off. */
import type { Page } from 'playwright-core';

/** Names that people give themselves may be shortened; everything else is said in full. */
const MAY_BE_SHORT =
  '.sides__name, .telling-name__start, .arena__who, .hud-clock__whose, .strengths__name, .visually-hidden';

/** The words that are cut off, each with the class of its element: by an ellipsis, a clamp, or the edge of what hides the rest. */
export function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate((spared) => {
    const ownWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const isCut = (element: HTMLElement) => {
      if (getComputedStyle(element).overflow !== 'hidden') return false;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3);
    };
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element instanceof HTMLElement && ownWords(element) && element.checkVisibility())
      .filter((element) => element.closest(spared) === null && isCut(element))
      .map((element) => `${element.className}: ${element.textContent?.trim()}`);
  }, MAY_BE_SHORT);
}
