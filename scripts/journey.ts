/* `npm run -s journey -- [--game ID] --json`: a newcomer's way through a game in a real Chromium, at a desk and on a phone. Prints
   the measurements; the exit code is 1 if one misses its limit. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, HOSTED } from '@dwo/shelf/server';
import type { Browser } from 'playwright-core';
import { openFullBrowser } from '../e2e/browser';
import { type Product, startProduct } from '../e2e/product';
import { oneOf, parseArgs } from './arguments';
import { BOXES, boxJourney, boxShortcomings } from './journey/boxes';

/** The computer's pause in the product, so that the journey takes real waiting times. */
const BOT_DELAY_MS = 900;
/** A longer journey has got stuck. */
const LIMIT_MS = 15 * 60_000;

/** A journey of a game's own, which stands in the folder of its scripts. */
interface OwnJourney {
  journey(browser: Browser, product: Product, botDelayMs: number): Promise<object>;
  shortcomings(figures: object): readonly string[];
}

function ownJourney(game: string): OwnJourney | null {
  const file = join(__dirname, game, 'journey.ts');
  return existsSync(file) ? (require(file) as OwnJourney) : null;
}

/** Walks through a game; returns the measurements, and a sentence for each that misses its limit. */
async function walked(game: string) {
  const product = await startProduct(BOT_DELAY_MS);
  const browser = await openFullBrowser();
  try {
    const own = ownJourney(game);
    if (own !== null) {
      const figures = await own.journey(browser, product, BOT_DELAY_MS);
      return { figures, short: own.shortcomings(figures) };
    }
    const figures = await boxJourney(browser, product, game);
    return { figures, short: boxShortcomings(figures) };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, game: { type: 'string', default: HOSTED[0] ?? '' } },
  });
  const walkable = GAMES.map(({ rules }) => rules.id).filter((id) => id in BOXES || ownJourney(id) !== null);
  oneOf('game', values.game, walkable);
  const late = setTimeout(() => {
    console.error(`Not done after ${LIMIT_MS / 60_000} minutes`);
    process.exit(2);
  }, LIMIT_MS);
  const { figures, short } = await walked(values.game);
  clearTimeout(late);
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
