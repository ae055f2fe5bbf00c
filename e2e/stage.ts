/** The server and the browser that all tests of a file share, and the people at it. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person, type Size } from './browser';
import { type Product, startProduct } from './product';

/** A running server and a browser. */
export interface Stage {
  readonly product: Product;
  readonly browser: Browser;
  /** Everybody who has arrived so far. */
  readonly people: readonly Person[];
  /** Opens a page for a person, who leaves after the tests of this file; errors of their pages fail it. */
  arrive(name: string, path: string, size?: Size): Promise<Person>;
}

/** Starts both before the tests of this file and ends them after; `settings` are added to the environment of the server. */
export function openStage(settings: NodeJS.ProcessEnv = {}): Stage {
  let product: Product;
  let browser: Browser;
  const people: Person[] = [];
  beforeAll(async () => {
    product = await startProduct(50, settings);
    browser = await openBrowser();
  });
  afterAll(async () => {
    const complaints = people.flatMap((each) => each.complaints());
    for (const each of people) await each.close();
    await browser?.close();
    await product?.stop();
    expect(complaints).toEqual([]);
  });
  return {
    people,
    get product() {
      return product;
    },
    get browser() {
      return browser;
    },
    async arrive(name, path, size = DESKTOP) {
      const somebody = await person(browser, name, size, product.url);
      people.push(somebody);
      await somebody.page.goto(path);
      return somebody;
    },
  };
}
