/** The summary of a room for people who are not in it. */
import type { Room } from '@colyseus/core';
import { type MatchState, type MatchSummary, termsIn } from '@dwo/shared';
import type { HeldMatch } from '../../journal/journal';
import type { Course } from '../course';
import type { LiveMatch } from '../live-match';
import type { Lobby } from '../seats/lobby';

/** The entry of an open match in the list of matches. */
export function summaryOf(
  { id, game, preset, visibility, delay, terms }: HeldMatch,
  root: MatchState,
  lobby: Pick<Lobby, 'chairs'>,
  /** Null before it has begun. */
  play: Pick<Course, 'hash' | 'standing'> | null,
  /** As many as watch now; the synced count follows a little later. */
  watchers: number,
): MatchSummary {
  const { stage, seq } = root;
  const { labels } = lobby.chairs;
  const chairs = root.chairs.map(({ name, wish, taken, bot, connected }, place) => {
    return { name, wish, taken, bot, label: stage === 'lobby' ? '' : (labels[place] ?? ''), connected };
  });
  const [hash, standing] = [play?.hash() ?? null, play?.standing() ?? null];
  return {
    id,
    game,
    preset,
    visibility,
    stage,
    seq,
    hash,
    chairs,
    standing,
    terms: termsIn(terms),
    watchers,
    delay,
    live: true,
  };
}

/** The entries of the latest rooms that may be listed; the others cost nothing. */
export function listed(
  rooms: Iterable<Pick<LiveMatch, 'ready' | 'isListed' | 'summary'>>,
  most: number,
): MatchSummary[] {
  const open = [...rooms].filter((room) => room.ready && room.isListed);
  return open.slice(-most).map((room) => room.summary());
}

/** For the admin page: what anybody may see of a room, and who is connected. Secrets are no business of the operator's. */
export function inspected({ roomId, maxClients, metadata, locked, clients, clock }: Room, root: MatchState): object {
  const { secrets: _, ...state } = root.toJSON() as Record<string, unknown>;
  const guests = clients.map(({ sessionId }) => ({ sessionId, elapsedTime: clock.elapsedTime }));
  return { roomId, maxClients, metadata, locked, clients: guests, state, stateSize: JSON.stringify(state).length };
}
