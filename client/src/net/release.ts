/** Which release of the client this page is, and whether the server has another one: then they may not understand each other. */
import { store } from '@dwo/kits/shell/store';

/** Address of the script that this page loaded, whose name changes with every release; null outside of a build. */
function ownScript(): string | null {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** The release of this page: the name of its script, `index-Bx3.js`; empty outside of a build. */
export function ownRelease(): string {
  return ownScript()?.split('/').at(-1) ?? '';
}

/** Asks the server which script its page loads; false if it can't be told. */
export async function isOutdated(): Promise<boolean> {
  const own = ownScript();
  if (own == null) return false;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (!response.ok) return false;
    const page = await response.text();
    return page.includes('<script') && !page.includes(own);
  } catch {
    return false;
  }
}

const TRIED = 'dino-wars.refreshed';

/**
 * Loads the page again because the server has a newer one; the seat's token and the log outlive that. False if this very
 * page was loaded in that hope already.
 */
export function refreshPage(): boolean {
  const own = ownScript() ?? '';
  try {
    if (window.sessionStorage.getItem(TRIED) === own) return false;
    window.sessionStorage.setItem(TRIED, own);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** A page that is looked at asks this often. */
const ASK_EVERY_MS = 15 * 60 * 1000;

/**
 * Shows the notice of a new release whenever one may have come: after a lost connection, when somebody returns to the page,
 * when a part of the page can't be fetched any more, and now and then.
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
