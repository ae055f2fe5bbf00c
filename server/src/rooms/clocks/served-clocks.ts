/** Clocks that stand still while no server serves. */
import type { Timer } from '@dwo/kernel';
import type { ServedTime } from '../../pauses';
import type { ClockFace, Clocks } from './clocks';

/** The same clocks, run by served time; what they show is the calendar's. */
export function servedClocks(clocks: Clocks, time: ServedTime): Clocks {
  const shown = (served: number | null) => (served === null ? null : time.calendar(served));
  return {
    set: (timers: readonly Timer[], now, credit) => clocks.set(timers, time.served(now), credit),
    next: () => shown(clocks.next()),
    due: (now) => clocks.due(time.served(now)),
    faces: () =>
      new Map<string, ClockFace>(
        [...clocks.faces()].map(([id, face]) => [id, { ...face, deadline: shown(face.deadline) }]),
      ),
    resumeAt: (now) => clocks.resumeAt(time.served(now)),
    deadlineOf: (seat) => shown(clocks.deadlineOf(seat)),
  };
}
