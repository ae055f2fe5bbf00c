/** The part of a match room that the chat needs: the people on its seats, and the ids they are known by. */
import type { MatchState } from '@dwo/shared';
import type { HeldMatch } from '../journal/journal';
import type { ChatRoom } from './chat';
import type { GuestClient } from './guest';
import type { Chairs } from './seats/chairs';
import type { Gallery } from './watching/gallery';

/** A room in which people talk. */
interface TalkingRoom {
  readonly host: ChatRoom['host'];
  readonly clients: Iterable<GuestClient>;
  readonly root: MatchState;
  readonly lobby: { readonly chairs: Chairs };
  /** Null before the match has begun. */
  readonly play: object | null;
  /** The spectators of a match with a delay; null while everybody sees the same. */
  readonly gallery: Gallery | null;
}

/** The room as its chat sees it. */
export function tableTalk(room: TalkingRoom, { key, id }: HeldMatch): ChatRoom {
  const { host, clients, root, lobby } = room;
  // A connection knows of the table that it is shown.
  const chairsFor = ({ userData }: GuestClient) =>
    (userData?.sight === 'live' ? root : (room.gallery ?? room).root).chairs;
  const nameAt: ChatRoom['nameAt'] = (place, client) => {
    const chair = chairsFor(client)[place];
    return chair?.player || (chair?.name ?? '');
  };
  return {
    ...{ host, clients, match: { key, id } },
    sides: () => (room.play === null ? [] : lobby.chairs.labels),
    names: (client) => [...chairsFor(client)].flatMap(({ name, player }) => [name, player ?? '']),
    nameAt,
    isOwnName: (place, client) => nameAt(place, client) === (chairsFor(client)[place]?.name ?? ''),
    playerAt: (place, client) =>
      chairsFor(client)[place]?.bot === false ? (lobby.chairs.at(place)?.player ?? null) : null,
    ownSeat: ({ userData }) =>
      room.play === null || userData === undefined || userData.standsIn ? null : (userData.place ?? userData.owns),
    whenOld: (at, work) => room.gallery?.whenOld(at, work) ?? false,
    personOf: ({ userData, sessionId }) => userData?.person?.id ?? sessionId,
  };
}
