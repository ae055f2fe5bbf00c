/**
 * The shapes of requests, replies and server messages: all that crosses the wire besides the synced state. Everything a
 * client may send is checked against these before anybody looks at it; `docs/PROTOCOL.md` tells how they are used.
 */
import type { Seat } from '@dwo/kernel';
import { z } from 'zod';
import { type ChatLine, type ChatLog, chatRequest, reportRequest, type Said } from './chat';
import { ASKS, type Deed, type DeedMessage, type Warning } from './deeds';
import { delayShape, NO_DELAY } from './delay';
import type { Failure, Refused } from './failures';
import type { Standing } from './game';
import { matchId } from './ids';
import { CHAIR_ACTS } from './lobby';
import { playerName } from './names';
import { meToken } from './people';
import type { MatchStage } from './stages';
import type { Terms } from './terms';
import { PRIVATE, type Visibility, visibilityShape } from './visibility';

/** The room every match is played in. */
export const ROOM = 'match';

/** Type of the binary message that carries events: one byte on the wire. */
export const EVENTS = 0;

/** Close code of a connection that would not stop flooding. */
export const TOO_FAST = 4429;

/** Close code of every connection to a room that is not the match's any more: join again at once. */
export const MOVED = 4410;

/** A wish for whatever chair is left. */
export const ANY_CHAIR = 'random';

/** The secret a browser keeps to have its chair back: 43 characters, 256 bits. */
export const seatToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a seat token');

/** The entropy that a seat adds to the dice: 32 hex digits. */
export const entropy = z.string().regex(/^[0-9a-f]{32}$/, 'not 32 hex digits');

const wish = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/, 'not a chair');

/**
 * The options of joining a room. A client with an unknown token joins as a spectator and is told so. `me` gives a seat
 * back without its token too.
 */
export const joinOptions = z.object({ matchId, token: seatToken.nullish(), me: meToken.nullish() });
export type JoinOptions = z.infer<typeof joinOptions>;

/**
 * The point where a match goes on: after so many entries of a finished match on this server, or of a record from a
 * file. A match that goes on from another has its options.
 */
const fork = z.union([
  z.strictObject({ match: matchId, entries: z.int().min(0) }),
  z.strictObject({ record: z.record(z.string(), z.unknown()), entries: z.int().min(0) }),
]);
export type ForkWish = z.infer<typeof fork>;

/** `POST /api/matches`. Without options the preset's are played; `bots` are wishes of computer players. */
export const createMatch = z.strictObject({
  game: z.string().max(40).default('dino-wars'),
  preset: z.string().max(40).default('skirmish'),
  options: z.unknown().optional(),
  bots: z.array(wish).max(8).default([]),
  /** One of the strengths that the game's computer player names; its usual one without. */
  strength: z.string().max(40).optional(),
  /** `Terms`; refused as `BAD_TERMS` if they are none. */
  terms: z.unknown().optional(),
  visibility: visibilityShape.default(PRIVATE),
  delay: delayShape.default(NO_DELAY),
  /** Whether the person who sets it up may change it until it begins; they must say who they are. */
  hosted: z.boolean().default(false),
  /** In place of preset and options. */
  fork: fork.optional(),
});
export type CreateMatch = Omit<z.infer<typeof createMatch>, 'terms'> & { readonly terms?: Terms };

const seat = z.int().min(0).max(31);

/** To whom a seat can be given: `watchers` opens it to whoever stands in first, `nobody` closes it again. */
export const HAND_OVER = ['owner', 'bot', 'mate', 'watchers', 'nobody'] as const;

/** The payloads of `room.request(type, payload)`. */
export const requests = {
  /** `entropy` is drawn by the browser and goes into every roll of the match; the chair belongs to `me` from then on. */
  sit: z.strictObject({
    name: playerName,
    wish: wish.default(ANY_CHAIR),
    entropy: entropy.optional(),
    me: meToken.optional(),
  }),
  rename: z.strictObject({ name: playerName }),
  'leave-seat': z.strictObject({}).nullish(),
  /** Agrees to the match as its creator has changed it. */
  ready: z.strictObject({}).nullish(),
  /** The creator wants it to begin, at once or as soon as everybody is here and agrees; with `wait` not yet. */
  start: z.strictObject({ wait: z.boolean().default(false) }),
  /** The creator decides about a chair; `wish` and `strength` are for a computer player. */
  'set-chair': z.strictObject({
    place: seat,
    act: z.enum(CHAIR_ACTS),
    wish: wish.optional(),
    strength: z.string().max(40).optional(),
  }),
  /** The creator has everybody change sides. */
  'swap-sides': z.strictObject({}).nullish(),
  chat: chatRequest,
  report: reportRequest,
  /** Another token for the own chair; the one before ends. */
  rotate: z.strictObject({}).nullish(),
  /** The same again: the match that follows this one, set up by the first who asks. */
  rematch: z.strictObject({}).nullish(),
  /**
   * `id` names the wish: the same one sent again gets the same answer and is played once. `seq` is the state the player saw:
   * if given, the intent is refused once that is no longer the latest.
   */
  intent: z.strictObject({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,32}$/)
      .optional(),
    seq: z.int().min(0).optional(),
    /** The seat to act for, one of those this player plays; their own if not given. */
    seat: seat.optional(),
    intent: z.looseObject({ type: z.string().max(40) }),
  }),
  /**
   * Gives a seat to somebody else or, by `owner`, back. One's own if `seat` is not given; a seat whose player has been away for
   * long may be given by any player. `mate`: the seat of its side whose player takes it, the asker's own if not given.
   */
  'hand-over': z.strictObject({ seat: seat.optional(), to: z.enum(HAND_OVER), mate: seat.optional() }),
  /**
   * A spectator sits down at an open seat as a substitute; as long as they play it the match is one of theirs, if they
   * say who they are by `me`.
   */
  'stand-in': z.strictObject({ seat, name: playerName, me: meToken.optional() }),
  /** Asks the others; `intents`: the number of their latest ones that a player wants to take back. */
  ask: z.strictObject({ what: z.enum(ASKS), intents: z.int().min(1).max(1000).default(1) }),
  /** Answers what is asked; who asked takes it back with `yes: false`. */
  answer: z.strictObject({ what: z.enum(ASKS), yes: z.boolean() }),
  /** Ends the match without a result, for want of the others in its first turn. */
  abort: z.strictObject({}).nullish(),
  /** A player is still there. */
  here: z.strictObject({}).nullish(),
  /**
   * The events after so many entries, as the asker noticed them or could have: one page. `start`: with the state then.
   */
  history: z.strictObject({ after: z.int().min(0), start: z.boolean().default(false) }),
} as const;

