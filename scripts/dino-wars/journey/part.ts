/** A part of the journey that runs alone: `--runs N` repeats it, `--json` prints a line of JSON for each run. */
import type { Browser } from 'playwright-core';
import { openFullBrowser } from '../../../e2e/browser';
import { type Product, startProduct } from '../../../e2e/product';
import { parseArgs } from '../../arguments';

/** Starts product and browser, prints the measurements of each run, and ends both. */
export async function alone(
  measure: (browser: Browser, product: Product) => Promise<unknown>,
  botDelayMs?: number,
): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean', default: false }, runs: { type: 'string', default: '1' } },
  });
  const product = await startProduct(botDelayMs);
  const browser = await openFullBrowser();
  try {
    for (let run = 0; run < Number(values.runs); run++) {
      const figures = await measure(browser, product);
      console.log(values.json ? JSON.stringify(figures) : figures);
    }
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await browser.close();
    await product.stop();
  }
}
