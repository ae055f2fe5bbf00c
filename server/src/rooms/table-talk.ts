/** The side of a match room that its chat uses: the people on the seats and their ids. */
import type { MatchState } from '@dwo/shared';
import type { HeldMatch } from '../journal/journal';
import type { ChatRoom } from './chat-room';
import type { Course } from './course';
import type { GuestClient } from './guest';
import type { Chairs } from './seats/chairs';
import type { Gallery } from './watching/gallery';

/** A room with a chat. */
interface TalkingRoom {
  readonly host: ChatRoom['host'];
  readonly clients: Iterable<GuestClient>;
  readonly root: MatchState;
  readonly lobby: { readonly chairs: Chairs };
  /** The match under way; null before it has begun. */
  readonly play: Pick<Course, 'table'> | null;
  /** The spectators of a match with a delay; null if the match has none. */
  readonly gallery: Gallery | null;
}

/** Adapts a room to what its chat uses. */
export function tableTalk(room: TalkingRoom, { key, id }: HeldMatch): ChatRoom {
  const { host, clients, root, lobby } = room;
  // A connection may know the chairs of the table that it is shown.
  const isLive = ({ userData }: GuestClient) => userData?.sight === 'live';
  const chairsFor = (client: GuestClient) => (isLive(client) ? root : (room.gallery ?? room).root).chairs;
  const tableFor = (client: GuestClient) =>
    ((isLive(client) ? null : room.gallery?.course) ?? room.play)?.table ?? null;
  const nameAt: ChatRoom['nameAt'] = (place, client) => {
    const chair = chairsFor(client)[place];
    return chair?.player || (chair?.name ?? '');
  };
  return {
    ...{ host, clients, match: { key, id } },
    sides: () => (room.play === null ? [] : lobby.chairs.labels),
    names: (client) => [...chairsFor(client)].flatMap(({ name, player }) => [name, player ?? '']),
    nameAt,
    sitterAt: (place, client) => {
      const table = tableFor(client);
      const seat = table?.playerOf(place) ?? place;
      const { to = 'owner', player = null, tokenHash = null } = table?.holders[seat] ?? {};
      if (to === 'substitute') return { owns: null, known: player ?? tokenHash };
      const owner = lobby.chairs.at(seat);
      if (to !== 'owner' || owner === null || owner.bot) return null;
      const here = [...clients].find(({ userData }) => userData?.place === seat);
      return { owns: seat, known: owner.player ?? here?.sessionId ?? null };
    },
    ownSeat: ({ userData }) =>
      room.play === null || userData === undefined || userData.standsIn ? null : (userData.place ?? userData.owns),
    whenOld: (at, work) => room.gallery?.whenOld(at, work) ?? false,
    personOf: ({ userData, sessionId }) => userData?.person?.id ?? userData?.substitute ?? sessionId,
    standsIn: ({ userData }) => userData?.standsIn === true,
    knownBy: ({ userData }) =>
      [...(userData?.person?.all ?? []), userData?.substitute ?? null].filter((id) => id !== null),
  };
}
