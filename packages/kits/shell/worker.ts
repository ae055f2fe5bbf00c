/** The page's service worker: it keeps the page's files for use without a server, and shows notices. */

export const WORKER = '/service-worker.js';

/** The service worker that controls this page; null for none, as in a browser that has or allows none. */
export function controllingWorker(): ServiceWorker | null {
  try {
    return navigator.serviceWorker.controller;
  } catch {
    return null;
  }
}

/**
 * Registers the worker; repeated calls change nothing. Rejects if the browser has no service workers, or the page is served
 * without TLS.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  return await navigator.serviceWorker.register(WORKER, { scope: '/' });
}
