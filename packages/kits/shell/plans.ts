/** Small pictures of other people's tables, fetched only for those that are in view. */
import type { Plan, PlanAnswer } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { ask } from './api';

/** A picture is fetched anew at this interval at most, however fast its match goes. */
const REST_MS = 8_000;
/** The number of pictures fetched at a time. */
const AT_ONCE = 4;

const waiting: (() => void)[] = [];
let asking = 0;

/** The plan of a match; null if it has none, or if the server does not answer. */
async function fetchPlan(id: string): Promise<Plan | null> {
  if (asking >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  asking++;
  try {
    return (await ask<PlanAnswer>(`/api/matches/${encodeURIComponent(id)}/plan`)).plan;
  } catch {
    return null;
  } finally {
    asking--;
    waiting.shift()?.();
  }
}

/** The element of a picture, once it is mounted. */
interface Mounted {
  readonly current: Element | null;
}

/** Whether an element is in view, or nearly. */
function useSeen(mounted: Mounted): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (mounted.current === null) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '120px',
    });
    watch.observe(mounted.current);
    return () => watch.disconnect();
  }, [mounted]);
  return seen;
}

/** The plan of a match after `seq` entries, fetched while its element is in view; until then the latest known one. */
export function usePlan(id: string, seq: number, mounted: Mounted): Plan | null {
  const seen = useSeen(mounted);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [at, setAt] = useState({ seq: -1, ms: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (!seen || at.seq === seq) return;
    let gone = false;
    const timer = setTimeout(
      () => {
        void fetchPlan(id).then((found) => {
          if (gone) return;
          if (found !== null) setPlan(found);
          setAt({ seq, ms: performance.now() });
        });
      },
      Math.max(0, at.ms + REST_MS - performance.now()),
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, seq, seen, at]);
  return plan;
}
