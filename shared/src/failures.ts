/** Refusals and errors in replies of a server. */
import type { Refusal, TableRule } from '@dwo/kernel';

/** The codes of failures. */
export const FAILURES = [
  /** The message has the wrong shape; `field` names the wrong part. */
  'BAD_MESSAGE',
  'UNKNOWN_MESSAGE',
  /** The client sends too many messages. */
  'TOO_FAST',
  'MATCH_UNKNOWN',
  /** Every chair is taken; the client can watch. */
  'MATCH_FULL',
  /** The match was recorded under rules that this server can't play, or its record is not valid. */
  'MATCH_UNPLAYABLE',
  /** Another server process has the match open; a retry in a moment may succeed. */
  'MATCH_ELSEWHERE',
  /** Another room or process has taken over the match: the client must join again. The request may have been carried out. */
  'MOVED',
  /** The journal can't be reached; a retry in a moment may succeed. */
  'JOURNAL_DOWN',
  /** A player has that name or one that looks like it. */
  'NAME_TAKEN',
  'NOT_SEATED',
  /** Only the creator of the match may do that. */
  'NOT_CREATOR',
  /** The creator has locked the free chairs. */
  'CHAIR_LOCKED',
  /** The creator has removed this person. */
  'REMOVED',
  /** This person and a player here don't play with each other. */
  'KEPT_APART',
  /** Chairs are free, or somebody has not agreed to a change. */
  'NOT_READY_YET',
  'NOT_BEGUN',
  'ALREADY_BEGUN',
  'MATCH_OVER',
  'NOT_OVER',
  'CHAIR_UNKNOWN',
  /** The chair is taken. */
  'CHAIR_TAKEN',
  /** The token belongs to no chair of this match. */
  'TOKEN_UNKNOWN',
  /** Another connection with the same token or identity has taken the chair. */
  'SEAT_TAKEN_OVER',
  /** The state has changed since the one that the player saw. */
  'STALE',
  /** The game's rules refuse it; `refusal` says why. */
  'REFUSED',
  /** The entry could not be recorded; nothing has happened. */
  'NOT_SAVED',
  /** The server failed; the match is as before. */
  'MISHAP',
  /** The server can't show the match to spectators for now; the match goes on. */
  'NOT_SHOWN',
  'SHUTTING_DOWN',
  /** The server can't handle the request now; nothing has happened. */
  'NOT_READY',
  'GAME_UNKNOWN',
  'PRESET_UNKNOWN',
  'BAD_OPTIONS',
  /** The terms are not valid. */
  'BAD_TERMS',
  /** The match is paused. */
  'PAUSED',
  'NOT_PAUSED',
  /** The seat belongs to somebody else. */
  'NOT_YOURS',
  /** The player is present, or has not been away long enough. */
  'NOT_AWAY',
  /** The first turn is over, so the match can't end without a result. */
  'TOO_LATE',
  /** A tournament will judge the match, so it can't end without a result. */
  'IN_TOURNAMENT',
  /** The side has no such teammate, or they are not at the table. */
  'NO_MATE',
  /** The game has no computer player. */
  'NO_BOT',
  /** The seat is not open to substitutes. */
  'NOT_OPEN',
  /** It is already so. */
  'ALREADY_SO',
  /** The substitute has lost the seat. */
  'SEAT_RETURNED',
  'ALREADY_ASKED',
  'NOT_ASKED',
  /** The same request was declined a moment ago. */
  'DECLINED_BEFORE',
  /** The player has no intent to undo. */
  'NOTHING_PLAYED',
  /** Somebody else has played since. */
  'OTHERS_PLAYED',
  /** Dice were rolled for it. */
  'ROLLED',
  /** Another seat hid something, and a move that finds nothing tells of it too. */
  'HIDING',
  /** It changed or revealed something hidden. */
  'REVEALED',
  /** The clock played it. */
  'TIMED_OUT',
  'NOT_FOUND',
  /** The identity is forged or has expired. */
  'ME_UNKNOWN',
  /** The one-time link was used before or has expired. */
  'CODE_VOID',
  /** The server sends no mail, or can't at the moment. */
  'NO_MAIL',
  /** The operator has muted this person in this match. */
  'MUTED',
  /** The player's side has no other player. */
  'NO_TEAM',
  /** The chat line does not exist, or no longer. */
  'LINE_UNKNOWN',
  /** The match is played on one device, without a server. */
  'ON_DEVICE',
  /** The match counts for the battle of the day, in which this is not possible. */
  'COUNTS',
  /** This person has played the battle of this day. */
  'DAY_PLAYED',
  /** There is no battle of the day, or none of that day. */
  'DAY_UNKNOWN',
  /** There is no such tournament. */
  'TOURNAMENT_UNKNOWN',
  /** The tournament has begun, is full or is over, so this is not possible any more. */
  'TOURNAMENT_CLOSED',
  /** The tournament has too few members to begin. */
  'TOO_FEW',
  /** This person has as many tournaments under way as one may have. */
  'TOURNAMENTS_ENOUGH',
  /** The request comes from a page of a site that is not allowed. */
  'ORIGIN_REFUSED',
] as const;
/** The code of a failure. */
export type FailureCode = (typeof FAILURES)[number];

/** A failure: `code` is for programs, `message` for readers of logs. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  /** The part of the message that was wrong. */
  readonly field?: string;
  /** The broken rule of the table, if it is one. */
  readonly rule?: TableRule;
  /** The reasons of the game's rules against the options. */
  readonly refusals?: readonly Refusal[];
}

/** The reply to a refused request. */
export interface Refused extends Failure {
  readonly ok: false;
  readonly refusal?: Refusal;
}
