/** The data stored about the person at this browser, here and on the server: read as a file, and deleted. */

import { ApiError, ask } from '@dwo/kits/shell/api';
import { fetchWithin } from '@dwo/kits/shell/fetching';
import { askAsMe, knownMe } from '@dwo/kits/shell/me';
import { switchPushOff } from '@dwo/kits/shell/push';
import { forgetTexts } from '@dwo/kits/shell/storage';
import type { About, Erased } from '@dwo/shared';
import { say } from '../words';

/** The stored items that tell nothing of who played: settings, forces and tables that were drawn here. */
const KEPT = ['settings', 'force-draft', 'table-draft', 'plan', 'forces', 'tables', 'terms', 'terms-computer'];
const PREFIX = 'dino-wars.';
/** The server searches all chats, and sends the answer piece by piece. */
const EXPORT_MS = 120_000;

/** Fetches who runs this server, and how long it keeps data. Throws an ApiError. */
export function readAbout(): Promise<About> {
  return ask('/api/about');
}

/** Everything the server keeps of this person, as JSON; null for a browser that it does not know. Throws an ApiError. */
export async function readOwnData(): Promise<Blob | null> {
  const me = knownMe();
  if (me === null) return null;
  const headers = { authorization: `Bearer ${me}` };
  const response = await fetchWithin('/api/me/export', { headers }, EXPORT_MS).catch(() => null);
  if (response?.status === 401) return null;
  const data = response?.ok === true ? await response.blob().catch(() => null) : null;
  if (data === null) throw new ApiError(response?.status ?? 0, say('own.failed'));
  return data;
}

/**
 * Deletes everything about this person, on the server first. Returns the number of matches that named them. Throws an ApiError.
 */
export async function eraseOwnData(): Promise<number> {
  const matches = knownMe() === null ? 0 : (await askAsMe<Erased>('/api/me/erase', { erase: 'everything' })).matches;
  await switchPushOff().catch(() => {});
  await forgetHere();
  return matches;
}

async function forgetHere(): Promise<void> {
  const { removeAll } = await import('@dwo/kits/local/store');
  await removeAll().catch(() => {});
  forgetTexts((key) => key.startsWith(PREFIX) && !KEPT.includes(key.slice(PREFIX.length)));
}
