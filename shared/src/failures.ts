/** The replies of a server that does not do as it was asked. */
import type { Refusal, TableRule } from '@dwo/kernel';

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
  /** Another server of ours has the match open; try again in a moment. */
  'MATCH_ELSEWHERE',
  /** The match goes on elsewhere, or in a fresh room here: join again at once. Whatever was asked may have happened. */
  'MOVED',
  /** The record can't be reached; try again in a moment. */
  'JOURNAL_DOWN',
  /** A player has that name, or one that reads like it. */
  'NAME_TAKEN',
  'NOT_SEATED',
  /** Only the person who set the match up may do that. */
  'NOT_CREATOR',
  /** The creator keeps the free chairs for somebody. */
  'CHAIR_LOCKED',
  /** The creator has taken this person's chair away. */
  'REMOVED',
  /** A player here and this person don't play with each other. */
  'KEPT_APART',
  /** Not everybody is here, or agrees to what was changed. */
  'NOT_READY_YET',
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
  /** The server can't show spectators the match for now; it goes on by itself. */
  'NOT_SHOWN',
  'SHUTTING_DOWN',
  /** The server lacks something it needs just now; nothing happened. */
  'NOT_READY',
  'GAME_UNKNOWN',
  'PRESET_UNKNOWN',
  'BAD_OPTIONS',
  /** The times asked for are none that can be played by. */
  'BAD_TERMS',
  /** The match is paused: nobody plays until it goes on. */
  'PAUSED',
  'NOT_PAUSED',
  /** The seat is somebody else's to give or to play. */
  'NOT_YOURS',
  /** Its player is there, or has not been away for long enough. */
  'NOT_AWAY',
  /** The first turn is over: the match ends with a result. */
  'TOO_LATE',
  /** Nobody of that side, or nobody who is at the table. */
  'NO_MATE',
  /** No computer player plays this game. */
  'NO_BOT',
  /** Nobody may stand in at this seat. */
  'NOT_OPEN',
  /** It is so already. */
  'ALREADY_SO',
  /** The substitute no longer holds the seat. */
  'SEAT_RETURNED',
  'ALREADY_ASKED',
  'NOT_ASKED',
  /** The same was declined a moment ago. */
  'DECLINED_BEFORE',
  /** There is nothing of one's own to take back. */
  'NOTHING_PLAYED',
  /** Somebody else has played since. */
  'OTHERS_PLAYED',
  /** Dice fell for it. */
  'ROLLED',
  /** Something hidden changed or was shown by it. */
  'REVEALED',
  /** The clock played it. */
  'TIMED_OUT',
  'NOT_FOUND',
  /** The identity is none of this server's, or nobody used it for too long. */
  'ME_UNKNOWN',
  /** A link that works once was used, or it is too old. */
  'CODE_VOID',
  /** This server sends no mail, or can't just now. */
  'NO_MAIL',
  /** The people who run the server do not let this person speak here. */
  'MUTED',
  /** Nobody else is on the own side. */
  'NO_TEAM',
  /** There is no such line, or not any more. */
  'LINE_UNKNOWN',
  /** The match is played on one device, without a server. */
  'ON_DEVICE',
  /** The page that asks belongs to a site that may not. */
  'ORIGIN_REFUSED',
] as const;
/** The code of a failure, for programs. */
export type FailureCode = (typeof FAILURES)[number];

/** A failure: `code` is for programs, `message` for people who read logs. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  /** Which part of the message was wrong. */
  readonly field?: string;
  /** The rule of the table that was broken, if it is one of those. */
  readonly rule?: TableRule;
  /** The rules' objections to options that can't be played. */
  readonly refusals?: readonly Refusal[];
}

/** The reply to a request that did nothing. */
export interface Refused extends Failure {
  readonly ok: false;
  readonly refusal?: Refusal;
}
