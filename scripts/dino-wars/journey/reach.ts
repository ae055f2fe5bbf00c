/**
 * From the first sight of an enemy to knowing its reach: a newcomer sits down at a duel against the computer and asks the table.
 * `node scripts/run.js scripts/dino-wars/journey/reach.ts [--json] [--runs 3]` measures it at a desk and on a phone.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, isTouched, PHONE, type Size } from '../../../e2e/browser';
import { until } from '../../../e2e/dino-wars/board';
import type { Product } from '../../../e2e/product';
import { type Tally, visit } from '../../journey/visit';
import { LOOK_MS, seconds } from './newcomer';
import { alone } from './part';

/** The measurements at one size. */
export interface Reach {
  readonly tally: Tally;
  /** Looks with the mouse, or taps, and seconds from the first sight of an enemy until its reach is told. */
  readonly acts: number;
  readonly seconds: number;
}

/** A look that shows nothing within this time has missed a figure that has walked on. */
const MISSED_MS = 3000;

/** Asks for the reach of the first enemy in sight; throws if the table does not tell it. */
export async function reach(browser: Browser, product: Product, size: Size): Promise<Reach> {
  const guest = await visit(browser, product, 'Lookout', size);
  const { page } = guest.who;
  let acts = 0;
  try {
    await page.goto('/');
    await guest.press(page.getByRole('button', { name: /Play the computer/ }));
    await guest.press(page.getByTestId('play-army'));
    await page.locator('[data-table] canvas').waitFor();
    await until('an enemy is in sight', () => enemyInSight(page));
    const began = performance.now();
    await until('the reach is known', async () => {
      await sleep(LOOK_MS);
      const at = await enemyInSight(page);
      if (at === null) return null;
      acts += 1;
      if (isTouched(size)) await page.touchscreen.tap(at.x, at.y);
      else await page.mouse.move(at.x, at.y);
      return knows(page);
    });
    const known = performance.now();
    await guest.inspect('the reach of an enemy');
    return { tally: guest.tally(), acts, seconds: seconds(known - began) };
  } finally {
    await guest.who.close();
  }
}

/** The point of the first enemy on which nothing else lies. */
function enemyInSight(page: Page): Promise<{ readonly x: number; readonly y: number } | null> {
  return page.evaluate(() => {
    const board = window.__dinoWars;
    for (const id of Object.keys(board?.state()?.dinosaurs ?? {})) {
      const at = board?.screenOf(id) ?? null;
      if (at !== null && document.elementFromPoint(at.x, at.y)?.closest('[data-table]')) return at;
    }
    return null;
  });
}

/** Whether the card of the enemy tells how far it moves and whom it could bite. */
async function knows(page: Page): Promise<boolean> {
  const card = page.getByTestId('danger-card').locator('visible=true').first();
  const told = card.filter({ hasText: /(Reaches .*: bite.*Moves.*\d"|Moves.*\d".*Could bite)/s });
  return told.waitFor({ timeout: MISSED_MS }).then(
    () => true,
    () => false,
  );
}

if (process.argv[1] === __filename) {
  void alone(async (browser, product) => {
    const ways = [await reach(browser, product, DESKTOP), await reach(browser, product, PHONE)];
    return ways.map(({ acts, seconds }) => ({ acts, seconds }));
  });
}
