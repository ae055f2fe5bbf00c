/* `npm run -s journey -- --json`: a newcomer's way in a real Chromium, at a desk and on a phone: from the title to the first
   kill against the computer, a friend's link, the first lessons, the page without a server. Prints the measurements; the exit
   code is 1 if one misses its limit. */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { DESKTOP, openFullBrowser, PHONE } from '../../e2e/browser';
import { type Product, startProduct } from '../../e2e/product';
import { type BoardShare, boardShares } from './journey/board-share';
import { measureFrames } from './journey/frames';
import { friends } from './journey/friends';
import { learn } from './journey/lesson';
import { newcomer } from './journey/newcomer';
import { offline } from './journey/offline';

/** The computer's pause in the product, so that the journey takes real waiting times. */
const BOT_DELAY_MS = 900;

async function journey() {
  const product = await startProduct(BOT_DELAY_MS);
  const browser = await openFullBrowser();
  try {
    const ways = [await newcomer(browser, product, DESKTOP), await newcomer(browser, product, PHONE)];
    const pair = await friends(browser, product, [DESKTOP, PHONE]);
    const alone = [await offline(browser, DESKTOP, BOT_DELAY_MS), await offline(browser, PHONE, BOT_DELAY_MS)];
    const learnt = [await learn(browser, product, DESKTOP), await learn(browser, product, PHONE)];
    const tallies = [...[...ways, ...alone, ...learnt].map(({ tally }) => tally), ...pair.tallies];
    const findings = tallies.flatMap((tally) => tally.findings);
    const complaints = tallies.flatMap((tally) => tally.complaints);
    for (const { rule, target, why } of findings) console.error(`${rule}: ${target}: ${why}`);
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
      ...(await tableOnScreens(product, browser)),
      seriousA11y: findings.length,
      consoleErrors: complaints.length,
      frames: await measureFrames(product, browser),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
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
function shortcomings(figures: Figures): readonly string[] {
  const limits: readonly (readonly [string, number, 'at most' | 'at least', number])[] = [
    ['firstLoadKb', figures.firstLoadKb, 'at most', 400],
    ['clicksToPlay', figures.clicksToPlay, 'at most', 2],
    ['secondsToPlay', figures.secondsToPlay, 'at most', 10],
    ['boardShare.desk', figures.boardShare.desk, 'at least', 0.6],
    ['boardShare.phone', figures.boardShare.phone, 'at least', 0.6],
    ['chromeShare', figures.chromeShare, 'at most', 0.35],
    ['wholeFit', figures.wholeFit, 'at least', 0.95],
    ['frames.scriptMs', figures.frames.scriptMs, 'at most', 8],
    ['frames.longestTask', figures.frames.longestTask, 'at most', 200],
    ['seriousA11y', figures.seriousA11y, 'at most', 0],
    ['consoleErrors', figures.consoleErrors, 'at most', 0],
  ];
  return limits.flatMap(([name, value, kind, limit]) => {
    const holds = kind === 'at most' ? value <= limit : value >= limit;
    return holds ? [] : [`${name} is ${value}, wanted ${kind} ${limit}`];
  });
}

/** A longer journey has got stuck. */
const LIMIT_MS = 15 * 60_000;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const late = setTimeout(() => {
    console.error(`Not done after ${LIMIT_MS / 60_000} minutes`);
    process.exit(2);
  }, LIMIT_MS);
  const figures = await journey();
  clearTimeout(late);
  const short = shortcomings(figures);
  for (const line of short) console.error(line);
  console.log(values.json ? JSON.stringify(figures) : figures);
  return short.length === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack ?? error.message);
    process.exit(2);
  },
);
