/** The seats' clocks by this machine's time: a player's computer may be minutes off. */
import type { Seat } from '@dwo/kernel';
import { clocksIn, type MatchState } from '@dwo/shared';

/** A seat's time: it runs out at `deadline` (this machine's `Date.now()`), or stands still with `left` milliseconds. */
export interface Clock {
  /** Of the game's timer. */
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly left: number;
  readonly total: number;
}

/** Less than this is the grain of the header, not a wrong clock. */
const GRAIN_MS = 1500;

let skew = 0;

/** Learns how far this machine's clock is ahead of the server's; keeps what it knew if the server does not say. */
export async function measureSkew(): Promise<void> {
  try {
    const before = Date.now();
    const response = await fetch('/healthz', { cache: 'no-store' });
    const date = Date.parse(response.headers.get('date') ?? '');
    // The header is cut to the second: half a second more is the likeliest.
    const ahead = (before + Date.now()) / 2 - (date + 500);
    if (!Number.isNaN(ahead)) skew = Math.abs(ahead) > GRAIN_MS ? ahead : 0;
  } catch {
    // Nothing learnt.
  }
}

/** A moment of the server's by this machine's clock. */
export function skewed(moment: number | null): number | null {
  return moment === null ? null : Math.round(moment + skew);
}

/** The clocks that a received root shows. */
export function clocksOf(root: MatchState): readonly Clock[] {
  return clocksIn(root).map(({ id, seats, deadline, remaining, total }) => {
    return { id, seats, deadline: deadline === null ? null : deadline + skew, left: remaining ?? 0, total };
  });
}

/** The clock to show to a seat: the first of its own to run out, else one that stands still. */
export function clockOf(clocks: readonly Clock[], seat: Seat): Clock | null {
  const own = clocks.filter(({ seats }) => seats.includes(seat));
  const running = own.filter(({ deadline }) => deadline !== null);
  running.sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0));
  return running[0] ?? own[0] ?? null;
}

/** Milliseconds a clock still shows. */
export function leftOf(clock: Clock, now: number): number {
  return clock.deadline === null ? clock.left : Math.max(0, clock.deadline - now);
}

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** "2:41", "0:09", "1:02:30"; "2 d 4 h" from a day on. */
export function faceOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= DAY_S) return `${Math.floor(seconds / DAY_S)} d ${Math.floor((seconds % DAY_S) / HOUR_S)} h`;
  if (seconds >= HOUR_S) {
    const minutes = String(Math.floor((seconds % HOUR_S) / 60)).padStart(2, '0');
    return `${Math.floor(seconds / HOUR_S)}:${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
