/** A newcomer whose server is gone: a battle on this device up to its first kill, a reload, and play after it. */
import type { Browser } from 'playwright-core';
import type { Size } from '../../../e2e/browser';
import { until } from '../../../e2e/dino-wars/board';
import { startProduct } from '../../../e2e/product';
import { type Tally, visit } from '../../journey/visit';
import { firstDecision, playToKill, seconds } from './newcomer';

/** The errors that a browser reports about a server that is gone. */
const GONE = /ERR_CONNECTION_REFUSED|Failed to load resource|no-response/;

/** The measurements without a server. */
export interface Offline {
  readonly tally: Tally;
  /** Clicks and seconds from the title, loaded without a server, to the first figure's death. */
  readonly clicks: number;
  readonly seconds: number;
  /** Seconds from the reload after it until the player can act. */
  readonly reloadSeconds: number;
}

/** Opens the title once with a server, then plays without one. Throws if that fails. */
export async function offline(browser: Browser, size: Size, botDelayMs: number): Promise<Offline> {
  const product = await startProduct(botDelayMs);
  const alone = await visit(browser, product, 'Offline', { ...size, offline: true });
  const { page } = alone.who;
  try {
    await page.goto('/');
    await until('the page is kept', () =>
      page.evaluate(async () => {
        const found = await caches.match('/index.html', { ignoreSearch: true });
        return found !== undefined && navigator.serviceWorker.controller !== null;
      }),
    );
    alone.who.excuse(GONE);
    await product.stop();
    const began = performance.now();
    await page.goto('/');
    await alone.press(page.getByRole('button', { name: /Play the computer/ }));
    await alone.press(page.getByTestId('play-army'));
    await firstDecision(page);
    await playToKill(alone);
    const killed = performance.now();
    const { clicks } = alone.tally();
    const { seq, hash } = await page.evaluate(() => ({
      seq: window.__dinoWars?.seq() ?? 0,
      hash: window.__dinoWars?.hash() ?? '',
    }));
    const left = performance.now();
    await page.reload();
    await firstDecision(page);
    const reloadSeconds = seconds(performance.now() - left);
    await until('nothing is lost', () =>
      page.evaluate(
        (before) => {
          const now = window.__dinoWars;
          return now !== undefined && (now.seq() > before.seq || now.hash() === before.hash);
        },
        { seq, hash },
      ),
    );
    await until('it goes on', async () => {
      await page.evaluate(() => window.__dinoWars?.playOn(1));
      return page.evaluate((before) => (window.__dinoWars?.seq() ?? 0) > before, seq);
    });
    await alone.inspect('without a server');
    return { tally: alone.tally(), clicks, seconds: seconds(killed - began), reloadSeconds };
  } finally {
    await alone.who.close();
    await product.stop().catch(() => {});
  }
}
