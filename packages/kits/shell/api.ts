/** The requests to the server outside a match. */

import type { Refusal } from '@dwo/kernel';
import type {
  CreateMatch,
  Failure,
  FailureCode,
  FinishedMatch,
  ForkWish,
  MatchDetails,
  MatchSummary,
  WeekAnswer,
  WeekMatch,
} from '@dwo/shared';
import { isLocal } from '../local/match';
import { say } from '../words';
import { currentLanguage } from '../words/catalogue';
import { fetchWithin } from './fetching';
import { Said } from './sentences';
import { chosenTerms } from './terms';

/** The server refused or did not answer; the message can be shown to the player. */
export class ApiError extends Said {
  override name = 'ApiError';
  readonly status: number;
  /** The rules' refusals of the request. */
  readonly refusals: readonly Refusal[];
  readonly code: FailureCode | null;

  constructor(status: number, message: string, failure: Partial<Pick<Failure, 'code' | 'refusals'>> = {}) {
    super(message);
    this.status = status;
    this.refusals = failure.refusals ?? [];
    this.code = failure.code ?? null;
  }
}

/** Whether no server answered. */
export function isSilent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

/** Sets up a match and returns its id. The time limits are those that were chosen last, unless `wish` has others. */
export async function createMatch(wish: Partial<CreateMatch>): Promise<string> {
  const reply = await ask<{ id: string }>('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ terms: chosenTerms(), ...wish }),
  });
  return reply.id;
}

/** The matches that can be watched, in the server's order (newest first). */
export async function listMatches(): Promise<readonly MatchSummary[]> {
  return (await ask<{ matches: MatchSummary[] }>('/api/matches')).matches;
}

/** The matches that ended last, the latest first. */
export async function listFinished(): Promise<readonly FinishedMatch[]> {
  return (await ask<{ matches: FinishedMatch[] }>('/api/matches/finished')).matches;
}

/** The match of the week; null if there is none. */
export async function matchOfWeek(): Promise<WeekMatch | null> {
  return (await ask<WeekAnswer>('/api/matches/week')).match;
}

/** The details of a match on the server or on this device. Throws an ApiError. */
export async function matchDetails(id: string): Promise<MatchDetails> {
  if (isLocal(id)) {
    const details = await (await import('../local/details')).localDetails(id);
    if (details === null) throw new ApiError(404, say('api.gone'), { code: 'MATCH_UNKNOWN' });
    return details;
  }
  return ask<MatchDetails>(`/api/matches/${encodeURIComponent(id)}`);
}

/** The record of a finished match, unread. Throws an ApiError. */
export async function fetchRecord(id: string): Promise<unknown> {
  if (isLocal(id)) {
    const found = await (await import('../local/details')).localRecord(id);
    if (typeof found === 'object') return found.record;
    const code = found === 'unknown' ? 'MATCH_UNKNOWN' : 'NOT_OVER';
    throw new ApiError(found === 'unknown' ? 404 : 409, say('api.gone'), { code });
  }
  return ask<unknown>(`/api/matches/${encodeURIComponent(id)}/record`);
}

/**
 * The moment from which a match is continued: after this many entries of the record of a match on this server, or of a record
 * from a file.
 */
export type ForkFrom = Pick<ForkWish, 'entries' | 'dice'> & ({ readonly match: string } | { readonly record: unknown });

/**
 * Sets up a match that continues another from a moment, with computers of a strength (null for the usual one), and returns its id. Throws an
 * ApiError.
 */
export async function forkMatch(from: ForkFrom, bots: readonly string[], strength: string | null): Promise<string> {
  // The server has no record of a match on this device.
  const { entries, dice } = from;
  const fork = 'match' in from && isLocal(from.match) ? { entries, dice, record: await fetchRecord(from.match) } : from;
  const reply = await ask<{ id: string }>('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fork, bots, ...(strength === null ? {} : { strength }) }),
  });
  return reply.id;
}

/** The match that this one continues; null if it continues none, or if the server does not say. */
export async function forkOf(id: string): Promise<MatchDetails['fork']> {
  return (await matchDetails(id).catch(() => null))?.fork ?? null;
}

/** Asks the server for JSON; throws an ApiError for any failure. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    const headers = { 'accept-language': currentLanguage(), ...init?.headers };
    response = await fetchWithin(path, { ...init, headers });
  } catch {
    throw new ApiError(0, say('api.silent'));
  }
  if (!response.ok) throw await errorOf(response);
  try {
    return (await response.json()) as T;
  } catch {
    // The connection froze or broke in the middle of the answer.
    throw new ApiError(0, say('api.silent'));
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const { status } = response;
  if (status === 429)
    return new ApiError(status, say('api.tooFast'), {
      code: 'TOO_FAST',
    });
  try {
    const { message, error } = (await response.json()) as { message?: unknown; error?: Failure };
    if (typeof message === 'string') return new ApiError(status, message.replace(/^[A-Z_]+: /, ''), error);
  } catch {
    // Not JSON: only the status is known.
  }
  return new ApiError(status, say('api.status', { status: String(status) }));
}
