/** Has the browser keep the page for use without a server, once the page has everything that it needs itself. */
import { registerWorker } from '@dwo/kits/shell/worker';
import { ownRelease } from '../net/release';

/** Gives the title and the first page opened time to load first. */
const WAIT_MS = 6_000;

/**
 * Registers the service worker after `WAIT_MS`; does nothing in a browser without service workers or with data saving on,
 * nor outside a build.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || savesData() || ownRelease() === '') return;
  setTimeout(() => void registerWorker().catch(() => {}), WAIT_MS);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
