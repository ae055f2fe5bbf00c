/* Shows the notices that the server sends when a turn waits. A press on a notice opens its match. The service worker imports
   this file. */

const OWN = self.location.origin;

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** The browser has changed the subscription by itself. Without the old one the page finds that out at its next visit. */
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(moved(event.oldSubscription, event.newSubscription).catch(() => {}));
});

/** Tells the server the new subscription in place of the old one. */
async function moved(old, given) {
  const fresh = given || (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/me/push/moved', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: old.endpoint, subscription: { endpoint, keys } }),
    signal: AbortSignal.timeout(10_000),
  });
}

/** A notice replaces the earlier one of the same match. */
async function show(data) {
  const { title, body, url, tag } = data.json();
  const options = {
    body,
    tag,
    renotify: true,
    icon: '/icon-180.png',
    badge: '/icon-180.png',
    data: { url: inside(url) },
  };
  await self.registration.showNotification(title, options);
}

/** Only pages of this site are opened. */
function inside(url) {
  const whole = new URL(url, OWN);
  return whole.origin === OWN ? whole.href : OWN;
}

/** Focuses the tab that has the match open, or opens a new one. */
async function open(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = tabs.find((tab) => new URL(tab.url).pathname === new URL(url).pathname);
  if (same !== undefined) await same.focus();
  else await self.clients.openWindow(url);
}
