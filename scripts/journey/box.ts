/**
 * A newcomer's way through the box of any game, at one size: from the title to the first act against the computer, the first
 * lesson, a friend's link, and the replay of its film.
 */
import type { Browser, Page } from 'playwright-core';
import { type Size, seen } from '../../e2e/browser';
import type { Product } from '../../e2e/product';
import { type Tally, type Visit, visit } from './visit';

/** The signs by which the walk knows a game, as CSS selectors. */
export interface Signs {
  /** The table, which is there once a match or a lesson has begun. */
  readonly table: string;
  /** The controls of the first act; it is made by pressing the first one that can be pressed. */
  readonly acts: string;
  /** The board, or the cards: all that people play on. */
  readonly board: string;
}

/** The measurements at one size. */
export interface BoxWay {
  readonly size: string;
  /** Presses from the title's address up to the first act, and seconds until it can be made. */
  readonly clicks: number;
  readonly seconds: number;
  /** The share of the window in which board or cards can be seen when the first act is due. */
  readonly share: number;
  /** Seconds from a friend's link to the table. */
  readonly secondsByLink: number;
  readonly tally: Tally;
}

const PATIENCE_MS = 60_000;

/** Walks the whole way; throws if a part of it can't be walked. */
export async function walkBox(
  browser: Browser,
  product: Product,
  game: string,
  signs: Signs,
  size: Size,
): Promise<BoxWay> {
  const alone = await visit(browser, product, `newcomer-${size.width}`, size);
  const friend = await visit(browser, product, `friend-${size.width}`, size);
  try {
    const first = await firstAct(alone, game, signs);
    await firstLesson(alone, game, signs);
    const secondsByLink = await byLink(alone, friend, game, signs);
    await film(alone, game);
    const tallies = [alone.tally(), friend.tally()];
    return {
      size: `${size.width}x${size.height}`,
      ...first,
      secondsByLink,
      tally: {
        clicks: first.clicks,
        bytes: tallies.reduce((sum, { bytes }) => sum + bytes, 0),
        findings: tallies.reduce((sum, { findings }) => sum + findings, 0),
        complaints: tallies.flatMap(({ complaints }) => complaints),
      },
    };
  } finally {
    await alone.who.close();
    await friend.who.close();
  }
}

async function firstAct({ who, press, inspect, tally }: Visit, game: string, { table, acts, board }: Signs) {
  const { page } = who;
  await page.goto('/');
  const box = page.getByTestId(`box-${game}`);
  await box.waitFor();
  await inspect('title');
  const began = performance.now();
  await page.goto('/');
  await press(box);
  await page.getByTestId('front').waitFor();
  await press(page.getByRole('button', { name: 'Play now' }));
  await page.locator(table).first().waitFor({ timeout: PATIENCE_MS });
  const act = page.locator(acts).first();
  await act.waitFor({ timeout: PATIENCE_MS });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  await seen(who);
  const share = await page.evaluate(shareOf, board);
  await inspect('first act');
  await press(act);
  return { clicks: tally().clicks, seconds, share };
}

/** Runs in the page: the share of a grid of points at which the board, or something on it, lies on top. */
function shareOf(board: string): number {
  const STEP = 6;
  let [points, inside] = [0, 0];
  for (let x = STEP / 2; x < innerWidth; x += STEP) {
    for (let y = STEP / 2; y < innerHeight; y += STEP) {
      points += 1;
      if (document.elementFromPoint(x, y)?.closest(board)) inside += 1;
    }
  }
  return Math.round((inside / points) * 1000) / 1000;
}

async function firstLesson({ who: { page }, press, inspect }: Visit, game: string, { table }: Signs): Promise<void> {
  await page.goto(`/${game}/learn`);
  const lesson = page.locator('[data-testid^="lesson-"]').first();
  await lesson.waitFor();
  await inspect('lessons');
  await press(lesson);
  await page.locator(table).first().waitFor({ timeout: PATIENCE_MS });
  await page.locator('.coach').first().waitFor();
  await inspect('first lesson');
}

/** One makes a match for a friend, the other opens its link; returns the seconds from there until both sit at the table. */
async function byLink(host: Visit, friend: Visit, game: string, { table }: Signs): Promise<number> {
  const { page } = host.who;
  await page.goto(`/${game}`);
  await host.press(page.getByRole('button', { name: 'Play a friend' }));
  const link = await page.getByTestId('match-link').inputValue();
  await seen(host.who);
  await host.inspect('lobby');
  await host.press(anySide(page));
  const began = performance.now();
  await friend.who.page.goto(link);
  await friend.inspect('invitation');
  await friend.press(anySide(friend.who.page));
  for (const { who } of [host, friend]) await who.page.locator(table).first().waitFor({ timeout: PATIENCE_MS });
  return Math.round((performance.now() - began) / 100) / 10;
}

const anySide = (page: Page) => page.locator('[data-testid^="side-"]:not([aria-disabled="true"], :disabled)').last();

async function film({ who: { page }, press, inspect }: Visit, game: string): Promise<void> {
  await page.goto('/watch');
  await press(page.getByTestId(`film-${game}`));
  await page.locator('[data-testid="where"]:not([data-n="0"])').waitFor({ timeout: PATIENCE_MS });
  await inspect('replay');
}
