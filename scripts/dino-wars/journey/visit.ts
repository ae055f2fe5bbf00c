/** One newcomer's window: counts clicks, bytes, errors, and the findings of axe-core. */
import type { Browser, Locator } from 'playwright-core';
import { type Finding, seriousFindingsOf } from '../../../e2e/axe';
import { type Person, person, type Size } from '../../../e2e/browser';
import type { Product } from '../../../e2e/product';

/** The tally of one window. */
export interface Tally {
  readonly clicks: number;
  /** Bytes received, in compressed form. */
  readonly bytes: number;
  readonly findings: readonly Finding[];
  readonly complaints: readonly string[];
}

/** An open window and what can be done in it. */
export interface Visit {
  readonly who: Person;
  /** Clicks once and counts it. */
  press(what: Locator): Promise<void>;
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
  const findings: Finding[] = [];
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return {
    who,
    async press(what) {
      await what.click();
      clicks += 1;
    },
    async inspect(where) {
      const found = await seriousFindingsOf(page);
      findings.push(...found.map((each) => ({ ...each, target: `${where} (${size.width}): ${each.target}` })));
    },
    tally: () => ({ clicks, bytes, findings: [...findings], complaints: [...who.complaints()] }),
  };
}
