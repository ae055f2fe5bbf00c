/** The private link that takes a seat to another device: `/m/<id>#seat=<token>`. */

import { seatToken } from '@dwo/shared';
import { createStore } from 'zustand/vanilla';
import { keepToken, tokenFor } from './tokens';

const NAME = '#seat=';
/** The link in a notice. Programs that look through mail open it too, so it does nothing before a person agrees. */
const OFFERED = '#own-seat=';

/** The tokens that links in notices have offered to this tab, by match. */
export const seatOffers = createStore<Readonly<Record<string, string>>>(() => ({}));

/** The link that moves the seat of a match to another browser; null without a seat. */
export function seatLink(matchId: string): string | null {
  const token = tokenFor(matchId);
  return token === null ? null : `${window.location.origin}/m/${encodeURIComponent(matchId)}${NAME}${token}`;
}

/**
 * Stores the token in the address, if there is one, and removes it from the address, so that nobody copies or finds it there.
 * That of a notice is only offered. Returns whether a token was stored.
 */
export function takeSeatFromAddress(matchId: string): boolean {
  const { hash, pathname } = window.location;
  const name = [NAME, OFFERED].find((each) => hash.startsWith(each));
  if (name === undefined) return false;
  window.history.replaceState(null, '', pathname);
  const { data } = seatToken.safeParse(hash.slice(name.length));
  if (data === undefined) return false;
  if (name === OFFERED) seatOffers.setState({ [matchId]: data });
  else keepToken(matchId, data);
  return name === NAME;
}
