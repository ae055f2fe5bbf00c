/** A newcomer who takes the first five lessons, one after the other. */
import type { Browser } from 'playwright-core';
import type { Size } from '../../../e2e/browser';
import { learnFour, learnLuck } from '../../../e2e/dino-wars/learner';
import type { Product } from '../../../e2e/product';
import { FIRST_LESSONS } from '../../../packages/dino-wars/client/lessons/lesson';
import { ALL_LESSONS } from '../../../packages/dino-wars/client/lessons/lessons';
import { type Tally, visit } from '../../journey/visit';
import { seconds } from './newcomer';

/** The measurements of the lessons. */
export interface Learnt {
  readonly tally: Tally;
  /** Number of tasks of the coach. */
  readonly steps: number;
  /** Seconds from the title to the end of the fifth lesson. */
  readonly seconds: number;
}

/** Takes the lessons from the title on; throws if one can't be done. */
export async function learn(browser: Browser, product: Product, size: Size): Promise<Learnt> {
  const alone = await visit(browser, product, 'Learner', size);
  const { page } = alone.who;
  try {
    await page.goto('/');
    const began = performance.now();
    await alone.press(page.getByRole('link', { name: /Learn in 3 minutes/ }));
    await alone.press(page.getByTestId('lesson-move'));
    await learnFour(alone.who);
    await learnLuck(alone.who);
    const steps = FIRST_LESSONS.reduce((sum, id) => sum + ALL_LESSONS[id].steps.length, 0);
    await alone.inspect('the last lesson');
    return { tally: alone.tally(), steps, seconds: seconds(performance.now() - began) };
  } finally {
    await alone.who.close();
  }
}
