/** Danger before a move in Very Simple Miniatures: who could attack a figure where it would stand, and a safer place in one tap. */
import type { Standing } from '../../packages/simple-minis/rules';
import { at } from '../../packages/simple-minis/testing/table';
import { DESKTOP, type Person, PHONE, photograph, seen } from '../browser';
import { openStage } from '../stage';
import { until } from '../until';
import { openMiddle, stateOf } from './player';

jest.setTimeout(240_000);

const stage = openStage();

/** Cowhands before a tyrannosaurus and a spitter, in the step of movement of round 1. */
const FIGURES: readonly Standing[] = [
  at('cowhand', 0, 32, 20),
  at('gunslinger', 0, 29, 17),
  at('horse', 0, 28, 24),
  { ...at('wrangler_boss', 0, 28, 24), riding: 2 },
  at('tyrannosaurus', 1, 46, 21, { facingX: -1 }),
  at('spitter', 1, 52, 25, { facingX: -1 }),
  at('raptor', 1, 40, 27, { facingX: -1 }),
];

/** The figures that could attack at the place of a sentence on danger. */
async function dangers({ page }: Person): Promise<number> {
  const line = page.getByTestId('danger').first();
  await line.waitFor();
  return Number(await line.getAttribute('data-count'));
}

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)(
  'on a %s a figure that is moved shows who could attack it there, and goes to the safest spot',
  async (name, size) => {
    const ann = await openMiddle(stage, { name: `danger-${name}`, size, step: 'move', figures: FIGURES });
    const { page } = ann;
    try {
      await page.locator('[data-figure="0"]').first().click();
      await page.locator('[data-table]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await dangers(ann)).toBe(3);
      expect(await page.getByTestId('danger').first().innerText()).toMatch(
        /^Three could attack you here this round: Tyrannosaurus 67%/,
      );
      await seen(ann);
      await page.getByTestId('safest').first().click();
      await until('a safer place', async () => (await dangers(ann)) === 0);
      await seen(ann);
      // The key stands for the red button whatever was pressed before.
      if (size === DESKTOP) await page.keyboard.press('f');
      else await page.getByTestId('act').click();
      await until('the move', async () => (await stateOf(ann))?.figures[0]?.moved === true);
      await seen(ann);
      await page.getByTestId('tool-danger').click();
      expect(await page.getByTestId('tool-danger').getAttribute('aria-pressed')).toBe('true');
      await page.keyboard.press('x');
      expect(await page.getByTestId('tool-danger').getAttribute('aria-pressed')).toBe('false');
    } catch (error) {
      await photograph([ann]);
      throw error;
    }
  },
);
