/** The private link that takes a seat to another device: `/m/<id>#seat=<token>`. */

import { seatToken } from '@dwo/shared';
import { keepToken, tokenFor } from './tokens';

const NAME = '#seat=';

/** The link that moves the seat of a match to another browser; null without a seat. */
export function seatLink(matchId: string): string | null {
  const token = tokenFor(matchId);
  return token === null ? null : `${window.location.origin}/m/${encodeURIComponent(matchId)}${NAME}${token}`;
}

/**
 * Stores the token in the address, if there is one, and removes it from the address, so that nobody copies or finds it there.
 * Returns whether there was one.
 */
export function takeSeatFromAddress(matchId: string): boolean {
  const { hash, pathname } = window.location;
  if (!hash.startsWith(NAME)) return false;
  window.history.replaceState(null, '', pathname);
  const { data } = seatToken.safeParse(hash.slice(NAME.length));
  if (data === undefined) return false;
  keepToken(matchId, data);
  return true;
}
