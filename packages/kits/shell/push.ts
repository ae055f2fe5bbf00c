/** Push notices in this browser: whether they are possible, whether they are on, and the switch. */

import { say } from '../words';
import { dropSubscription, keepSubscription } from './me';
import { Said, sentenceOf } from './sentences';
import { recall, remember } from './storage';
import { registerWorker, WORKER } from './worker';

/** The subscription that the server was last told. */
const TOLD = 'dino-wars.notices';

/**
 * `unable`: this browser can't show notices, or the page is served without TLS. `denied`: the person has forbidden them in the
 * browser.
 */
export type PushState = 'unable' | 'denied' | 'off' | 'on';

/** The state of notices in this browser. */
export function pushState(): Promise<PushState> {
  return isAble() ? stateHere().catch((): PushState => 'unable') : Promise.resolve('unable');
}

async function stateHere(): Promise<PushState> {
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription == null || Notification.permission !== 'granted' ? 'off' : 'on';
}

function isAble(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks for permission and subscribes; null once the server knows, else the sentence that says why not. */
export async function switchPushOn(key: string): Promise<string | null> {
  if (!isAble()) return say('notices.unable.short');
  if ((await Notification.requestPermission()) !== 'granted') return say('notices.denied.short');
  try {
    const registration = await registerWorker();
    await navigator.serviceWorker.ready;
    const subscription = await subscribe(registration, key);
    await tell(subscription);
    return null;
  } catch (error) {
    return error instanceof Said ? sentenceOf(error) : say('notices.failed');
  }
}

/** Turns notices off in this browser. */
export async function switchPushOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription == null) return;
  await dropSubscription(subscription.endpoint).catch(() => {});
  await subscription.unsubscribe();
  remember(TOLD, null);
}

/** Tells the server if the browser has changed its subscription by itself. Never rejects: the next visit tries again. */
export function renewPush(): Promise<void> {
  return isAble() && recall(TOLD) !== null ? renew().catch(() => {}) : Promise.resolve();
}

async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription != null && subscription.endpoint !== recall(TOLD)) await tell(subscription);
}

/** A subscription under another key of the server's, from before its data were lost, is given up first. */
async function subscribe(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const applicationServerKey = bytesOf(key);
  const before = await registration.pushManager.getSubscription();
  if (before !== null) {
    const known = new Uint8Array(before.options.applicationServerKey ?? new ArrayBuffer(0));
    if (known.length === applicationServerKey.length && known.every((byte, i) => byte === applicationServerKey[i]))
      return before;
    await before.unsubscribe();
  }
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

async function tell(subscription: PushSubscription): Promise<void> {
  await keepSubscription(subscription.toJSON());
  remember(TOLD, subscription.endpoint);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
