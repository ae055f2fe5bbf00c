/** One newcomer's window: counts clicks, bytes, errors, and the findings of axe-core. */
import type { Browser, Locator } from 'playwright-core';
import { seriousFindingsOf } from '../../e2e/axe';
import { type Person, person, type Size } from '../../e2e/browser';
import type { Product } from '../../e2e/product';

/** The tally of one window. */
export interface Tally {
  readonly clicks: number;
  /** Bytes received, in compressed form. */
  readonly bytes: number;
  /** The number of serious findings of axe-core; each is printed when it is met. */
  readonly findings: number;
  readonly complaints: readonly string[];
}

/** An open window and what can be done in it. */
export interface Visit {
  readonly who: Person;
  /** Clicks once and counts it. */
  press(what: Locator): Promise<void>;
  /** Makes a gesture, such as a drag, and counts it as a click. */
  gesture(make: () => Promise<void>): Promise<void>;
  /** Checks the present page with axe-core. */
  inspect(where: string): Promise<void>;
  tally(): Tally;
}

/** Opens a window with full motion. */
export async function visit(browser: Browser, product: Product, name: string, size: Size): Promise<Visit> {
  const who = await person(browser, name, { ...size, motion: true }, product.url);
  const { page } = who;
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  let bytes = 0;
  let clicks = 0;
  let findings = 0;
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return {
    who,
    async press(what) {
      await what.click();
      clicks += 1;
    },
    async gesture(make) {
      await make();
      clicks += 1;
    },
    async inspect(where) {
      for (const { rule, target, why } of await seriousFindingsOf(page)) {
        findings += 1;
        console.error(`${rule}: ${where} (${size.width}): ${target}: ${why}`);
      }
    },
    tally: () => ({ clicks, bytes, findings, complaints: [...who.complaints()] }),
  };
}
