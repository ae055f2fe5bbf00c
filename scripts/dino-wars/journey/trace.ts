/**
 * The work of a page's main thread, from Chromium's trace: script apart from painting, which is slow here without a graphics
 * card.
 */
import type { CDPSession } from 'playwright-core';

/** In ms since the browser's clock began; `cpu` is without the time in which the thread waited. */
export interface Span {
  readonly name: string;
  readonly at: number;
  readonly wall: number;
  readonly cpu: number;
}

/** The work of a page's main thread between two moments. */
export interface Trace {
  /** Tasks in which script of the page ran, and how long script took in each. */
  readonly tasks: readonly (Span & { readonly script: number })[];
  /** The times at which animation frames began. */
  readonly frames: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly frame?: string }; readonly name?: string };
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

/** The outermost of these events count as script, with everything that they call. */
const SCRIPT = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'FunctionCall',
  'FireAnimationFrame',
  'FireIdleCallback',
  'EventDispatch',
  'TimerFire',
  'RunMicrotasks',
]);

/** Begins to record; the returned function stops and returns the recording. */
export async function record(session: CDPSession): Promise<() => Promise<Trace>> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { readonly value: unknown[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', keep);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordAsMuchAsPossible', includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', keep);
    return traceOf(events);
  };
}

/** The page's thread is the one that asked for most animation frames. */
function pageThread(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const asked = new Map<string, number>();
  for (const { name, pid, tid } of events) {
    if (name === 'FireAnimationFrame') asked.set(`${pid} ${tid}`, (asked.get(`${pid} ${tid}`) ?? 0) + 1);
  }
  const [most] = [...asked].sort(([, a], [, b]) => b - a);
  return ({ pid, tid }) => most?.[0] === `${pid} ${tid}`;
}

function spanOf({ name, ts, dur = 0, tdur = dur }: TraceEvent): Span {
  return { name, at: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 };
}

/** The spans that are not inside another one. */
function outermost(spans: readonly Span[]): readonly Span[] {
  let end = -Infinity;
  return [...spans]
    .sort((a, b) => a.at - b.at || b.wall - a.wall)
    .filter(({ at, wall }) => {
      if (at < end) return false;
      end = at + wall;
      return true;
    });
}

function traceOf(events: readonly TraceEvent[]): Trace {
  const whole = events.filter(({ ph }) => ph === 'X').filter(pageThread(events));
  const tasks = outermost(whole.filter(({ name }) => name === 'RunTask' || name.endsWith('RunTask')).map(spanOf));
  const scripts = outermost(whole.filter(({ name }) => SCRIPT.has(name)).map(spanOf));
  const frames = whole.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts / 1000);
  let next = 0;
  const withScript = tasks.map((task) => {
    let script = 0;
    for (; next < scripts.length; next++) {
      const span = scripts[next];
      if (!span || span.at >= task.at + task.wall) break;
      if (span.at >= task.at) script += span.cpu;
    }
    return { ...task, script };
  });
  return { tasks: withScript.filter(({ script }) => script > 0), frames: frames.sort((a, b) => a - b) };
}

/** The value below which a share of the values lies; 0 without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The ms of script between each animation frame and the next. */
export function scriptPerFrame({ tasks, frames }: Trace): readonly number[] {
  let next = tasks.findIndex(({ at }) => at + 1 >= (frames[0] ?? Infinity));
  return frames.slice(0, -1).map((_, i) => {
    const end = frames[i + 1] ?? Infinity;
    let sum = 0;
    for (; next >= 0 && next < tasks.length; next++) {
      const task = tasks[next];
      if (!task || task.at >= end) break;
      sum += task.script;
    }
    return sum;
  });
}
