/** The stalls of a process, in which it answers nobody: its event loop is late, or its garbage is collected. */
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { rounded } from './live';

/** The stalls of a process since it was last asked. */
export interface Stalls {
  /** How late the event loop was: 99th percentile, and at most. */
  readonly loopP99Ms: number;
  readonly loopMostMs: number;
  /** The longest pause of garbage collection, and all of them together. */
  readonly pauseMostMs: number;
  readonly pausesMs: number;
}

const RESOLUTION_MS = 5;

/** Watches this process; each call of the returned function tells of the time since the call before. */
export function watchStalls(): () => Stalls {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let pauses: number[] = [];
  const observer = new PerformanceObserver((list) => {
    pauses.push(...list.getEntries().map(({ duration }) => duration));
  });
  observer.observe({ entryTypes: ['gc'] });
  return () => {
    const late = (nanoseconds: number) => rounded(Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS));
    const stalls = {
      loopP99Ms: late(delays.percentile(99)),
      loopMostMs: late(delays.max),
      pauseMostMs: rounded(Math.max(0, ...pauses)),
      pausesMs: rounded(pauses.reduce((sum, each) => sum + each, 0)),
    };
    delays.reset();
    pauses = [];
    return stalls;
  };
}

/** The stalls of several processes, as if they were one. */
export function worst(all: readonly Stalls[]): Stalls {
  const most = (of: (stalls: Stalls) => number) => Math.max(0, ...all.map(of));
  return {
    loopP99Ms: most(({ loopP99Ms }) => loopP99Ms),
    loopMostMs: most(({ loopMostMs }) => loopMostMs),
    pauseMostMs: most(({ pauseMostMs }) => pauseMostMs),
    pausesMs: most(({ pausesMs }) => pausesMs),
  };
}
