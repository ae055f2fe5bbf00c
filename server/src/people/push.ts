/** Sends notices to browsers through push services, encrypted so that only the browser can read them. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { PushText } from '@dwo/shared';
import { generateRequestDetails, generateVAPIDKeys, type VapidKeys } from 'web-push';
import { messageOf } from '../failure';
import type { KeyCabinet } from './keys';
import { isOpenUrl, openLookup } from './open-internet';
import type { Sent } from './sent';
import type { Browser } from './store';

/** The longest time for a whole answer of a push service; a silence timeout alone would not stop one that drips bytes. */
const LONGEST_MS = 10_000;
/** How long a push service stores a notice for a browser that is not running, in seconds. */
const KEPT_S = 3 * 86_400;
const SETTING = 'push-keys';

/** The VAPID keys of this server. They are made once, because subscriptions are bound to them. */
export async function pushKeys(cabinet: KeyCabinet): Promise<VapidKeys> {
  return JSON.parse(await cabinet.settingOr(SETTING, () => JSON.stringify(generateVAPIDKeys()))) as VapidKeys;
}

/** The settings for sending. */
export interface PushSettings {
  readonly keys: VapidKeys;
  /** The contact for push services: a page or a `mailto:` address. */
  readonly contact: string;
  /** For tests: allows push services on this machine. */
  readonly anywhere: boolean;
}

/** Whether notices may be sent to this endpoint. */
export function isPushService(endpoint: string, { anywhere }: Pick<PushSettings, 'anywhere'>): boolean {
  return anywhere || isOpenUrl(endpoint);
}

/** Sends one notice; never rejects. */
export async function push(settings: PushSettings, browser: Browser, text: PushText): Promise<Sent> {
  const { endpoint, p256dh, auth } = browser;
  if (!isPushService(endpoint, settings)) return { kind: 'gone', why: 'not a push service' };
  try {
    const { keys, contact } = settings;
    const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(text), {
      vapidDetails: { subject: contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
      TTL: KEPT_S,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    return answerOf(await post(settings, endpoint, headers, details.body ?? Buffer.alloc(0)));
  } catch (error) {
    return { kind: 'later', why: messageOf(error), afterMs: null };
  }
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function post(
  { anywhere }: PushSettings,
  endpoint: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<Answer> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const options: RequestOptions = { method: 'POST', headers, signal };
  if (!anywhere) options.lookup = openLookup;
  const send = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(endpoint, options, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
    });
    request.once('error', (error) => reject(signal.aborted ? new Error('the push service takes too long') : error));
    request.end(body);
  });
}

function answerOf({ status, retryAfter }: Answer): Sent {
  const why = `the push service answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone', why };
  // 401 and 403: the browser subscribed with a key of another server.
  if (status === 401 || status === 403) return { kind: 'gone', why };
  if (status === 429 || status >= 500 || status === 408) {
    const seconds = Number(retryAfter);
    return { kind: 'later', why, afterMs: seconds > 0 ? seconds * 1000 : null };
  }
  return { kind: 'refused', why };
}
