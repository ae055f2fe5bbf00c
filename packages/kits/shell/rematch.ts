/** The way to the match that follows one. */
import { swappedSides } from '@dwo/shared';
import type { Lobby } from './lobby';
import { go } from './router';
import { keepWish } from './tokens';

/** Goes to the next match and sits down on the other side, where both have as many seats. */
export function follow(id: string, lobby: Lobby | null, seat: number | null): void {
  const mine = seat === null ? null : (lobby?.chairs[seat]?.label ?? null);
  const otherSide = swappedSides(lobby?.chairs.map(({ label }) => label) ?? []);
  if (mine !== null) keepWish(id, otherSide(mine));
  go({ page: 'match', id });
}
