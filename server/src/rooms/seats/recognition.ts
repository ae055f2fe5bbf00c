/** Gives people who join their chair back, by its token or by their identity. */
import type { FailureCode } from '@dwo/shared';
import type { Meters } from '../../meters';
import type { Guest, GuestClient } from '../guest';
import { cameBack } from './hand-over';
import type { Lobby } from './lobby';
import type { Players } from './players';
import type { Seating } from './seating';

/** The parts of a room that recognition uses. */
export interface KnowingRoom {
  readonly host: { readonly meters: Meters };
  readonly lobby: Lobby;
  readonly seating: Seating;
  /** The players of the match under way; null before it has begun. */
  readonly players: Players | null;
  /** Runs `deed` after all earlier turns; a failure is logged under the name `what`. */
  inTurn(what: string, deed: () => Promise<void>): void;
  notice(client: GuestClient, code: FailureCode, message: string): void;
}

/** Gives a newcomer their chair back. If the chair of the token has no owner, the newcomer becomes its owner. */
export function recognise(room: KnowingRoom, client: GuestClient, token: string | null): void {
  const { host, lobby, seating } = room;
  const { person } = client.userData as Guest;
  const byToken = token === null ? null : seating.claim(client, token);
  if (byToken !== null) {
    host.meters.comeBacks.inc({ how: 'token' });
    if (person === null || client.userData?.doubtful === true || !lobby.isOwnerless(byToken)) return;
    room.inTurn('adopt', async () => {
      if (!lobby.isOwnerless(byToken)) return;
      await lobby.adopt(byToken, person);
      await room.players?.keepHolders();
    });
  } else if (person !== null && seating.recognise(client, person)) {
    host.meters.comeBacks.inc({ how: 'me' });
  } else if (token !== null && !seating.claimStandIn(client, token)) {
    room.notice(client, 'TOKEN_UNKNOWN', 'This token belongs to no chair of this match');
  }
}

/** A player who comes back to a seat that a substitute holds gets it back. */
export function giveBack(room: KnowingRoom, client: GuestClient): void {
  const seat = client.userData?.owns ?? null;
  const { players } = room;
  if (seat !== null && players !== null) room.inTurn('coming back', () => cameBack(players, seat));
}
