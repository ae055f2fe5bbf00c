/** Makes the room class of one server. */
import type { AuthContext } from '@colyseus/core';
import { joinOptions } from '@dwo/shared';
import type { Host } from '../host';
import type { Welcome } from './live-match';
import { MatchRoom } from './match-room';

/** Returns a class of match rooms that know their server. */
export function matchRoomOf(host: Host): new () => MatchRoom {
  return class extends MatchRoom {
    override host = host;

    static override async onAuth(token: string, options: unknown, context: AuthContext): Promise<Welcome> {
      const { address } = await MatchRoom.onAuth(token, options, context);
      const { me, matchId, token: key } = joinOptions.parse(options);
      const welcome = { person: me == null ? null : await host.people.identity.whoIs(me), address };
      // For a room in another process, that process makes this check when the seat is reserved.
      const room = host.live.get(matchId);
      if (room?.ready === true) room.doorway.admit(welcome, key ?? null);
      return welcome;
    }
  };
}
