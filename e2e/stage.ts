/** The server and the browser that all tests of a file share, and the people at it. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person, photograph, type Size } from './browser';
import { type Product, startProduct } from './product';

/** A running server and a browser. */
export interface Stage {
  readonly product: Product;
  readonly browser: Browser;
  /** Everybody who has arrived so far. */
  readonly people: readonly Person[];
  /** Opens a page for a person, who leaves after the tests of this file; errors of their pages fail it. */
  arrive(name: string, path: string, size?: Size): Promise<Person>;
  /** A test after which everybody leaves; if it fails, what their windows show is saved. */
  scene(name: string, play: () => Promise<void>): void;
}

/**
 * Starts both before the tests of this file and ends them after; `settings` are added to the environment of the server, `open` starts
 * another browser than the usual one.
 */
export function openStage(settings: NodeJS.ProcessEnv = {}, open: () => Promise<Browser> = openBrowser): Stage {
  let product: Product;
  let browser: Browser;
  const people: Person[] = [];
  /** Closes everybody's windows; their errors. */
  const leave = async (): Promise<string[]> => {
    const complaints = people.flatMap((each) => each.complaints());
    for (const each of people.splice(0)) await each.close();
    return complaints;
  };
  beforeAll(async () => {
    product = await startProduct(50, settings);
    browser = await open();
  });
  afterAll(async () => {
    const complaints = await leave();
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
    scene(name, play) {
      test(name, async () => {
        try {
          await play();
        } catch (error) {
          await photograph(people);
          await leave();
          throw error;
        }
        expect(await leave()).toEqual([]);
      });
    },
  };
}
