/** Sentences for the referee's codes: why something was not done, and notices for the player. */

import { type Failure, ruleOfFailure } from '@dwo/shared';
import { say } from '../words';
import type { Lost } from './line';

/** The failures with sentences of their own; for any other the server's message is shown. */
const REASONS = [
  'PAUSED',
  'NOT_PAUSED',
  'NOT_YOURS',
  'NOT_AWAY',
  'NO_MATE',
  'NO_BOT',
  'NOT_OPEN',
  'ALREADY_SO',
  'ALREADY_ASKED',
  'NOT_ASKED',
  'DECLINED_BEFORE',
  'NOTHING_PLAYED',
  'OTHERS_PLAYED',
  'ROLLED',
  'HIDING',
  'REVEALED',
  'TIMED_OUT',
  'MATCH_FULL',
  'KEPT_APART',
  'CHAIR_TAKEN',
  'ALREADY_BEGUN',
  'TOO_FAST',
  'STALE',
  'NOT_SAVED',
  'MISHAP',
  'NAME_TAKEN',
  'NOT_SEATED',
  'TOO_LATE',
  'IN_TOURNAMENT',
  'MATCH_OVER',
  'MUTED',
  'NO_TEAM',
  'LINE_UNKNOWN',
  'ON_DEVICE',
  'COUNTS',
  'DAY_PLAYED',
  'DAY_UNKNOWN',
  'TOURNAMENT_UNKNOWN',
  'TOURNAMENT_CLOSED',
  'TOO_FEW',
  'TOURNAMENTS_ENOUGH',
] as const satisfies readonly Failure['code'][];
const NOTICES = [
  'TOKEN_UNKNOWN',
  'MISHAP',
  'NOT_SHOWN',
  'NOT_SAVED',
  'SEAT_RETURNED',
] as const satisfies readonly Failure['code'][];

/** Why a request was not granted, as a sentence. */
export function reasonOf(reply: Lost | ({ readonly ok: false } & Failure)): string {
  if ('lost' in reply) return say('reason.lost');
  const known = REASONS.find((code) => code === reply.code);
  return known === undefined ? reply.message : say(`reason.${known}`);
}

/** The rule of the table that a failure cites; null if it cites none. */
export function ruleAgainst(reply: Lost | Failure): string | null {
  return 'lost' in reply ? null : (reply.rule ?? ruleOfFailure(reply.code));
}

/** The text of a referee's notice for the player; empty for none. */
export function noticeText({ code, message }: Failure): string {
  const known = NOTICES.find((each) => each === code);
  return known === undefined ? message : say(`notice.${known}`);
}
