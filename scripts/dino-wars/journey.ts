/** The newcomer's journey through DINO WARS!: from the title to the first kill, a friend's link, the first lessons, the page without a server. */
import type { Browser } from 'playwright-core';
import { DESKTOP, PHONE } from '../../e2e/browser';
import type { Product } from '../../e2e/product';
import { type Limit, missed } from '../journey/limits';
import { type BoardShare, boardShares } from './journey/board-share';
import { measureFrames } from './journey/frames';
import { friends } from './journey/friends';
import { type IslandTurn, islandTurn } from './journey/island-turn';
import { learn } from './journey/lesson';
import { newcomer } from './journey/newcomer';
import { offline } from './journey/offline';
import { reach } from './journey/reach';

/** Walks the whole way; `botDelayMs` is the computer's pause in a product without a server. */
export async function journey(browser: Browser, product: Product, botDelayMs: number) {
  const ways = [await newcomer(browser, product, DESKTOP), await newcomer(browser, product, PHONE)];
  const pair = await friends(browser, product, [DESKTOP, PHONE]);
  const alone = [await offline(browser, DESKTOP, botDelayMs), await offline(browser, PHONE, botDelayMs)];
  const learnt = [await learn(browser, product, DESKTOP), await learn(browser, product, PHONE)];
  const reached = [await reach(browser, product, DESKTOP), await reach(browser, product, PHONE)];
  const island = await islandTurn(browser, product);
  const tallies = [...[...ways, ...alone, ...learnt, ...reached, island].map(({ tally }) => tally), ...pair.tallies];
  const findings = tallies.reduce((sum, tally) => sum + tally.findings, 0);
  const complaints = tallies.flatMap((tally) => tally.complaints);
  for (const complaint of complaints) console.error(complaint);
  const worst = (of: (way: (typeof ways)[number]) => number) => Math.max(...ways.map(of));
  return {
    firstLoadKb: worst(({ firstLoadKb }) => firstLoadKb),
    clicksToPlay: worst(({ clicksToPlay }) => clicksToPlay),
    secondsToPlay: worst(({ secondsToPlay }) => secondsToPlay),
    clicksToKill: worst(({ clicksToKill }) => clicksToKill),
    secondsToKill: worst(({ secondsToKill }) => secondsToKill),
    friend: { clicks: pair.clicksByLink, seconds: pair.secondsByLink },
    offline: alone.map(({ clicks, seconds, reloadSeconds }) => ({ clicks, seconds, reloadSeconds })),
    lesson: learnt.map(({ steps, seconds }) => ({ steps, seconds })),
    reach: reached.map(({ acts, seconds }) => ({ acts, seconds })),
    islandTurn: turnOf(island),
    ...(await tableOnScreens(product, browser)),
    seriousA11y: findings,
    consoleErrors: complaints.length,
    frames: await measureFrames(product, browser),
  };
}

/** The measurements of a turn without those of its window. */
function turnOf({ tally: _, ...turn }: IslandTurn) {
  return turn;
}

/** A phone's narrow side is below this, in CSS px. */
const PHONE_BELOW = 500;

/**
 * The worst of all presets: the share of the screen that is table, the share of bar and tray, and how well the whole table
 * fits.
 */
async function tableOnScreens(product: Product, browser: Browser) {
  const rows = await boardShares(product, browser);
  const isPhone = ({ size }: BoardShare) => Math.min(...size.split('x').map(Number)) < PHONE_BELOW;
  const least = (of: readonly BoardShare[]) => Math.min(...of.map(({ share }) => share));
  return {
    boardShare: { desk: least(rows.filter((row) => !isPhone(row))), phone: least(rows.filter(isPhone)) },
    chromeShare: Math.max(...rows.map(({ chrome }) => chrome)),
    wholeFit: Math.min(...rows.map(({ wholeFit }) => wholeFit)),
  };
}

type Figures = Awaited<ReturnType<typeof journey>>;

/** The measurements that miss their limit, a sentence each. */
export function shortcomings(figures: Figures): readonly string[] {
  return missed([
    ['firstLoadKb', figures.firstLoadKb, 'at most', 400],
    ['clicksToPlay', figures.clicksToPlay, 'at most', 2],
    ['secondsToPlay', figures.secondsToPlay, 'at most', 10],
    ...figures.reach.flatMap(({ acts, seconds }, i): Limit[] => [
      [`reach[${i}].acts`, acts, 'at most', 1],
      [`reach[${i}].seconds`, seconds, 'at most', 5],
    ]),
    ['islandTurn.acts', figures.islandTurn.acts, 'at most', 12],
    ['boardShare.desk', figures.boardShare.desk, 'at least', 0.6],
    ['boardShare.phone', figures.boardShare.phone, 'at least', 0.6],
    ['chromeShare', figures.chromeShare, 'at most', 0.35],
    ['wholeFit', figures.wholeFit, 'at least', 0.95],
    ['frames.scriptMs', figures.frames.scriptMs, 'at most', 8],
    ['frames.longestTask', figures.frames.longestTask, 'at most', 200],
    ['seriousA11y', figures.seriousA11y, 'at most', 0],
    ['consoleErrors', figures.consoleErrors, 'at most', 0],
  ]);
}
