/** A hint in the set-up of a game of miniatures: one press puts everybody in place, and the press that deploys them remains. */
import { PHONE, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { until } from '../until';

jest.setTimeout(240_000);

const stage = openStage();

test.each([
  ['simple-minis', 'quick'],
  ['dinosaur-cowboys', 'quick'],
] as const)('in %s a hint places all figures', async (game, preset) => {
  const id = await newMatch(stage.product, { game, preset, bots: ['random'] });
  const ann = await stage.arrive(`set-up-hint-${game}`, `/m/${id}`, PHONE);
  const { page } = ann;
  const keys = page.getByTestId('set-up-keys').first();
  const answers = page.locator('.reaction__answers button:not([data-waits])');
  try {
    await page.locator('[data-testid^=side-]').first().click();
    await until('the set-up', async () => {
      if (await keys.isVisible()) return true;
      if (!(await answers.first().isVisible())) return false;
      await seen(ann);
      await answers.first().click();
      return false;
    });
    await seen(ann);
    await page.getByTestId('hint-key').click();
    await page.getByTestId('hint-do').waitFor();
    await seen(ann);
    await photograph([ann]);
    await page.getByTestId('hint-do').click();
    await keys.waitFor({ state: 'detached' });
    await until('the button that deploys', async () => {
      return (await page.getByTestId('act').getAttribute('aria-disabled')) !== 'true';
    });
    await photograph([{ ...ann, name: `${ann.name}-placed` }]);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
});
