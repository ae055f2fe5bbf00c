/**
 * Which release of the client this page is, and whether the server has another one. Two releases may not understand each other.
 */
import { fetchWithin } from '@dwo/kits/shell/fetching';
import { recallInTab, rememberInTab } from '@dwo/kits/shell/storage';
import { store } from '@dwo/kits/shell/store';
import { controllingWorker } from '@dwo/kits/shell/worker';
import { RELEASE_AWAITED } from '../offline/patience';

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

/** Whether the server's page loads another script than this page; null without an answer. */
async function hasOther(): Promise<boolean | null> {
  const own = ownScript();
  if (own == null) return false;
  try {
    const response = await fetchWithin(NEWEST, { cache: 'no-store' });
    if (!response.ok) return null;
    const page = await response.text();
    return page.includes('<script') && !page.includes(own);
  } catch {
    return null;
  }
}

/** Whether the server's page loads another script than this page; false if that can't be found out. */
export async function isOutdated(): Promise<boolean> {
  return (await hasOther()) === true;
}

/** A server that does not answer is asked again after this time, and so many times in all. */
const ASK_AGAIN_MS = 5_000;
const MOST_ASKED = 12;

/** The same as `isOutdated`, with patience: a server that has just started may be slow, and must be asked again. */
export async function isOutdatedAtLast(): Promise<boolean> {
  for (let asked = 1; asked <= MOST_ASKED; asked++) {
    const other = await hasOther();
    if (other !== null) return other;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  return false;
}

const TRIED = 'dino-wars.refreshed';

/**
 * Reloads the page because the server has a newer one; the seat's token and the log survive that. Returns false if this page
 * was already loaded for that reason.
 */
export function refreshPage(): boolean {
  const own = ownScript() ?? '';
  if (recallInTab(TRIED) === own || !rememberInTab(TRIED, own)) return false;
  reloadForRelease();
  return true;
}

/** Reloads the page for a release that the server has. The worker is told, so that it does not show its own page too soon. */
export function reloadForRelease(): void {
  controllingWorker()?.postMessage(RELEASE_AWAITED);
  window.location.reload();
}

/** A page that its worker may have kept asks after this time: a server that is slow was taken for absent. */
const ASK_FIRST_MS = 10_000;

/** A visible page asks this often. */
const ASK_EVERY_MS = 15 * 60 * 1000;

/**
 * Shows the notice of a new release. Looks for one after a lost connection, when the player returns to the page, when a part of
 * the page can't be fetched any more, soon after a page that may be the worker's, and every `ASK_EVERY_MS`.
 */
export function watchForRelease(): void {
  const look = async (isAnswered = () => false) => {
    if (store.getState().outdated || !(await isOutdatedAtLast()) || isAnswered()) return;
    store.setState({ outdated: true });
  };
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  document.addEventListener('visibilitychange', lookIfSeen);
  window.addEventListener('vite:preloadError', () => void look());
  if (controllingWorker() !== null) window.setTimeout(() => void look(), ASK_FIRST_MS);
  window.setInterval(lookIfSeen, ASK_EVERY_MS);
  store.subscribe((now, before) => {
    // The connection asked too, once: a match that lost its server goes on in the new release without a press.
    if (now.match?.link === 'live' && before.match?.link === 'lost') void look(refreshPage);
  });
}
