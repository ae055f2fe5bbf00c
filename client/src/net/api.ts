/** The few things asked of the server outside a match. */
import type { CreateMatch, MatchSummary } from '@dwo/shared';

/** The server refused or did not answer; the message is fit to be shown. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** Sets up a match and returns its id. */
export async function createMatch(wish: Partial<CreateMatch>): Promise<string> {
  const reply = await ask<{ id: string }>('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  return reply.id;
}

/** The matches one can watch, newest first as the server lists them. */
export async function listMatches(): Promise<readonly MatchSummary[]> {
  return (await ask<{ matches: MatchSummary[] }>('/api/matches')).matches;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(10_000) });
  } catch {
    throw new ApiError(0, 'The server does not answer. Try again in a moment.');
  }
  if (!response.ok) throw new ApiError(response.status, await reasonOf(response));
  return (await response.json()) as T;
}

async function reasonOf(response: Response): Promise<string> {
  if (response.status === 429) return 'Too many matches in a short time. Wait a minute, then try again.';
  try {
    const body = (await response.json()) as { message?: unknown };
    if (typeof body.message === 'string') return body.message.replace(/^[A-Z_]+: /, '');
  } catch {
    // Not JSON: the status has to do.
  }
  return `The server answered ${response.status}.`;
}
