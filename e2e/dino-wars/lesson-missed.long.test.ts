/** The sixth lesson when its goal gets out of reach: the jeep drives off before anybody is aboard, and the coach offers another try. */
import { DESKTOP, seen } from '../browser';
import { openStage } from '../stage';
import { stateOf, until } from './board';
import { drag } from './gestures';

jest.setTimeout(300_000);

const stage = openStage();

stage.scene('a jeep that drives off without its soldier', async () => {
  const learner = await stage.arrive('Learner', '/dino-wars/learn', DESKTOP);
  const { page } = learner;
  const begins = async () => {
    await page.getByTestId('lesson-vehicles').click();
    await until('the lesson is open', async () => (await stateOf(learner)) !== null);
  };
  await begins();
  const coach = page.getByTestId('coach');
  await coach.waitFor();
  const retry = page.getByTestId('retry');
  expect(await retry.count()).toBe(0);
  await seen(learner);
  await drag(learner, 'v1', 'd1', 0.3);
  await until('the jeep has moved', async () => ((await stateOf(learner))?.vehicles.v1?.spentCi ?? 0) > 0);
  await retry.waitFor();
  await seen(learner);
  await page.screenshot({ path: '.cache/e2e/lesson-missed.png' });
  const before = page.url();
  await retry.click();
  await until('another table', async () => page.url() !== before && (await stateOf(learner)) !== null);
  await coach.waitFor();
  expect([await coach.getAttribute('data-step'), await retry.count()]).toEqual(['0', 0]);
});
