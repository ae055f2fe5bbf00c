/** Finds the seat that this browser played in a match on show. */
import type { Seat } from '@dwo/kernel';
import { isLocal } from '../local/match';
import { knownName, tokenFor } from '../shell/tokens';
import type { Cast } from './contract';
import type { Source } from './state';

/** The seat by the name that was used last; null if this browser had none, or no name or several are the same. */
export function ownSeatIn({ seats }: Pick<Cast, 'seats'>, source: Source | null): Seat | null {
  if (source?.kind !== 'match' || !(isLocal(source.id) || tokenFor(source.id) !== null)) return null;
  const name = knownName();
  const found = seats.flatMap((seat, at) => (seat.name === name ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}
