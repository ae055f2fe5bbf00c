/** The strip of tools in Dinosaur Cowboys: all of its buttons are in sight, the rules of a forecast too, and F ends where Finish waits. */
import { type Person, photograph, type Size } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { until } from '../until';
import { actsNow } from './player';

jest.setTimeout(240_000);

const stage = openStage();

/** The phase of the referee's state. */
function phaseOf({ page }: Person): Promise<string> {
  return page.evaluate(() => (window.__trial?.state() as { phase: string } | null)?.phase ?? '');
}

/** The words of elements that reach out of the window or of what scrolls them. */
function cut({ page }: Person, selector: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const isCut = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect();
      const room = element.closest('.battle__strip, .battle__column')?.getBoundingClientRect();
      const scroller = element.closest('.selection__tools');
      return (
        room === undefined ||
        left < room.left ||
        right > room.right ||
        (scroller !== null && scroller.scrollWidth > scroller.clientWidth + 1)
      );
    };
    return [...document.querySelectorAll<HTMLElement>(wanted)].filter(isCut).map(({ innerText }) => innerText);
  }, selector);
}

test.each([
  ['desk', { width: 1280, height: 800 }],
  ['phone on its side', { width: 844, height: 390 }],
] as const)('on a %s no button of an attack is cut, and F ends what Finish asks about', async (name, size: Size) => {
  const id = await newMatch(stage.product, { game: 'dinosaur-cowboys', preset: 'showdown', bots: ['other'] });
  const ann = await stage.arrive(`cowboys-strip-${name}`, `/m/${id}`, size);
  const { page } = ann;
  try {
    await page.getByTestId('side-one').click();
    await until('the own turn', async () => (await phaseOf(ann)) === 'select');
    await page.locator('.battle__tray [data-figure="2"]').click();
    await page.getByTestId('act').click();
    await actsNow(ann);
    await page.locator('.battle__strip [data-choice="Attack"]').click();
    await page.locator('.battle__strip [data-choice^="Fan"]').waitFor();
    expect(await cut(ann, '.battle__strip .chip')).toEqual([]);
    expect(await cut(ann, '.battle__column .odds__rows .rule-tag')).toEqual([]);
    await page.keyboard.press('e');
    await page.locator('.command--sure').waitFor();
    await page.waitForTimeout(700);
    await page.keyboard.press('f');
    await until('the end of the activation', async () => {
      const state = await page.evaluate(() => window.__trial?.state() as { entities: { activated: boolean }[] } | null);
      return state?.entities[2]?.activated === true;
    });
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
});
