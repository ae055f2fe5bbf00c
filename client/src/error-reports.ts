/**
 * Reports errors in this page to the operator: the kind of error, the page, and the places in our files. Nothing that people
 * wrote is sent.
 */

import { fetchWithin } from '@dwo/kits/shell/fetching';
import { store } from '@dwo/kits/shell/store';
import { CLIENT_ERRORS_PATH, type ClientError, ERROR_NAME, FRAME, MOST_FRAMES } from '@dwo/shared';
import { ownRelease } from './net/release';

/** A page sends at most this many reports: a fault that repeats itself tells nothing new. */
const MOST_REPORTS = 5;

/** The part of a thrown value that may be reported; `release` and `page` say where it was thrown. */
export function reportOf(thrown: unknown, release: string, page: string): ClientError {
  const error = thrown instanceof Error ? thrown : null;
  const places = error?.stack?.match(/[^\s/()@]+\.js:\d+:\d+/g) ?? [];
  return {
    release,
    page,
    name: error !== null && ERROR_NAME.test(error.name) ? error.name : 'Unknown',
    frames: places.filter((place) => FRAME.test(place)).slice(0, MOST_FRAMES),
  };
}

const told = new Set<string>();

/** Reports a thrown value, once for each kind and place. */
export function reportError(thrown: unknown): void {
  const body = JSON.stringify(reportOf(thrown, ownRelease(), store.getState().route.page));
  if (told.has(body) || told.size >= MOST_REPORTS) return;
  told.add(body);
  const headers = { 'content-type': 'application/json' };
  // A report that fails is not sent again.
  fetchWithin(CLIENT_ERRORS_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => {});
}

/** Reports every error and every rejected promise that nothing catches. */
export function reportErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
