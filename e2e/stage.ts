/** The server and the browser that all tests of a file share. */
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';

/** A running server and a browser. */
export interface Stage {
  readonly product: Product;
  readonly browser: Browser;
}

/** Starts both before the tests of this file and ends them after; `settings` are added to the environment of the server. */
export function openStage(settings: NodeJS.ProcessEnv = {}): Stage {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct(50, settings);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  return {
    get product() {
      return product;
    },
    get browser() {
      return browser;
    },
  };
}
