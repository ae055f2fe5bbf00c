/** Buttons on a phone: words of every length stay inside the red one, and a lesson leaves the tools of a figure in sight. */
import type { Page } from 'playwright-core';
import { PHONE, seen } from '../browser';
import { openStage } from '../stage';
import { until } from '../until';

jest.setTimeout(180_000);

const stage = openStage();

/** The longest words that the games have for an act, with names and chances in them. */
const WORDS = [
  'Move!',
  'Überrennen!',
  'Leave the table!',
  'Lift an egg!',
  'Calm Triceratops 2!',
  'Mount Trismash!',
  'Auf Trismash steigen!',
  'Reload Double-barrel!',
];

/** A page of this size on which the first figure of the lesson about riding is selected. */
async function inHand(size: typeof PHONE): Promise<Page> {
  const ann = await stage.arrive('Ann', '/simple-minis/learn', size);
  const { page } = ann;
  await page.getByTestId('lesson-ride').click();
  await page.locator('.squad-card').first().waitFor();
  await seen(ann);
  await page.locator('.squad-card').first().click();
  await page.getByTestId('act').waitFor();
  return page;
}

for (const [where, size] of [
  ['a phone', PHONE],
  ['the narrowest phone', { ...PHONE, width: 320, height: 640 }],
] as const) {
  stage.scene(`on ${where}`, async () => {
    const page = await inHand(size);
    const outside = await page.getByTestId('act').evaluate((button, all) => {
      const word = button.querySelector('.btn__word');
      if (!(button instanceof HTMLElement) || word === null) return ['no button'];
      return all.filter((text) => {
        word.textContent = text;
        button.style.setProperty('--letters', `${text.length}`);
        button.classList.toggle('command--long', text.length > 8);
        const range = document.createRange();
        range.selectNodeContents(word);
        const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
        return inner.left < outer.left || inner.right > outer.right || inner.height > outer.height;
      });
    }, WORDS);
    expect(outside).toEqual([]);
    await page.screenshot({ path: `.cache/e2e/red-button-${size.width}.png` });
  });
}

stage.scene('a figure in hand beside the sentence of a lesson', async () => {
  const page = await inHand(PHONE);
  await until('each tool is in sight', () =>
    page.evaluate(() => {
      const tools = [...document.querySelectorAll('.selection__tools button')];
      const isShown = (tool: Element) => {
        const { left, top, width, height } = tool.getBoundingClientRect();
        return tool.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      return tools.length > 2 && tools.every(isShown);
    }),
  );
});