export type RequestType = keyof typeof requests;
export type Request<K extends RequestType> = z.input<(typeof requests)[K]>;

export interface Seated {
  readonly ok: true;
  readonly token: string;
  /** The chair: until the match begins its place in `chairs`, afterwards the seat. */
  readonly place: number;
}

/** The intent is in the record; the state with this `seq` shows it. */
export interface Played {
  readonly ok: true;
  readonly seq: number;
}

/** The chair has this token from now on, and no other. */
export interface Rotated {
  readonly ok: true;
  readonly token: string;
}

export interface Done {
  readonly ok: true;
}

/** The match that follows. */
export interface Followed {
  readonly ok: true;
  readonly id: string;
}

/** Whether what was asked for has happened already, because nobody had to be asked. */
export interface AskedFor {
  readonly ok: true;
  readonly granted: boolean;
}

/** One entry of the past, as its reader noticed it. */
export interface HistoryEntry {
  readonly n: number;
  /** As under `EVENTS`: `decode(events, n)`. */
  readonly events: Uint8Array;
  readonly deed?: Deed;
  /** JSON of the state after it, where the events alone do not lead there. */
  readonly state?: string;
}

/** Entries in order from `after` + 1; the last page ends at `latest`. */
export interface HistoryPage {
  readonly ok: true;
  readonly after: number;
  /** How many entries the record has. */
  readonly latest: number;
  /** JSON of the state after `after` entries; null if it was not asked for. */
  readonly start: string | null;
  readonly entries: readonly HistoryEntry[];
}

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
  readonly here: Done | Refused;
  readonly history: HistoryPage | Refused;
}

/** Server message `you`: sent after joining and whenever it changes. */
export interface You {
  /** The own place in `chairs`, null for watchers; once the match has begun it is the seat. */
  readonly place: Seat | null;
  /** The seats this connection plays, its own first; empty for watchers and in the lobby. */
  readonly seats: readonly Seat[];
  /** The seat that is one's own while somebody else plays it; else null. */
  readonly owns: Seat | null;
  /** Whether this person set the match up and may change it until it begins. */
  readonly creates: boolean;
}

/** Messages of the server by type; events come as bytes under `EVENTS`. */
export interface ServerMessages {
  readonly you: You;
  /** Something this client or everybody should know. */
  readonly notice: Failure;
  readonly chat: ChatLine;
  readonly 'chat-log': ChatLog;
  /** The deeds at the table besides the game. */
  readonly deed: DeedMessage;
  readonly warning: Warning;
}

/** One match as `GET /api/matches` lists it; only open ones are listed. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly visibility: Visibility;
  readonly stage: MatchStage;
  readonly seq: number;
  /** Hash of what a spectator sees at `seq`; null unless somebody has the match open and it has begun. */
  readonly hash: string | null;
  readonly chairs: readonly ChairSummary[];
  /** How it stands; null before it begins, in games that keep no count, and unless somebody has the match open. */
  readonly standing: Standing | null;
  readonly terms: Terms;
  readonly watchers: number;
  /** So many seconds after its players everybody else sees it; so old is what is told of it here. */
  readonly delay: number;
  readonly live: boolean;
}

/** One chair of a match in the list. */
export interface ChairSummary {
  readonly name: string;
  /** The label wished for, `random`, or empty while nobody has it. */
  readonly wish: string;
  readonly taken: boolean;
  readonly bot: boolean;
  /** The label of its seat; empty before the match has begun. */
  readonly label: string;
  /** Whether its player is there now. */
  readonly connected: boolean;
}

/**
 * One match as `GET /api/matches/finished` lists it; private ones are left out. Its record is at
 * `/api/matches/:id/record`.
 */
export interface FinishedMatch {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly preset: string;
  /** Epoch milliseconds. */
  readonly endedAt: number;
  /** Whether it went on from another. */
  readonly forked: boolean;
  /** Seats that won; none for a draw. */
  readonly winners: readonly number[];
  /** By seat. */
  readonly chairs: readonly { readonly name: string; readonly bot: boolean; readonly label: string }[];
}

/** `GET /api/matches/:id`. */
export interface MatchDetails extends MatchSummary {
  /** The agreed options, in the game's own shape; null for games with secrets, whose options may hold some. */
  readonly options: unknown;
  /** The match this one goes on from, empty for a private one or one from a file, and how many intents were taken over; null for none. */
  readonly fork: { readonly match: string; readonly intents: number } | null;
}
