/** The presence of people at the table, in words. */
import type { Seat } from '@dwo/kernel';
import { faceOf } from './clocks';
import { list } from './list';
import { type Lobby, playerName, type Seatholder } from './lobby';

/** The words for somebody's seat now. */
export function presenceOf(chair: Seatholder, now: number): string {
  if (chair.bot) return 'the computer';
  const who = chair.holder === '' ? '' : `${chair.player} plays · `;
  if (chair.holder === 'bot') return 'the computer plays';
  if (chair.away === null) return `${who}${chair.open ? 'open to a spectator' : 'here'}`;
  return `${who}away ${faceOf(Math.max(0, now - chair.away))}`;
}

/** Whether others may call somebody in for this seat. */
export function isCallable(chair: Seatholder, now: number): boolean {
  return chair.callable !== null && chair.callable <= now;
}

/** Those of these seats whose players are away; where days are played for, nobody has to be there. */
export function absentees(lobby: Lobby | null, seats: readonly Seat[]): readonly Seat[] {
  if (lobby === null || lobby.terms.kind === 'correspondence') return [];
  return seats.filter((seat) => {
    const chair = lobby.chairs[seat];
    return chair !== undefined && !chair.bot && chair.holder !== 'bot' && chair.away !== null;
  });
}

/** "Ben is away 0:17; the seat is kept" for seats that are left alone; without the time if `now` is null. */
export function awayText(lobby: Lobby | null, away: readonly Seat[], now: number | null): string {
  const names = away.map((seat) => {
    const since = lobby?.chairs[seat]?.away ?? null;
    return {
      name: playerName(lobby, seat),
      time: now === null || since === null ? '' : ` ${faceOf(Math.max(0, now - since))}`,
    };
  });
  const [only] = names;
  if (only !== undefined && names.length === 1) return `${only.name} is away${only.time}; the seat is kept`;
  return `${list(names.map(({ name }) => name))} are away; their seats are kept`;
}
