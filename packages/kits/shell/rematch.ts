/** The way to the match that follows one. */
import { swappedSides } from '@dwo/shared';
import type { Lobby } from './lobby';
import { go } from './router';
import { keepWish } from './tokens';

/**
 * Goes to the next match and sits down there: on the other side, where both have as many seats, or on the same one after a
 * match without a result.
 */
export function follow(id: string, lobby: Lobby | null, seat: number | null, swapped = true): void {
  const mine = seat === null ? null : (lobby?.chairs[seat]?.label ?? null);
  const otherSide = swappedSides(lobby?.chairs.map(({ label }) => label) ?? []);
  if (mine !== null) keepWish(id, swapped ? otherSide(mine) : mine);
  go({ page: 'match', id });
}
