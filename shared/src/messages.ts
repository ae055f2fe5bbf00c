/**
 * The shapes of requests, replies and server messages: everything on the wire besides the synced state. Everything a client
 * sends is validated against these first. `docs/PROTOCOL.md` describes their use.
 */
import type { Seat } from '@dwo/kernel';
import { z } from 'zod';
import { chatRequest, reportRequest, type Said } from './chat';
import { ASKS, type Deed } from './deeds';
import { delayShape, NO_DELAY } from './delay';
import type { Refused } from './failures';
import { matchId } from './ids';
import { CHAIR_ACTS } from './lobby';
import { playerName } from './names';
import { meToken } from './people';
import type { Terms } from './terms';
import { PRIVATE, visibilityShape } from './visibility';

/** The name of the room type of all matches. */
export const ROOM = 'match';

/** The type of the binary message with events; a number takes one byte on the wire. */
export const EVENTS = 0;

/** Close code of a connection that sends too many messages. */
export const TOO_FAST = 4429;

/** Close code of all connections when another room has taken over the match: the client must join again at once. */
export const MOVED = 4410;

/** The wish for any free chair. */
export const ANY_CHAIR = 'random';

/** A seat token, with which a browser gets its chair back: 43 characters, 256 bits. */
export const seatToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a seat token');

/** The entropy that a seat contributes to the dice: 32 hex digits. */
export const entropy = z.string().regex(/^[0-9a-f]{32}$/, 'not 32 hex digits');

const wish = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/, 'not a chair');

/**
 * The options of joining a room. A client with an unknown token joins as a spectator and gets a notice. `me`, an identity,
 * also gives a seat back.
 */
export const joinOptions = z.object({ matchId, token: seatToken.nullish(), me: meToken.nullish() });
/** The options of joining a room. */
export type JoinOptions = z.infer<typeof joinOptions>;

/** With `same`, occasions that come as they came in the earlier match roll the dice that they rolled there. */
const forkFrom = { entries: z.int().min(0), dice: z.literal('same').optional() };
/**
 * The origin of a fork: the first `entries` entries of a finished match on this server, or of a record from a file. The fork
 * has the options of that match.
 */
const fork = z.union([
  z.strictObject({ match: matchId, ...forkFrom }),
  z.strictObject({ record: z.record(z.string(), z.unknown()), ...forkFrom }),
]);
/** The origin of a fork. */
export type ForkWish = z.infer<typeof fork>;

/**
 * `POST /api/matches`. Default of the game: the server's first; of the preset: the game's first; of the options: those of the
 * preset. `bots` are the labels for computer players.
 */
export const createMatch = z.strictObject({
  game: z.string().max(40).optional(),
  preset: z.string().max(40).optional(),
  options: z.unknown().optional(),
  bots: z.array(wish).max(8).default([]),
  /** A strength of the game's computer player; the default strength if missing. */
  strength: z.string().max(40).optional(),
  /** `Terms`; refused with `BAD_TERMS` if they are not valid. */
  terms: z.unknown().optional(),
  visibility: visibilityShape.default(PRIVATE),
  delay: delayShape.default(NO_DELAY),
  /** Whether it counts for ratings; by default an open match does. */
  rated: z.boolean().optional(),
  /** Whether it is a mirror match: both play both sides, and the results are added. */
  mirror: z.boolean().optional(),
  /** Whether the creator can change the match until it begins; needs an identity. */
  hosted: z.boolean().default(false),
  /** A fork, instead of preset and options. */
  fork: fork.optional(),
});
/** The body of `POST /api/matches`. */
export type CreateMatch = Omit<z.infer<typeof createMatch>, 'terms'> & { readonly terms?: Terms };

const seat = z.int().min(0).max(31);

/** The receivers of a seat: `watchers` opens it to spectators, `nobody` closes it again. */
export const HAND_OVER = ['owner', 'bot', 'mate', 'watchers', 'nobody'] as const;

/** The way of a player's page to the table of a match that begins. */
export const ARRIVALS = ['banner', 'page', 'table'] as const;
/** How far a page is on that way. */
export type Arrival = (typeof ARRIVALS)[number];

