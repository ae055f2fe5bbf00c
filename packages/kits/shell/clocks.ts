/** The seats' clocks, by the server's time. */
import type { Seat } from '@dwo/kernel';
import { clocksIn, type MatchState } from '@dwo/shared';

/** The time of some seats: it runs out at `deadline` (epoch ms of the server), or is stopped with `left` ms. */
export interface Clock {
  /** Id of the game's timer. */
  readonly id: string;
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly left: number;
  readonly total: number;
}

/** The clocks in a received root. */
export function clocksOf(root: MatchState): readonly Clock[] {
  return clocksIn(root).map(({ id, seats, deadline, remaining, total }) => {
    return { id, seats, deadline, left: remaining ?? 0, total };
  });
}

/** The clock to show to a seat: of its running clocks the one that runs out first, else a stopped one; null without any. */
export function clockOf(clocks: readonly Clock[], seat: Seat): Clock | null {
  const own = clocks.filter(({ seats }) => seats.includes(seat));
  const running = own.filter(({ deadline }) => deadline !== null);
  running.sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0));
  return running[0] ?? own[0] ?? null;
}

/** The ms that a clock shows at the server's time `now`. */
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
