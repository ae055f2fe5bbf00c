/** The presence of people at the table, in words. */

import type { Seat } from '@dwo/kernel';
import { say } from '../words';
import { faceOf } from './clocks';
import { list } from './list';
import { type Lobby, playerName, type Seatholder } from './lobby';

/** The words for the presence at a seat. */
export function presenceOf(chair: Seatholder, now: number): string {
  if (chair.bot) return say('presence.computer');
  if (chair.holder === 'bot') return say('presence.computer.plays');
  const how =
    chair.away !== null
      ? say('presence.away', { time: faceOf(Math.max(0, now - chair.away)) })
      : say(chair.open ? 'presence.open' : 'presence.here');
  return chair.holder === '' ? how : say('presence.plays', { player: chair.player, how });
}

/** Whether a substitute may be called in for this seat now. */
export function isCallable(chair: Seatholder, now: number): boolean {
  return chair.callable !== null && chair.callable <= now;
}

/**
 * The seats of another side if all its players have been away for so long that the match may be ended without a result; else
 * none.
 */
export function deserters({ chairs, stage }: Lobby, mine: readonly Seat[], now: number): readonly Seat[] {
  const own = chairs[mine[0] ?? -1];
  if (own === undefined || stage !== 'playing') return [];
  const alone = chairs.every(({ label }) => label === own.label);
  const sides = new Map<string | Seat, Seat[]>();
  for (const [seat, chair] of chairs.entries()) {
    if (mine.includes(seat) || (!alone && chair.label === own.label) || chair.bot || chair.holder === 'bot') continue;
    const side = alone ? seat : chair.label;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  const isGone = (seat: Seat) => (chairs[seat]?.abortable ?? Number.POSITIVE_INFINITY) <= now;
  return [...sides.values()].find((seats) => seats.every(isGone)) ?? [];
}

/** Whether this person sees the match with a delay. */
export function isBehind(match: {
  readonly lobby: Lobby | null;
  readonly seat: Seat | null;
  readonly owns: Seat | null;
}): boolean {
  return match.seat === null && match.owns === null && (match.lobby?.delay ?? 0) > 0;
}

/** Those of these seats whose players are away; none in a match by correspondence, where nobody has to be there. */
export function absentees(lobby: Lobby | null, seats: readonly Seat[]): readonly Seat[] {
  if (lobby === null || lobby.terms.kind === 'correspondence') return [];
  return seats.filter((seat) => {
    const chair = lobby.chairs[seat];
    return chair !== undefined && !chair.bot && chair.holder !== 'bot' && chair.away !== null;
  });
}

/** The sentence about players who are away: "Ben is away 0:17; the seat is kept". Without the time if `now` is null. */
export function awayText(lobby: Lobby | null, away: readonly Seat[], now: number | null): string {
  const names = away.map((seat) => {
    const since = lobby?.chairs[seat]?.away ?? null;
    return {
      name: playerName(lobby, seat),
      time: now === null || since === null ? null : faceOf(Math.max(0, now - since)),
    };
  });
  const [only] = names;
  if (only !== undefined && names.length === 1) {
    const { name, time } = only;
    return time === null ? say('presence.left', { name }) : say('presence.leftFor', { name, time });
  }
  return say('presence.all', { names: list(names.map(({ name }) => name)) });
}
