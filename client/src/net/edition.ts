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
