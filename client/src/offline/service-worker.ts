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

/** The files of this release, from the build. */
declare const __FILES__: PrecacheEntry[];
declare function importScripts(script: string): void;

/** After this time a server counts as absent. */
const PATIENCE_SECONDS = 4;
/** The number of finished matches that can be watched again without a server. */
const KEPT_REPLAYS = 60;

importScripts('/notices.js');
clientsClaim();
cleanupOutdatedCaches();
// The address of a page is never answered from here while the server answers, `/` no less than the others.
precacheAndRoute(__FILES__, { directoryIndex: '', cleanURLs: false });

registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_SECONDS,
      plugins: [{ handlerDidError: () => matchPrecache('/index.html') }],
    }),
  ),
);

/**
 * The answers that are kept: which games the server hosts, finished matches, and the rules of former versions that they were
 * played by.
 */
const TOLD = /^\/(api\/about|api\/matches\/[\w-]+(\/record)?|rules\/[\w-]+\.mjs)$/;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && TOLD.test(url.pathname) && url.pathname !== '/api/matches/finished',
  new NetworkFirst({
    cacheName: 'told',
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [new ExpirationPlugin({ maxEntries: 2 * KEPT_REPLAYS }) as WorkboxPlugin],
  }),
);
