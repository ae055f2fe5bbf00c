/**
 * What crosses the wire besides the synced state: the shapes of requests, replies and server messages. Everything a client
 * may send is checked against these before anybody looks at it; `docs/PROTOCOL.md` tells how they are used.
 */
import type { Refusal, Seat } from '@dwo/kernel';
import { z } from 'zod';

/** The room every match is played in. */
export const ROOM = 'match';

/** Type of the binary message that carries events: one byte on the wire. */
export const EVENTS = 0;

/** Close code of a connection that would not stop flooding. */
export const TOO_FAST = 4429;

/** A wish for whatever chair is left. */
export const ANY_CHAIR = 'random';

/** A match id: what stands in the link. */
export const matchId = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/, 'not a match id');

/** The secret a browser keeps to have its chair back: 43 characters, 256 bits. */
export const seatToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'not a seat token');

/** A name as people may see it: control and format characters removed, white space single, 1 to 24 characters left. */
export const playerName = z
  .string()
  .max(200)
  .transform(cleanName)
  .pipe(z.string().min(1, 'a name needs a letter').max(24, 'a name has at most 24 characters'));

/** Removes what could disguise or break a name on screen; the rest is text for the client to show as text. */
export function cleanName(given: string): string {
  return given
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/\p{M}{3,}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

const wish = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/, 'not a chair');

/** What joins a room. An unknown token makes a watcher, who is told. */
export const joinOptions = z.object({ matchId, token: seatToken.nullish() });
export type JoinOptions = z.infer<typeof joinOptions>;

/** `POST /api/matches`. Without options the preset's are played; `bots` are wishes of computer players. */
export const createMatch = z.strictObject({
  game: z.string().max(40).default('dino-wars'),
  preset: z.string().max(40).default('skirmish'),
  options: z.unknown().optional(),
  bots: z.array(wish).max(8).default([]),
});
export type CreateMatch = z.infer<typeof createMatch>;

/** The payloads of `room.request(type, payload)`. */
export const requests = {
  sit: z.strictObject({ name: playerName, wish: wish.default(ANY_CHAIR) }),
  rename: z.strictObject({ name: playerName }),
  'leave-seat': z.strictObject({}).nullish(),
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
    intent: z.looseObject({ type: z.string().max(40) }),
  }),
} as const;

export type RequestType = keyof typeof requests;
export type Request<K extends RequestType> = z.input<(typeof requests)[K]>;

export const FAILURES = [
  /** The message has not the shape it must have; `field` says where. */
  'BAD_MESSAGE',
  'UNKNOWN_MESSAGE',
  /** More messages than a person can send. */
  'TOO_FAST',
  'MATCH_UNKNOWN',
  /** Every chair is taken: one can watch. */
  'MATCH_FULL',
  /** Recorded under rules this server no longer plays, or a record that does not fit them. */
  'MATCH_UNPLAYABLE',
  'NOT_SEATED',
  'NOT_BEGUN',
  'ALREADY_BEGUN',
  'MATCH_OVER',
  'NOT_OVER',
  'CHAIR_UNKNOWN',
  /** Somebody else has the chair wished for. */
  'CHAIR_TAKEN',
  /** The token belongs to no chair of this match. */
  'TOKEN_UNKNOWN',
  /** The chair was claimed by another connection with its token. */
  'SEAT_TAKEN_OVER',
  /** The state has moved on since the one this wish was made for. */
  'STALE',
  /** The rules forbid it: `refusal` says which. */
  'REFUSED',
  /** The record could not be written; nothing happened. */
  'NOT_SAVED',
  /** The server failed; the match stands as before. */
  'MISHAP',
  'SHUTTING_DOWN',
  'GAME_UNKNOWN',
  'PRESET_UNKNOWN',
  'BAD_OPTIONS',
  'NOT_FOUND',
  /** The page that asks belongs to a site that may not. */
  'ORIGIN_REFUSED',
] as const;
/** What went wrong, for programs. */
export type FailureCode = (typeof FAILURES)[number];

/** What went wrong, for programs and, in `message`, for whoever reads logs. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  /** Which part of the message was wrong. */
  readonly field?: string;
  /** What the rules have against options that can't be played. */
  readonly refusals?: readonly Refusal[];
}

/** The reply to a request that did nothing. */
export interface Refused extends Failure {
  readonly ok: false;
  readonly refusal?: Refusal;
}

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

export interface Done {
  readonly ok: true;
}

/** The match that follows. */
export interface Followed {
  readonly ok: true;
  readonly id: string;
}

export interface Replies {
  readonly sit: Seated | Refused;
  readonly rename: Done | Refused;
  readonly 'leave-seat': Done | Refused;
  readonly rematch: Followed | Refused;
  readonly intent: Played | Refused;
}

/** Server message `you`: sent after joining and whenever it changes. */
export interface You {
  /** The own place in `chairs`, null for watchers; once the match has begun it is the seat. */
  readonly place: Seat | null;
}

/** Messages of the server by type; events come as bytes under `EVENTS`. */
export interface ServerMessages {
  readonly you: You;
  /** Something this client or everybody should know. */
  readonly notice: Failure;
}

/** What `GET /api/matches` tells about each match. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly preset: string;
  readonly stage: Stage;
  readonly seq: number;
  /** Hash of what a spectator sees at `seq`; null unless somebody has the match open and it has begun. */
  readonly hash: string | null;
  readonly chairs: readonly { readonly name: string; readonly taken: boolean; readonly bot: boolean }[];
  readonly watchers: number;
  readonly live: boolean;
}

/** `GET /api/matches/:id`. */
export interface MatchDetails extends MatchSummary {
  /** What was agreed, in the game's own shape; null for games with secrets, whose options may hold some. */
  readonly options: unknown;
}

export const STAGES = ['lobby', 'playing', 'over'] as const;
/** Before the first move, during the match, and after its end. */
export type Stage = (typeof STAGES)[number];
