/**
 * The messages between a browser and the server about the person at it: an anonymous identity, the matches that belong
 * to it, and the addresses for notices of a turn. Nothing of this ever reaches another person; `docs/PROTOCOL.md` tells
 * how it is used.
 */
import type { Outcome } from '@dwo/kernel';
import { z } from 'zod';
import { matchId } from './ids';
import type { MatchStage } from './stages';
import type { Terms } from './terms';

/** The signed token by which a browser is known again: a JWT. */
export const meToken = z
  .string()
  .max(600)
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/, 'not an identity');

/** The code in a link that gives another browser the same identity, once. */
export const deviceCode = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'not a code');

/**
 * The subscription of a browser to push notices; its push service is somebody else's server, spoken to over TLS only.
 */
const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/, 'not a public key'),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}={0,2}$/, 'not a shared secret'),
  }),
});

/** A mail address that can be typed without quotes, in lower case as far as it has case. */
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
  pushOff: z.strictObject({ endpoint: z.string().max(1000) }),
  mail: z.strictObject({ address: mailAddress }),
  again: z.strictObject({ match: matchId }),
  block: z.strictObject({ match: matchId, place: z.int().min(0).max(63) }),
  unblock: z.strictObject({ who: z.string().max(40) }),
  erase: z.strictObject({ erase: z.literal('everything') }),
  mailLink: z.strictObject({ token: mailToken }),
} as const;

/** `POST /api/me`: who this browser is from now on. `known` if it was somebody before. */
export interface Me {
  readonly me: string;
  readonly known: boolean;
}

/** `POST /api/me/device`: a code for another browser, and when it is void (epoch milliseconds of the server). */
export interface DeviceCode {
  readonly code: string;
  readonly expiresAt: number;
}

/** A chair of a match: the body of `POST /api/me/block`. */
export interface ChairAt {
  readonly match: string;
  readonly place: number;
}

/** Somebody whom one does not want to play with. */
export interface BlockedPerson {
  /** Known so in this list only. */
  readonly who: string;
  /** The name they had; empty if it was deleted. */
  readonly name: string;
}

/** `GET /api/me/blocked`, the latest first. */
export interface BlockedPeople {
  readonly blocked: readonly BlockedPerson[];
}

/** `POST /api/me/erase`: everything of this person is deleted, and their name in so many matches. */
export interface Erased {
  readonly matches: number;
}

/** `GET /api/about`: who runs a server, and for how many days it keeps matches; null: not said, for ever. */
export interface About {
  readonly contact: string | null;
  readonly finishedDays: number | null;
  readonly abandonedDays: number | null;
  /** Whether people can be told of their turn by mail. */
  readonly sendsMail: boolean;
  /** Ids of the games that the server hosts. */
  readonly games: readonly string[];
}

/** A match of one's own, or in which one plays for somebody else. Times are epoch milliseconds of the server. */
export interface OwnMatch {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly stage: MatchStage;
  readonly seq: number;
  readonly terms: Terms;
  readonly chairs: readonly OwnMatchChair[];
  /** Whether a decision of mine is awaited. */
  readonly yourTurn: boolean;
  /** The moment at which the clock of the awaited player runs out; null if no clock runs. */
  readonly deadline: number | null;
  readonly createdAt: number;
  /** When something was last done in it; null before that. */
  readonly lastAt: number | null;
  readonly endedAt: number | null;
  readonly outcome: Outcome | null;
}

/** A chair of a match of one's own. */
export interface OwnMatchChair {
  readonly name: string;
  /** Which chair it is; empty before the match begins. */
  readonly label: string;
  readonly taken: boolean;
  readonly bot: boolean;
  /** Whether it belongs to me. */
  readonly mine: boolean;
  /** Whether the computer, or somebody else, plays it in its owner's stead. */
  readonly held: boolean;
  /** Whether I play it: my own, or one in whose owner's stead I play. */
  readonly plays: boolean;
  /** Whether a decision from here is awaited. */
  readonly awaited: boolean;
}

/** `GET /api/me/matches`: mine to move first, those that wait for others next, finished ones last; newest first in each. */
export interface OwnMatches {
  /** The server's time. */
  readonly now: number;
  /** In how many of them it is my turn. */
  readonly waiting: number;
  readonly matches: readonly OwnMatch[];
}

/** `GET /api/me/turns`: in how many matches it is my turn. */
export interface OwnTurns {
  readonly waiting: number;
}

/** `GET /api/me/notices`: how I hear that it is my turn. */
export interface Notices {
  /** The key to subscribe with. */
  readonly pushKey: string;
  /** How many browsers are told. */
  readonly browsers: number;
  /** Null if this server sends no mail. */
  readonly mail: MailState | null;
}

/** The mail address of a person, which nobody else is told. */
export interface MailState {
  readonly address: string | null;
  /** Whether the link sent there was opened; nothing else is sent before. */
  readonly confirmed: boolean;
}

/** The text of a notice, for the browser that shows it. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** The page it leads to, on this site. */
  readonly url: string;
  /** Notices with the same tag replace each other. */
  readonly tag: string;
}
