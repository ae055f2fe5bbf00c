/** The one way in which the page fetches: every request has a timeout, because a frozen connection never answers by itself. */

/** The usual timeout, in ms. */
export const ANSWER_MS = 10_000;

/** Fetches; rejects if the answer and its body are not there within `withinMs`. */
export function fetchWithin(path: string, init: RequestInit = {}, withinMs = ANSWER_MS): Promise<Response> {
  return fetch(path, { ...init, signal: AbortSignal.timeout(withinMs) });
}
