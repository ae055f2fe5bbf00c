/** The sounds of a combat: cards, dice, and how it ends for the listener. */
import type { Seat } from '@dwo/kernel';
import type { VoiceName } from '@dwo/kits/audio/voices';
import { jurassicWars } from '../rules';
import type { Picture } from './staging';

/** A sound and when it begins, in ms after the picture. */
export interface Sound {
  readonly voice: VoiceName;
  readonly afterMs: number;
  readonly pitch?: number;
}

/** The time in which thrown dice come to rest. */
const LANDED_MS = 600;

const now = (voice: VoiceName, pitch = 1): Sound => ({ voice, afterMs: 0, pitch });

/** The sounds of the change from one picture to the next, for a seat or a spectator (null). */
export function soundsOf(before: Picture | null, after: Picture, seat: Seat | null): readonly Sound[] {
  if (before === null) return [];
  const told = after.told ?? null;
  if (told !== null && told !== before.told) {
    if (told.step === 'faced') return [now('snare')];
    if (told.step === 'rolled') {
      const hurt: Sound[] = told.roll.lost > 0 ? [{ voice: 'chomp', afterMs: LANDED_MS, pitch: 0.8 }] : [];
      return [now('dice'), ...hurt];
    }
    if (told.step === 'dealt') return [now('paper')];
    if (told.step === 'won') return wonBy(after, seat);
    return [now(told.step === 'pot' && told.seat === seat ? 'phew' : 'snare')];
  }
  if (after.ending !== null && before.ending === null)
    return [now(after.ending.winners.includes(seat ?? -1) ? 'sting' : 'snare')];
  const laid = after.up.filter((rank) => rank !== null).length > before.up.filter((rank) => rank !== null).length;
  if (laid) return [now('paper')];
  const called = seat !== null && isAsked(after, seat) && !isAsked(before, seat);
  return called ? [now('key')] : [];
}

const isAsked = (state: Picture, seat: Seat): boolean => jurassicWars.awaiting(state).includes(seat);

function wonBy({ last }: Picture, seat: Seat | null): readonly Sound[] {
  const winner = last?.winner ?? null;
  if (last === null || winner === null) return [];
  const side = seat === null ? -1 : last.seats.indexOf(seat);
  if (side < 0) return [now('boom')];
  return side === winner
    ? [now('boom'), { voice: 'phew', afterMs: 180 }]
    : [now('boom', 0.7), { voice: 'kazoo', afterMs: 220 }];
}
