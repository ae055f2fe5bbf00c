/** Very Simple Miniatures on a phone held sideways: the buttons below the board stay in one row, and cards lie above them. */
import { at } from '../../packages/simple-minis/testing/table';
import { type Person, photograph, seen } from '../browser';
import { openStage } from '../stage';
import { until } from '../until';
import { openMiddle } from './player';

jest.setTimeout(240_000);

const stage = openStage();

const LYING = { width: 844, height: 390 };
/** The strip with one row of buttons, in px. */
const ONE_ROW = 60;
/** The least height of the board, in px. */
const BOARD = 200;

/** A rider at the edge, who can do more than any other figure, people on foot, and an enemy near enough to shoot at. */
const FIGURES = [
  at('cowhand', 0, 20, 2, { riding: 1 }),
  at('horse', 0, 20, 2),
  at('tracker', 0, 26, 2),
  at('wrangler_boss', 0, 31, 12),
  at('horse', 0, 31, 14.5),
  at('tyrannosaurus', 1, 38, 12, { facingX: -1 }),
];

interface Look {
  readonly strip: number;
  readonly board: number;
  /** The buttons that reach out of the window, and the cards over the board that the strip covers. */
  readonly lost: readonly string[];
}

function look({ page }: Person): Promise<Look> {
  return page.evaluate(() => {
    const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const strip = of('.battle__strip');
    const isLost = (each: Element) => {
      const { left, right, width } = each.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth);
    };
    const isUnder = (each: Element) => each.getBoundingClientRect().bottom > strip.top + 1;
    const lost = [
      ...[...document.querySelectorAll('.battle__strip button')].filter(isLost),
      ...[...document.querySelectorAll('.battle__lower > *')].filter(isUnder),
    ];
    const board = strip.top - of('.battle__table').top;
    return { strip: strip.height, board, lost: lost.map((each) => each.textContent ?? each.className) };
  });
}

test.each(['move', 'distance'] as const)('in the step %s, with each figure in hand', async (step) => {
  const ann = await openMiddle(stage, { name: `row-${step}`, size: LYING, step, figures: FIGURES });
  const { page } = ann;
  try {
    const cards = page.locator('.battle__tray .squad-card');
    await cards.first().waitFor();
    // The camera's buttons, unfolded, leave the others little room.
    await page.waitForTimeout(400);
    await page.getByTestId('tool-zoom').click();
    for (let card = 0; card < (await cards.count()); card++) {
      await page.waitForTimeout(400);
      await cards.nth(card).click();
      await page.getByTestId('selection').waitFor();
      await seen(ann);
      await until(`one row with card ${card}`, async () => {
        const { strip, board, lost } = await look(ann);
        return strip < ONE_ROW && board > BOARD && lost.length === 0;
      });
      await photograph([{ ...ann, name: `row-${step}-${card}` }]);
    }
  } catch (error) {
    await photograph([ann]);
    console.error(await look(ann));
    throw error;
  }
});
