/** Push notices in this browser: whether they are possible, whether they are on, and the switch. */

import type { Notices } from '@dwo/shared';
import { say } from '../words';
import { dropSubscription, keepSubscription, readNotices } from './me';
import { Said, sentenceOf } from './sentences';
import { recall, remember } from './storage';
import { registerWorker, WORKER } from './worker';

/** The subscription that the server was last told. */
const TOLD = 'dino-wars.notices';

/** The `TOLD` of a browser that has ended its notices by itself. */
const ENDED = '';

/**
 * `unable`: this browser can't show notices, or the page is served without TLS. `denied`: the person has forbidden them in the
 * browser. `ended`: they were on, and the browser or its push service has ended them.
 */
export type PushState = 'unable' | 'denied' | 'off' | 'on' | 'ended';

/** The part of the server's answer that says which browsers get notices. */
type Told = Pick<Notices, 'pushKey' | 'endpoints'>;

/** The state of notices in this browser, by the browser and by what the server knows. */
export function pushState(told: Told): Promise<PushState> {
  return isAble() ? stateHere(told).catch((): PushState => 'unable') : Promise.resolve('unable');
}

async function stateHere({ endpoints }: Told): Promise<PushState> {
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await subscriptionHere();
  const works = subscription !== null && Notification.permission === 'granted';
  if (works && endpoints.includes(subscription.endpoint)) return 'on';
  return recall(TOLD) === null ? 'off' : 'ended';
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function isAble(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks for permission and subscribes; null once the server knows, else the sentence that says why not. */
export async function switchPushOn(told: Told): Promise<string | null> {
  if (!isAble()) return say('notices.unable.short');
  try {
    if ((await Notification.requestPermission()) !== 'granted') return say('notices.denied.short');
    const registration = await registerWorker();
    await navigator.serviceWorker.ready;
    const before = await registration.pushManager.getSubscription();
    // The push service has given this one up, or the server would still have it.
    const isDead = before !== null && before.endpoint === recall(TOLD) && !told.endpoints.includes(before.endpoint);
    if (isDead) await before.unsubscribe();
    const subscription = await subscribe(registration, told.pushKey);
    await tell(subscription);
    return null;
  } catch (error) {
    return error instanceof Said ? sentenceOf(error) : say('notices.failed');
  }
}

/** Turns notices off in this browser. */
export async function switchPushOff(): Promise<void> {
  const subscription = await subscriptionHere();
  const endpoint = subscription?.endpoint ?? recall(TOLD) ?? ENDED;
  if (endpoint !== ENDED) await dropSubscription(endpoint).catch(() => {});
  await subscription?.unsubscribe();
  remember(TOLD, null);
}

/**
 * Tells the server if the browser has changed its subscription by itself, or ended it. Never rejects: the next visit tries
 * again.
 */
export async function renewPush(): Promise<void> {
  const told = recall(TOLD);
  if (told === null || told === ENDED) return;
  try {
    if (isAble()) await renew(told);
  } catch {
    // The server is silent, or the browser refuses.
  }
}

async function renew(told: string): Promise<void> {
  const subscription = (await subscriptionHere()) ?? (await subscribedAnew());
  if (subscription?.endpoint === told) return;
  if (subscription === null) {
    await dropSubscription(told);
    remember(TOLD, ENDED);
    return;
  }
  await tell(subscription);
  await dropSubscription(told);
}

/** A new subscription in place of one that has gone; null if the browser wants to be asked by a press. */
async function subscribedAnew(): Promise<PushSubscription | null> {
  if (Notification.permission !== 'granted') return null;
  const { pushKey } = await readNotices();
  try {
    return await subscribe(await registerWorker(), pushKey);
  } catch {
    return null;
  }
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
