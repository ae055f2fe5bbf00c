/** The private link that takes a seat to another device: `/m/<id>#seat=<token>`. */

import { seatToken } from '@dwo/shared';
import { keepToken, tokenFor } from './tokens';

const NAME = '#seat=';

/** The link that takes the seat in a match elsewhere; null without a seat. The browser that opens it has the seat. */
export function seatLink(matchId: string): string | null {
  const token = tokenFor(matchId);
  return token === null ? null : `${window.location.origin}/m/${encodeURIComponent(matchId)}${NAME}${token}`;
}

/**
 * Keeps the token that the address brought, if it did, and takes it out of the address, so that nobody copies or finds it
 * there. Whether there was one.
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
