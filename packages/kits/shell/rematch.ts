/** Leads from a match to its rematch. */
import { swappedSides } from '@dwo/shared';
import type { Lobby } from './lobby';
import { go } from './router';
import { keepWish } from './tokens';

/**
 * Opens the rematch and takes a seat there: on the other side if both have as many seats; on the same side if `swapped` is
 * false, as after a match without a result.
 */
export function follow(id: string, lobby: Lobby | null, seat: number | null, swapped = true): void {
  const mine = seat === null ? null : (lobby?.chairs[seat]?.label ?? null);
  const otherSide = swappedSides(lobby?.chairs.map(({ label }) => label) ?? []);
  if (mine !== null) keepWish(id, swapped ? otherSide(mine) : mine);
  go({ page: 'match', id });
}
