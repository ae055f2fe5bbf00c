/** Has the browser keep the page for use without a server, once the page itself has everything it needs. */
import { registerWorker } from '@dwo/kits/shell/worker';

/** The title and what is opened first come first. */
const WAIT_MS = 6_000;

/** Registers the service worker after a while; a browser without, or whose owner saves data, goes on as before. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  setTimeout(() => void registerWorker().catch(() => {}), WAIT_MS);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