/** The payloads of `room.request(type, payload)`. */
export const requests = {
  /**
   * Takes a chair. `entropy` is random, from the browser, and goes into every roll of the match; `me` becomes the owner of
   * the chair.
   */
  sit: z.strictObject({
    name: playerName,
    wish: wish.default(ANY_CHAIR),
    entropy: entropy.optional(),
    me: meToken.optional(),
  }),
  rename: z.strictObject({ name: playerName }),
  'leave-seat': z.strictObject({}).nullish(),
  /** Agrees to the changes of the creator. */
  ready: z.strictObject({}).nullish(),
  /** The creator starts the match, at once or as soon as everybody is there and agrees; with `wait` not yet. */
  start: z.strictObject({ wait: z.boolean().default(false) }),
  /** The creator changes a chair; `wish` and `strength` are for a computer player. */
  'set-chair': z.strictObject({
    place: seat,
    act: z.enum(CHAIR_ACTS),
    wish: wish.optional(),
    strength: z.string().max(40).optional(),
  }),
  /** The creator swaps the sides. */
  'swap-sides': z.strictObject({}).nullish(),
  chat: chatRequest,
  report: reportRequest,
  /** Replaces the token of one's own chair; the old one is void. */
  rotate: z.strictObject({}).nullish(),
  /**
   * Asks for a rematch; the first request sets it up. A person who played computers alone may ask that the sides are not `swapped`.
   */
  rematch: z.strictObject({ swapped: z.boolean().optional() }).nullish(),
  /**
   * Plays an intent. `id` makes the request safe to repeat: the same id is played once and gets the same reply. With `seq`,
   * the state that the player saw, the intent is refused if that is not the latest.
   */
  intent: z.strictObject({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,32}$/)
      .optional(),
    seq: z.int().min(0).optional(),
    /** The seat to act for, one of those that this player plays; default: their own. */
    seat: seat.optional(),
    intent: z.looseObject({ type: z.string().max(40) }),
  }),
  /**
   * Gives a seat to somebody else, or back with `owner`. `seat` is one's own by default; a seat whose player has been away
   * long enough can be given by any player. `mate` is the teammate's seat that takes it; default: the sender's.
   */
  'hand-over': z.strictObject({ seat: seat.optional(), to: z.enum(HAND_OVER), mate: seat.optional() }),
  /** A spectator becomes the substitute of an open seat. With `me`, the match is in their list while they play it. */
  'stand-in': z.strictObject({ seat, name: playerName, me: meToken.optional() }),
  /** Makes a request to the others; `intents` is the number of one's latest intents to undo. */
  ask: z.strictObject({ what: z.enum(ASKS), intents: z.int().min(1).max(1000).default(1) }),
  /** Agrees to a request or declines it; the seat that made it takes it back with `yes: false`. */
  answer: z.strictObject({ what: z.enum(ASKS), yes: z.boolean() }),
  /** Ends the match without a result because the others are away in its first turn. */
  abort: z.strictObject({}).nullish(),
  /** Tells how far this player's page is: it asks whether they join, it opens the table, or they see the table. */
  arrive: z.strictObject({ at: z.enum(ARRIVALS) }),
  /** Says that the player is still there. */
  here: z.strictObject({}).nullish(),
  /**
   * One page of the entries after the first `after`, as the sender saw or could have seen them; with `start` also the state
   * before them.
   */
  history: z.strictObject({ after: z.int().min(0), start: z.boolean().default(false) }),
} as const;

/** The type of a request. */
export type RequestType = keyof typeof requests;
/** The payload of a request. */
export type Request<K extends RequestType> = z.input<(typeof requests)[K]>;

/** The reply to a request that gives a chair. */
export interface Seated {
  readonly ok: true;
  readonly token: string;
  /** The place in `chairs` until the match begins, afterwards the seat. */
  readonly place: number;
}

/** The intent was recorded; the state with this `seq` shows its result. */
export interface Played {
  readonly ok: true;
  readonly seq: number;
}

/** The chair has a new token; the old one is void. */
export interface Rotated {
  readonly ok: true;
  readonly token: string;
}

/** The reply to a request that has no other result. */
export interface Done {
  readonly ok: true;
}

/** The match that follows. */
export interface Followed {
  readonly ok: true;
  readonly id: string;
}

/** Whether the request was granted at once, because nobody has to agree. */
export interface AskedFor {
  readonly ok: true;
  readonly granted: boolean;
}

/** One entry of the past, as its reader could see it. */
export interface HistoryEntry {
  readonly n: number;
  /** Encoded as under `EVENTS`; decode them with `decode(events, n)`. */
  readonly events: Uint8Array;
  readonly deed?: Deed;
  /** JSON of the state after the entry, if the events alone don't lead there. */
  readonly state?: string;
}

/** The entries from `after` + 1 on; the last page ends at `latest`. */
export interface HistoryPage {
  readonly ok: true;
  readonly after: number;
  /** The number of entries in the record. */
  readonly latest: number;
  /** JSON of the state after `after` entries; null unless it was asked for. */
  readonly start: string | null;
  /** The events of the set-up, if any are told, with the state before the first entry; encoded as those of an entry 0. */
  readonly opening?: Uint8Array;
  readonly entries: readonly HistoryEntry[];
}

/** The replies by type of request. */
export interface Replies {
  readonly sit: Seated | Refused;
  readonly rename: Done | Refused;
  readonly 'leave-seat': Done | Refused;
  readonly ready: Done | Refused;
  readonly start: Done | Refused;
  readonly 'set-chair': Done | Refused;
  readonly 'swap-sides': Done | Refused;
  readonly chat: Said | Refused;
  readonly report: Done | Refused;
  readonly rotate: Rotated | Refused;
  readonly rematch: Followed | Refused;
  readonly intent: Played | Refused;
  readonly 'hand-over': Done | Refused;
  readonly 'stand-in': Seated | Refused;
  readonly ask: AskedFor | Refused;
  readonly answer: Done | Refused;
  readonly abort: Done | Refused;
  readonly arrive: Done | Refused;
  readonly here: Done | Refused;
  readonly history: HistoryPage | Refused;
}

/** Server message `you`, sent after joining and whenever it changes. */
export interface You {
  /** The place in `chairs`, which is the seat once the match has begun; null for spectators. */
  readonly place: Seat | null;
  /** The seats that this connection plays, its own first; empty for spectators and in the lobby. */
  readonly seats: readonly Seat[];
  /** The seat that this person owns while somebody else plays it; otherwise null. */
  readonly owns: Seat | null;
  /** Whether this person is the creator and can change the match until it begins. */
  readonly creates: boolean;
  /** The server's time, epoch milliseconds. */
  readonly now: number;
}
