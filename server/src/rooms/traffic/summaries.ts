/** Summaries of a room for people who are not in it. */
import type { Room } from '@colyseus/core';
import { type MatchState, type MatchSummary, termsIn } from '@dwo/shared';
import type { HeldMatch } from '../../journal/journal';
import { fairly, type Listed } from '../../matching/fair-list';
import type { Course } from '../course';
import type { LiveMatch } from '../live-match';
import type { Lobby } from '../seats/lobby';

/** The entry of an open match in the list of matches. */
export function summaryOf(
  { id, game, preset, visibility, delay, terms }: HeldMatch,
  root: MatchState,
  lobby: Pick<Lobby, 'chairs'>,
  /** The match under way; null before it has begun. */
  play: Pick<Course, 'hash' | 'standing'> | null,
  /** The number of spectators now; the synced number follows a little later. */
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

/** The number of rooms of one process that are looked at for a list. */
const LOOKED_AT = 2_000;

/** The entries of the latest rooms that may be listed, the latest first, so that no address takes more than its share. */
export function listed(
  rooms: Iterable<Pick<LiveMatch, 'ready' | 'isListed' | 'summary' | 'maker' | 'root'>>,
  most: number,
): Listed[] {
  const open = [...rooms]
    .filter((room) => room.ready && room.isListed)
    .slice(-LOOKED_AT)
    .reverse();
  // No summary is made for rooms that are left out.
  const entries = open.map((room) => ({ room, ...room.maker, stage: room.root.stage }));
  return fairly(entries, most).map(({ room, address, person }) => ({ summary: room.summary(), address, person }));
}

/** The view of a room on the admin page: public state and connections. The operator gets no secrets. */
export function inspected({ roomId, maxClients, metadata, locked, clients, clock }: Room, root: MatchState): object {
  const { secrets: _, ...state } = root.toJSON() as Record<string, unknown>;
  const guests = clients.map(({ sessionId }) => ({ sessionId, elapsedTime: clock.elapsedTime }));
  return { roomId, maxClients, metadata, locked, clients: guests, state, stateSize: JSON.stringify(state).length };
}
