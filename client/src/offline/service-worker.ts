/**
 * Lets the page work without a server: keeps the files of its release and the finished matches seen last. Pages are fetched
 * from the server as long as it answers, so that a new release arrives at once.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isPart, partOf } from './former-parts';
import { PATIENCE_SECONDS, Patience, RELEASE_SECONDS } from './patience';
import { mayBeKept, worthKeeping } from './worth-keeping';

/** The files of this release, from the build. */
declare const __FILES__: PrecacheEntry[];
declare function importScripts(script: string): void;

/** The number of finished matches that can be watched again without a server. */
const KEPT_REPLAYS = 60;

importScripts('/notices.js');
clientsClaim();
cleanupOutdatedCaches();
// The address of a page is never answered from here while the server answers, `/` no less than the others.
precacheAndRoute(__FILES__, { directoryIndex: '', cleanURLs: false });

const pageWithin = (networkTimeoutSeconds: number) =>
  new NetworkOnly({ networkTimeoutSeconds, plugins: [{ handlerDidError: () => matchPrecache('/index.html') }] });
const [usual, patient] = [pageWithin(PATIENCE_SECONDS), pageWithin(RELEASE_SECONDS)];
const patience = new Patience(() => performance.now());
self.addEventListener('message', ({ data }) => patience.hear(data));
registerRoute(new NavigationRoute((page) => (patience.seconds === RELEASE_SECONDS ? patient : usual).handle(page)));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPart(url.pathname),
  ({ request }) =>
    partOf(
      request,
      (part) => caches.match(part),
      (part) => fetch(part, { signal: AbortSignal.timeout(RELEASE_SECONDS * 1000) }),
    ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && mayBeKept(url.pathname),
  new NetworkFirst({
    // A new name: the former cache held details of matches under way.
    cacheName: 'kept',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [
      { cacheWillUpdate: ({ request, response }) => worthKeeping(new URL(request.url).pathname, response) },
      new ExpirationPlugin({ maxEntries: 2 * KEPT_REPLAYS }) as WorkboxPlugin,
    ],
  }),
);
self.addEventListener('activate', (event) => {
  (event as Event & { waitUntil(done: Promise<unknown>): void }).waitUntil(caches.delete('told'));
});
