/** A newcomer learns: from the title through the five lessons, by mouse and by touch. */
import { DESKTOP, PHONE, person, photograph, type Size } from '../browser';
import { openStage } from '../stage';
import { learnFour, learnRide } from './learner';

const stage = openStage();

jest.setTimeout(300_000);

async function learns(name: string, size: Size): Promise<void> {
  const learner = await person(stage.browser, name, size, stage.product.url);
  const { page } = learner;
  try {
    await page.goto('/');
    await page.getByRole('link', { name: /Learn in 3 minutes/ }).click();
    await page.getByTestId('lesson-move').click();
    await learnFour(learner);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page.getByText('4 of 10 done').waitFor();
    await page.screenshot({ path: `.cache/e2e/${name}-list.png` });
    await learnRide(learner);
    // Lessons are not listed among the matches that wait.
    await page.goto('/mine');
    await page.getByRole('heading', { name: 'Your battles!' }).waitFor();
    expect(await page.locator('a[href^="/m/"]').count()).toBe(0);
    expect(learner.complaints()).toEqual([]);
  } finally {
    await photograph([learner]);
    await learner.close();
  }
}

test('at a desk', () => learns('learn-desk', DESKTOP));
test('on a phone', () => learns('learn-phone', PHONE));
