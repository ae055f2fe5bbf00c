/** The referee's messages, in our words: why something was not done, and what one should know. */

import { type Failure, ruleOfFailure } from '@dwo/shared';
import { TABLE_REASONS } from './deeds';
import type { Lost } from './line';

const NOTICE_TEXTS: Partial<Record<Failure['code'], string>> = {
  TOKEN_UNKNOWN: 'Your old seat in this match is gone; you can watch, or sit down anew.',
  MISHAP: 'The referee stumbled over the last wish. Nothing happened; the table is as before.',
  NOT_SAVED: 'The record could not be written, so nothing happened. Try again.',
  SEAT_RETURNED: 'The owner of the seat is back and plays. Thank you for standing in.',
};

const REASONS: Partial<Record<Failure['code'], string>> = {
  MATCH_FULL: 'Every seat is taken. You can watch from here.',
  CHAIR_TAKEN: 'Somebody else has that side already. Take the other one.',
  ALREADY_BEGUN: 'The battle has begun already. You can watch from here.',
  TOO_FAST: 'Too many wishes at once. Wait a second.',
  STALE: 'The table changed at that very moment. Look again, then try again.',
  NOT_SAVED: 'The record could not be written, so nothing happened. Try again.',
  MISHAP: 'The referee stumbled over this wish. Nothing happened.',
  NAME_TAKEN: 'A player here has that name. Choose another one.',
  NOT_SEATED: 'You are only watching this match.',
  MATCH_OVER: 'The battle is over.',
  MUTED: 'The people who run this server have muted you in this match.',
  NO_TEAM: 'Nobody else is on your side.',
  LINE_UNKNOWN: 'That was too long ago; the line is gone.',
  ...TABLE_REASONS,
};

/** Why something that was asked for was not done. */
export function reasonOf(reply: Lost | ({ readonly ok: false } & Failure)): string {
  if ('lost' in reply)
    return 'There is no line to the server just now, so nothing was sent. It is coming back by itself.';
  return REASONS[reply.code] ?? reply.message;
}

/** The rule of the table that stands against what was asked for; null if none does. */
export function ruleAgainst(reply: Lost | Failure): string | null {
  return 'lost' in reply ? null : (reply.rule ?? ruleOfFailure(reply.code));
}

/** The text of a referee's notice for a player; empty for none. */
export function noticeText({ code, message }: Failure): string {
  return NOTICE_TEXTS[code] ?? message;
}
