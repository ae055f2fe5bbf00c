/**
 * Which release of the client this page is, and whether the server has another one. Two releases may not understand each other.
 */
import { fetchWithin } from '@dwo/kits/shell/fetching';
import { recallInTab, rememberInTab } from '@dwo/kits/shell/storage';
import { store } from '@dwo/kits/shell/store';

/** Address of the script that this page loaded, whose name changes with every release; null outside a build. */
function ownScript(): string | null {
  return document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.getAttribute('src') ?? null;
}

/** The release of this page: the name of its script, `index-Bx3.js`; empty outside a build. */
export function ownRelease(): string {
  return ownScript()?.split('/').at(-1) ?? '';
}

/** The server's page. No service worker keeps anything at this address, so it can't answer in the server's place. */
const NEWEST = '/?newest';

/** Whether the server's page loads another script than this page; false if that can't be found out. */
export async function isOutdated(): Promise<boolean> {
  const own = ownScript();
  if (own == null) return false;
  try {
    const response = await fetchWithin(NEWEST, { cache: 'no-store' });
    if (!response.ok) return false;
    const page = await response.text();
    return page.includes('<script') && !page.includes(own);
  } catch {
    return false;
  }
}

const TRIED = 'dino-wars.refreshed';

/**
 * Reloads the page because the server has a newer one; the seat's token and the log survive that. Returns false if this page
 * was already loaded for that reason.
 */
export function refreshPage(): boolean {
  const own = ownScript() ?? '';
  if (recallInTab(TRIED) === own || !rememberInTab(TRIED, own)) return false;
  window.location.reload();
  return true;
}

/** A visible page asks this often. */
const ASK_EVERY_MS = 15 * 60 * 1000;

/**
 * Shows the notice of a new release. Looks for one after a lost connection, when the player returns to the page, when a part of
 * the page can't be fetched any more, and every `ASK_EVERY_MS`.
 */
export function watchForRelease(): void {
  const look = async () => {
    if (!store.getState().outdated && (await isOutdated())) store.setState({ outdated: true });
  };
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  document.addEventListener('visibilitychange', lookIfSeen);
  window.addEventListener('vite:preloadError', () => void look());
  window.setInterval(lookIfSeen, ASK_EVERY_MS);
  store.subscribe((now, before) => {
    if (now.match?.link === 'live' && before.match?.link === 'lost') void look();
  });
}
