/** The seats' clocks by this machine's time, which may differ from the server's by minutes. */
import type { Seat } from '@dwo/kernel';
import { clocksIn, type MatchState } from '@dwo/shared';

/** The time of some seats: it runs out at `deadline` (ms of this machine's `Date.now()`), or is stopped with `left` ms. */
export interface Clock {
  /** Id of the game's timer. */
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly left: number;
  readonly total: number;
}

/** A smaller difference comes from the resolution of the header, not from a wrong clock. */
const GRAIN_MS = 1500;

let skew = 0;

/** Measures how far this machine's clock is ahead of the server's; keeps the earlier value if the server does not say. */
export async function measureSkew(): Promise<void> {
  try {
    const before = Date.now();
    const response = await fetch('/healthz', { cache: 'no-store' });
    const date = Date.parse(response.headers.get('date') ?? '');
    // The header is cut to whole seconds: on average half a second is missing.
    const ahead = (before + Date.now()) / 2 - (date + 500);
    if (!Number.isNaN(ahead)) skew = Math.abs(ahead) > GRAIN_MS ? ahead : 0;
  } catch {
    // The earlier value stays.
  }
}

/** A moment of the server's clock (epoch ms), by this machine's clock. */
export function skewed(moment: number | null): number | null {
  return moment === null ? null : Math.round(moment + skew);
}

/** The clocks in a received root. */
export function clocksOf(root: MatchState): readonly Clock[] {
  return clocksIn(root).map(({ id, seats, deadline, remaining, total }) => {
    return { id, seats, deadline: deadline === null ? null : deadline + skew, left: remaining ?? 0, total };
  });
}

/** The clock to show to a seat: of its running clocks the one that runs out first, else a stopped one; null without any. */
export function clockOf(clocks: readonly Clock[], seat: Seat): Clock | null {
  const own = clocks.filter(({ seats }) => seats.includes(seat));
  const running = own.filter(({ deadline }) => deadline !== null);
  running.sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0));
  return running[0] ?? own[0] ?? null;
}

/** The ms that a clock shows. */
export function leftOf(clock: Clock, now: number): number {
  return clock.deadline === null ? clock.left : Math.max(0, clock.deadline - now);
}

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** A duration as a clock face: "2:41", "0:09", "1:02:30"; "2 d 4 h" from a day on. */
export function faceOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= DAY_S) return `${Math.floor(seconds / DAY_S)} d ${Math.floor((seconds % DAY_S) / HOUR_S)} h`;
  if (seconds >= HOUR_S) {
    const minutes = String(Math.floor((seconds % HOUR_S) / 60)).padStart(2, '0');
    return `${Math.floor(seconds / HOUR_S)}:${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
