/** Whether this page was built before what the server serves now: then it may not understand a word. */

/** Asks the server which script its page loads; false if it can't be told. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
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
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
  try {
    if (window.sessionStorage.getItem(TRIED) === own) return false;
    window.sessionStorage.setItem(TRIED, own);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
