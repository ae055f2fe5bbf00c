/** The page's service worker: it keeps the page's files for use without a server, and shows notices. */

export const WORKER = '/service-worker.js';

/** Registers it; the same one however often. Rejects where the browser knows no such thing, or not on a page without TLS. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER, { scope: '/' });
}
