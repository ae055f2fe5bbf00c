/** The way to the match that follows one. */
import type { Lobby } from './lobby';
import { go } from './router';
import { keepWish } from './tokens';

/** Goes to the next match and sits down on the other side. */
export function follow(id: string, lobby: Lobby | null, seat: number | null): void {
  const mine = seat === null ? null : (lobby?.chairs[seat]?.label ?? null);
  const theirs = lobby?.chairs.find((chair) => chair.label !== mine)?.label;
  if (mine !== null) keepWish(id, theirs ?? mine);
  go({ page: 'match', id });
}
