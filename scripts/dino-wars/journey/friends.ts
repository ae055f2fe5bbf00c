/** Two friends: one sends the link, the other opens it; they play to the end and watch the replay. */
import type { Browser } from 'playwright-core';
import type { Size } from '../../../e2e/browser';
import { until } from '../../../e2e/dino-wars/board';
import type { Product } from '../../../e2e/product';
import { type Tally, type Visit, visit } from '../../journey/visit';
import { firstDecision, seconds } from './newcomer';

const END_PATIENCE_MS = 300_000;

/** The measurements of both. */
export interface Friends {
  readonly tallies: readonly Tally[];
  /** Clicks of the friend who opens the link, and seconds from the link to the table. */
  readonly clicksByLink: number;
  readonly secondsByLink: number;
}

/**
 * Plays a Duel between a window of each size, then looks at its replay in both; throws if it does not end within five minutes.
 */
export async function friends(browser: Browser, product: Product, sizes: readonly [Size, Size]): Promise<Friends> {
  const ann = await visit(browser, product, 'Ann', sizes[0]);
  const ben = await visit(browser, product, 'Ben', sizes[1]);
  try {
    const link = await invite(ann);
    const began = performance.now();
    await ben.who.page.goto(link);
    await ben.inspect('lobby');
    await ben.press(ben.who.page.getByTestId('side-random'));
    await Promise.all([ann, ben].map(({ who }) => who.page.locator('[data-table] canvas').waitFor()));
    const secondsByLink = seconds(performance.now() - began);
    const clicksByLink = ben.tally().clicks;
    await Promise.race([ann, ben].map(({ who }) => firstDecision(who.page)));
    await playOut([ann, ben]);
    for (const each of [ann, ben]) await watchReplay(each);
    return { tallies: [ann.tally(), ben.tally()], clicksByLink, secondsByLink };
  } finally {
    for (const { who } of [ann, ben]) await who.close();
  }
}

/** Makes a match for a friend from the title, sits down in it and returns its link. */
async function invite({ who: { page }, press, inspect }: Visit): Promise<string> {
  await page.goto('/');
  await press(page.getByRole('button', { name: /Play a friend/ }));
  await page.getByTestId('match-link').waitFor();
  await press(page.getByText('Duel', { exact: true }));
  await until(
    'the Duel is laid out',
    async () => (await page.getByTestId('way-duel').isChecked()) && !(await page.locator('[aria-busy="true"]').count()),
  );
  await inspect('lobby');
  const link = await page.getByTestId('match-link').inputValue();
  await press(page.getByTestId('side-random'));
  return link;
}

/** Lets the computer play both seats, each in its own window, to the end. */
async function playOut(both: readonly Visit[]): Promise<void> {
  const ended = await Promise.all(
    both.map(({ who: { name, page } }) =>
      until(
        `${name} sees the end`,
        async () => {
          await page.evaluate(() => window.__dinoWars?.playOn(50)).catch(() => {});
          return page.evaluate(() => (window.__dinoWars?.state()?.ending ?? null) !== null);
        },
        END_PATIENCE_MS,
      ),
    ),
  );
  if (ended.length !== both.length) throw new Error('Somebody did not see the end');
}

/** Opens the replay from the result, jumps to a kill and back to the start. */
async function watchReplay({ who: { page }, press, inspect }: Visit): Promise<void> {
  const match = new URL(page.url()).pathname.split('/')[2];
  await page.goto(`/r/${match}`);
  await page.locator('[data-table] canvas').waitFor();
  await inspect('replay');
  await press(page.getByRole('button', { name: /^Next kill/ }));
}
