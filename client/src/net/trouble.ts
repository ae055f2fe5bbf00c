/** Finds the problem in what the server or the browser threw. */

import type { Problem, ProblemKind } from '@dwo/kits/shell/problems';
import { FAILURES, type FailureCode } from '@dwo/shared';

const KIND_OF: Partial<Record<FailureCode, ProblemKind>> = {
  MATCH_UNKNOWN: 'unknown-match',
  NOT_FOUND: 'unknown-match',
  BAD_MESSAGE: 'unknown-match',
  MATCH_UNPLAYABLE: 'unplayable',
  GAME_UNKNOWN: 'unplayable',
  TOO_FAST: 'too-fast',
  SEAT_TAKEN_OVER: 'taken-over',
  SHUTTING_DOWN: 'shutting-down',
  MISHAP: 'mishap',
  NOT_SAVED: 'mishap',
};

/** The problem behind an error of joining or behind the reason of a closed connection; `server-gone` if neither names one. */
export function problemOf(error: unknown): Problem {
  const detail = messageOf(error);
  const code = codeIn(detail);
  return { kind: (code === null ? undefined : KIND_OF[code]) ?? 'server-gone', detail };
}

function codeIn(text: string): FailureCode | null {
  return FAILURES.find((code) => new RegExp(`\\b${code}\\b`).test(text)) ?? null;
}

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code } = error as { message?: unknown; code?: unknown };
  return [code, message].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}
