/** The kind of rooms that one server has: rooms of matches that know the server they are in. */
import type { AuthContext } from '@colyseus/core';
import { joinOptions } from '@dwo/shared';
import type { Host } from '../host';
import type { Welcome } from './live-match';
import { MatchRoom } from './match-room';

/** The rooms of one server. */
export function matchRoomOf(host: Host): new () => MatchRoom {
  return class extends MatchRoom {
    override readonly host = host;

    static override async onAuth(token: string, options: unknown, context: AuthContext): Promise<Welcome> {
      const { address } = await MatchRoom.onAuth(token, options, context);
      const { me, matchId, token: key } = joinOptions.parse(options);
      const welcome = { person: me == null ? null : await host.people.identity.whoIs(me), address };
      // A room in another process looks when the place is asked for there.
      const room = host.live.get(matchId);
      if (room?.ready === true) room.doorway.admit(welcome, key ?? null);
      return welcome;
    }
  };
}
