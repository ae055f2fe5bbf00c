/*
 * Shows notices that the server sends when a turn waits, and leads to the match when one is pressed. A part of the service worker,
 * which imports it.
 */

const OWN = self.location.origin;

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** A notice of the same match replaces the one before. */
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

/** Goes to the tab that has the match open, or to a new one. */
async function open(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = tabs.find((tab) => new URL(tab.url).pathname === new URL(url).pathname);
  if (same !== undefined) await same.focus();
  else await self.clients.openWindow(url);
}
