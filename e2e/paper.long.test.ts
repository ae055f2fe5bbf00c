/** Pages on paper: nothing of any page is cut, and nothing lies over another part of it. */
import { addresses } from './addresses';
import { openStage } from './stage';

jest.setTimeout(400_000);

const stage = openStage();

/** The parts of a page whose contents are longer than what is printed of them. */
function cutParts(): readonly string[] {
  const all = [...document.querySelectorAll<HTMLElement>('html, body, #app, #app *')];
  return all
    .filter((part) => {
      const { overflowY, overflowX, display, position } = getComputedStyle(part);
      if (display === 'none' || part.closest('.visually-hidden, svg, canvas, [aria-hidden="true"]') !== null)
        return false;
      // Pictures are cut at their frames on a screen too.
      if (part.matches('input, textarea, select, .tiles, .figure-card__stage, .part--pictured')) return false;
      const isCut = overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 2;
      const isCutAside = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 2;
      return (part.clientHeight > 0 && (isCut || isCutAside)) || (position === 'fixed' && part.innerText !== '');
    })
    .map((part) => {
      const { overflowY, position } = getComputedStyle(part);
      return `${part.tagName}.${part.className} ${part.scrollWidth}x${part.scrollHeight} of ${part.clientWidth}x${part.clientHeight} ${overflowY} ${position}`;
    });
}

/** The width of A4 and of a sheet across, in px without margins. */
const SHEETS = [
  ['upright', { width: 718, height: 1040 }],
  ['across', { width: 1040, height: 718 }],
] as const;

describe.each(SHEETS)('on a sheet that lies %s', (_, size) => {
  stage.scene('every page', async () => {
    const { page } = await stage.arrive('Ann', '/', size);
    await page.emulateMedia({ media: 'print' });
    const found: Record<string, readonly string[]> = {};
    for (const address of addresses()) {
      await page.goto(address);
      await page.locator('main').first().waitFor();
      await page.getByText(/Setting up the table/).waitFor({ state: 'detached' });
      const cut = await page.evaluate(cutParts);
      if (cut.length > 0) found[address] = cut;
    }
    expect(found).toEqual({});
  });
});
