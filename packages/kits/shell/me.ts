/** This browser's anonymous identity to the server: got when it is first needed, and stored here. */

import {
  type BlockedPeople,
  type BlockedPerson,
  type ChairAt,
  type DeviceCode,
  type FoundMatch,
  type Me,
  type MeBack,
  meToken,
  type Notices,
  type OwnMatches,
  type OwnTurns,
  type PlayNowWish,
  type Waiting,
} from '@dwo/shared';
import { say } from '../words';
import { currentLanguage } from '../words/catalogue';
import { ApiError, ask } from './api';
import { recall, remember } from './storage';

const ME = 'dino-wars.me';
const GREETED = 'dino-wars.me.greeted';
/** The identity is shown to the server at this interval, so that it is signed anew long before it expires. */
const GREET_MS = 86_400_000;

/** The identity of this browser; null if it has none yet. */
export function knownMe(): string | null {
  const kept = recall(ME);
  return meToken.safeParse(kept).success ? kept : null;
}

let asking: Promise<void> | null = null;

/**
 * The identity of this browser; where its storage was deleted, the one that the server's cookie gives back. Null if it has none,
 * or if the server can't be reached. Asks once a visit. Never rejects.
 */
export async function findMe(): Promise<string | null> {
  if (knownMe() === null) {
    asking ??= askBack().catch(() => {
      asking = null;
    });
    await asking;
  }
  return knownMe();
}

async function askBack(): Promise<void> {
  const { me } = await ask<MeBack>('/api/me/back', { method: 'POST' });
  if (me !== null && knownMe() === null) keep(me);
}

let greeting: Promise<string | null> | null = null;

/** The identity of this browser, or a new one; null if the server can't be reached. Never rejects. */
export function someMe(): Promise<string | null> {
  const known = knownMe();
  if (known !== null && isGreeted()) return Promise.resolve(known);
  greeting ??= greet(known).finally(() => {
    greeting = null;
  });
  return greeting;
}

/** Whether this browser has greeted the server within `GREET_MS`, in the language that it shows now. */
function isGreeted(): boolean {
  const [at, language] = (recall(GREETED) ?? '').split(' ');
  return Math.abs(Date.now() - Number(at)) < GREET_MS && language === currentLanguage();
}

async function greet(known: string | null): Promise<string | null> {
  try {
    const { me } = await ask<Me>('/api/me', { method: 'POST', headers: known === null ? {} : bearer(known) });
    // Another tab may have got one at the same time: the first is kept.
    const now = knownMe();
    if (now !== known && now !== null) return now;
    keep(me);
    return me;
  } catch {
    return known;
  }
}

function keep(me: string): void {
  remember(ME, me);
  remember(GREETED, `${Date.now()} ${currentLanguage()}`);
}

function bearer(me: string): Record<string, string> {
  return { authorization: `Bearer ${me}` };
}

/** Sends a request as this person; throws an ApiError. An identity that the server no longer knows is replaced. */
export async function askAsMe<T>(path: string, body?: unknown): Promise<T> {
  for (const last of [false, true]) {
    const me = await someMe();
    if (me === null) throw new ApiError(0, say('api.silent'));
    try {
      return await ask<T>(path, body === undefined ? { headers: bearer(me) } : posting(body, bearer(me)));
    } catch (error) {
      if (last || !(error instanceof ApiError) || error.status !== 401) throw error;
      remember(ME, null);
    }
  }
  throw new ApiError(401, say('api.unknown'));
}

function posting(body: unknown, headers: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Sends a request as this person if the browser has an identity, otherwise as nobody; throws an ApiError. */
export function askAsAnybody<T>(path: string): Promise<T> {
  const me = knownMe();
  return ask<T>(path, me === null ? {} : { headers: bearer(me) });
}

/** Meets somebody who waits, or has a game of this person's wait for somebody; throws an ApiError. */
export async function findOpponent(wish: PlayNowWish): Promise<FoundMatch> {
  // A browser that can't keep an identity may play too.
  if ((await someMe()) !== null) return askAsMe('/api/matches/now', wish);
  return ask('/api/matches/now', posting(wish, {}));
}

/** The id of the match in which the people of a finished one meet again; throws an ApiError. */
export async function playAgain(match: string): Promise<string> {
  return (await askAsMe<{ readonly id: string }>('/api/me/again', { match })).id;
}

/** Reports the names of a match to the operator; throws an ApiError. */
export async function reportNames(match: string): Promise<void> {
  await askAsMe(`/api/matches/${encodeURIComponent(match)}/report`, {});
}

/** Blocks the person at a chair from this person's matches; throws an ApiError. */
export async function block(chair: ChairAt): Promise<void> {
  await askAsMe('/api/me/block', chair);
}

/** Unblocks a person; throws an ApiError. */
export async function unblock(who: string): Promise<void> {
  await askAsMe('/api/me/unblock', { who });
}

/** The people whom this person has blocked, the latest first. */
export async function blockedPeople(): Promise<readonly BlockedPerson[]> {
  return knownMe() === null ? [] : (await askAsMe<BlockedPeople>('/api/me/blocked')).blocked;
}

/** This person's matches, those where it is their turn first. */
export function listOwnMatches(): Promise<OwnMatches> {
  return askAsMe('/api/me/matches');
}

/** The number of matches in which it is this person's turn; 0 without a request for a browser without an identity. */
export async function countTurns(): Promise<number> {
  return knownMe() === null ? 0 : (await askAsMe<OwnTurns>('/api/me/turns')).waiting;
}

/** The things that wait for this person; null without a request for a browser without an identity. */
export async function whatWaits(): Promise<Waiting | null> {
  return knownMe() === null ? null : askAsMe<Waiting>('/api/me/waiting');
}

/** A link that makes another browser this person, and when it expires. It works once. */
export async function deviceLink(): Promise<{ readonly link: string; readonly ms: number }> {
  const { code, expiresAt, now } = await askAsMe<DeviceCode>('/api/me/device', {});
  return { link: `${window.location.origin}/mine#device=${code}`, ms: expiresAt - now };
}

/** Becomes the person of a device link; what this browser's identity owned before moves along. Throws an ApiError. */
export async function moveHere(code: string): Promise<void> {
  const known = knownMe();
  const { me } = await ask<Me>('/api/me/move', posting({ code }, known === null ? {} : bearer(known)));
  keep(me);
}

/** How this person is notified of turns. */
export function readNotices(): Promise<Notices> {
  return askAsMe('/api/me/notices');
}

/** Registers this browser's push subscription at the server. */
export async function keepSubscription(subscription: PushSubscriptionJSON): Promise<void> {
  const { endpoint, keys } = subscription;
  await askAsMe('/api/me/push', { subscription: { endpoint, keys } });
}

/** Removes this browser's push subscription from the server. */
export async function dropSubscription(endpoint: string): Promise<void> {
  await askAsMe('/api/me/push/off', { endpoint });
}

/** Has the server send a confirmation mail to an address; null ends all mail. */
export async function setMail(address: string | null): Promise<void> {
  if (address === null) await askAsMe('/api/me/mail/off', {});
  else await askAsMe('/api/me/mail', { address });
}

/** Performs the act of a link in a mail. Throws an ApiError if the link is void. */
export async function followMailLink(what: 'confirm' | 'off', token: string): Promise<void> {
  await ask(`/api/mail/${what}`, posting({ token }, {}));
}
