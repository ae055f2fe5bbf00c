/* `npm run -s journey -- [--game ID] --json`: a newcomer's way through a game in a real Chromium, at a desk and on a phone. Prints
   the measurements; the exit code is 1 if one misses its limit. */

import { openFullBrowser } from '../e2e/browser';
import { startProduct } from '../e2e/product';
import { oneOf, parseArgs } from './arguments';
import { journey, shortcomings } from './dino-wars/journey';
import { BOXES, boxJourney, boxShortcomings } from './journey/boxes';

/** The computer's pause in the product, so that the journey takes real waiting times. */
const BOT_DELAY_MS = 900;
/** A longer journey has got stuck. */
const LIMIT_MS = 15 * 60_000;

/** Walks through a game; returns the measurements, and a sentence for each that misses its limit. */
async function walked(game: string) {
  const product = await startProduct(BOT_DELAY_MS);
  const browser = await openFullBrowser();
  try {
    if (game !== 'dino-wars') {
      const figures = await boxJourney(browser, product, game);
      return { figures, short: boxShortcomings(figures) };
    }
    const figures = await journey(browser, product, BOT_DELAY_MS);
    return { figures, short: shortcomings(figures) };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, game: { type: 'string', default: 'dino-wars' } },
  });
  oneOf('game', values.game, ['dino-wars', ...Object.keys(BOXES)]);
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
