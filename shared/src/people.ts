/**
 * Messages between a browser and the server about its person: an anonymous identity, their matches, and addresses for
 * notices. None of this is sent to other people. `docs/PROTOCOL.md` describes its use.
 */
import type { Outcome } from '@dwo/kernel';
import { z } from 'zod';
import { matchId } from './ids';
import type { MatchStage } from './stages';
import type { Terms } from './terms';

/** The signed token (a JWT) that identifies a browser. */
export const meToken = z
  .string()
  .max(600)
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not an identity');

/** The one-time code in a link that gives another browser the same identity. */
export const deviceCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'not a code');

/** The push subscription of a browser. The push service is a third-party server, which is only contacted over TLS. */
const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/, 'not a public key'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'not a shared secret'),
  }),
});

/** A mail address without quotes; converted to lower case. */
const mailAddress = z
  .string()
  .trim()
  .max(254)
  .regex(/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/, 'not a mail address');

/** A token from a link in a mail. */
const mailToken = z
  .string()
  .max(1200)
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not a link of ours');

/** The bodies of the calls below `/api/me` and `/api/mail`. */
export const peopleCalls = {
  move: z.strictObject({ code: deviceCode }),
  push: z.strictObject({ subscription: pushSubscription }),
  pushMoved: z.strictObject({ from: z.string().max(1000), subscription: pushSubscription }),
  pushOff: z.strictObject({ endpoint: z.string().max(1000) }),
  mail: z.strictObject({ address: mailAddress }),
  again: z.strictObject({ match: matchId }),
  block: z.strictObject({ match: matchId, place: z.int().min(0).max(63) }),
  unblock: z.strictObject({ who: z.string().max(40) }),
  erase: z.strictObject({ erase: z.literal('everything') }),
  mailLink: z.strictObject({ token: mailToken }),
} as const;

/** `POST /api/me`: the identity of this browser. `known` tells whether it had one before. */
export interface Me {
  readonly me: string;
  readonly known: boolean;
}

/** `POST /api/me/back`: the identity in the cookie of a browser that has lost its own; null if there is none. */
export interface MeBack {
  readonly me: string | null;
}

/** `POST /api/me/device`: a code for another browser, and when it expires (epoch milliseconds of the server). */
export interface DeviceCode {
  readonly code: string;
  readonly expiresAt: number;
  /** The time of the server, epoch milliseconds. */
  readonly now: number;
}

/** A chair of a match; the body of `POST /api/me/block`. */
export interface ChairAt {
  readonly match: string;
  readonly place: number;
}

/** A blocked person. */
export interface BlockedPerson {
  /** An id that is used in this list only. */
  readonly who: string;
  /** The name they had; empty if it was deleted. */
  readonly name: string;
}

/** `GET /api/me/blocked`, latest first. */
export interface BlockedPeople {
  readonly blocked: readonly BlockedPerson[];
}

/** `POST /api/me/erase`: all data of this person is deleted; `matches` is the number of matches that named them. */
export interface Erased {
  readonly matches: number;
}

/** `GET /api/about`: the operator, and how many days matches are kept. Null means not given, or for ever. */
export interface About {
  readonly contact: string | null;
  readonly finishedDays: number | null;
  readonly abandonedDays: number | null;
  /** Whether the server can send notices by mail. */
  readonly sendsMail: boolean;
  /** The ids of the hosted games. */
  readonly games: readonly string[];
  /** Whether there is a battle of the day. */
  readonly daily: boolean;
}

/** A match that this person owns a seat of or plays as a substitute. Times are epoch milliseconds of the server. */
export interface OwnMatch {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly stage: MatchStage;
  readonly seq: number;
  readonly terms: Terms;
  readonly chairs: readonly OwnMatchChair[];
  /** Whether this person owes a decision. */
  readonly yourTurn: boolean;
  /** When the clock of the awaited player runs out; null if no clock runs. */
  readonly deadline: number | null;
  readonly createdAt: number;
  /** The time of the latest entry; null if there is none. */
  readonly lastAt: number | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
  /** The id of its rematch; null if nobody has asked for one. */
  readonly rematch: string | null;
}

/** A chair in such a match. */
export interface OwnMatchChair {
  readonly name: string;
  /** The label of the seat; empty before the match begins. */
  readonly label: string;
  readonly taken: boolean;
  readonly bot: boolean;
  /** Whether this person owns it. */
  readonly mine: boolean;
  /** Whether a computer player or another person plays it instead of its owner. */
  readonly held: boolean;
  /** Whether this person plays it, as owner or as substitute. */
  readonly plays: boolean;
  /** Whether this seat owes a decision. */
  readonly awaited: boolean;
}

/**
 * `GET /api/me/matches`: first the matches in which this person is awaited, then others under way, then finished ones; newest
 * first in each group.
 */
export interface OwnMatches {
  /** The server's time. */
  readonly now: number;
  /** In how many of them this person is awaited. */
  readonly waiting: number;
  readonly matches: readonly OwnMatch[];
}

/** `GET /api/me/turns`: in how many matches this person is awaited. */
export interface OwnTurns {
  readonly waiting: number;
}

/** `GET /api/me/notices`: the ways in which this person gets notices. */
export interface Notices {
  /** The VAPID key for a push subscription. */
  readonly pushKey: string;
  /** The number of subscribed browsers. */
  readonly browsers: number;
  /** Their push endpoints, by which each of them finds out whether it is among them. */
  readonly endpoints: readonly string[];
  /** Null if this server sends no mail. */
  readonly mail: MailState | null;
}

/** The mail address of a person; it is sent to nobody else. */
export interface MailState {
  readonly address: string | null;
  /** Whether the owner has opened the link in the confirmation mail; no other mail is sent before. */
  readonly confirmed: boolean;
}

/** The text of a notice, for the browser that shows it. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** The page that it opens, on this site. */
  readonly url: string;
  /** Notices with the same tag replace each other. */
  readonly tag: string;
}
