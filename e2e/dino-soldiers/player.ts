/** A person at a table of Dino Soldiers in a browser, who answers and plays by hand. */
import { type Person, seen } from '../browser';
import { until } from '../until';

const tap = { timeout: 1_500 };

/** Brings in, moves and attacks with the available units, then ends the turn. */
async function playTurn({ page }: Person): Promise<void> {
  // A press that came too soon after a question has left it open, and it takes the place of the units.
  for (const open of ['ds-risk-go', 'ds-attack']) {
    const asked = page.getByTestId(open);
    if ((await asked.count()) > 0) await asked.click(tap);
  }
  const able = page.locator('.ds-toy--able');
  for (let i = 0; i < Math.min(4, await able.count()); i++) {
    await able.nth(i).click(tap);
    const enter = page.getByTestId('ds-enter');
    if ((await enter.count()) > 0) await enter.click(tap);
    const step = page.locator('.ds-mark--unknown, .ds-mark--step, .ds-mark--harm').first();
    if ((await step.count()) === 0) continue;
    await step.focus(tap);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    // A path that hurts needs confirmation.
    const risk = page.getByTestId('ds-risk-go');
    if ((await risk.count()) > 0) await risk.click(tap);
  }
  for (let i = 0; i < (await able.count()); i++) {
    await able.nth(i).click(tap);
    const mode = page.locator('.ds-mode[data-testid]:not([aria-disabled="true"])').first();
    if ((await mode.count()) === 0) continue;
    await mode.click(tap);
    const target = page.locator('.ds-mark--target').first();
    if ((await page.getByTestId('ds-aim').count()) === 0 && (await target.count()) > 0) {
      await target.focus(tap);
      await page.keyboard.press('Enter');
    }
    if ((await page.getByTestId('ds-aim').count()) > 0) {
      await seen({ page });
      await page.getByTestId('ds-attack').click(tap);
    }
    break;
  }
  await page.getByTestId('ds-end-turn').click(tap);
  await goOnAnyway({ page });
}

/** Ends the turn although the page says what units could still do, if it does. */
async function goOnAnyway({ page }: Pick<Person, 'page'>): Promise<void> {
  const sure = page.getByTestId('sure-go');
  if ((await sure.count()) === 0) return;
  await seen({ page });
  await sure.click(tap);
}

/** Does whatever is asked until the match is over. */
export async function playOn(somebody: Person): Promise<void> {
  const { name, page } = somebody;
  const asked = async (test: string) => (await page.getByTestId(test).count()) > 0;
  await until(
    `${name} sees the end`,
    async () => {
      if (await asked('ds-anywhere'))
        await page
          .getByTestId('ds-anywhere')
          .click(tap)
          .catch(() => {});
      if (await asked('ds-deploy')) {
        await page
          .locator('[data-testid^=deploy-]')
          .first()
          .click(tap)
          .catch(() => {});
        await page
          .getByTestId('ds-deploy-do')
          .click(tap)
          .catch(() => {});
      }
      if (await asked('ds-dodge'))
        await page
          .getByTestId('ds-dodge-do')
          .click(tap)
          .catch(() => {});
      // The question before the end of a turn may come after the look for it, and stands in the place of the button.
      if (await asked('sure-go')) await goOnAnyway(somebody).catch(() => {});
      else if (await asked('ds-end-turn')) await playTurn(somebody).catch(() => {});
      return (await page.getByTestId('ds-table').getAttribute('data-phase')) === 'over';
    },
    // Each of up to ten rounds is played by hand, which takes a busy machine a minute and more.
    900_000,
  );
}
