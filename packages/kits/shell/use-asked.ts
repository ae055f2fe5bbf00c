/** Questions of a page to the server, asked once or again and again while it is looked at. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

export interface Asked<T> {
  /** The latest answer; null before the first. */
  readonly answer: T | null;
  /** Why the latest question has none, as a sentence. */
  readonly problem: string | null;
  /** Asks now. */
  readonly refresh: () => void;
  /** Shows something else that went wrong, until the next answer. */
  readonly report: (error: unknown) => void;
}

/** Asks when the page opens and comes to the front, and every `everyMs` meanwhile; without a time only once. */
export function useAsked<T>(ask: () => Promise<T>, everyMs: number | null = null): Asked<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  const gone = useRef(false);
  const report = useCallback((error: unknown) => {
    if (!gone.current) setProblem(error instanceof Error ? error.message : String(error));
  }, []);
  const refresh = useCallback(() => {
    latest.current().then((found) => {
      if (gone.current) return;
      setAnswer(found);
      setProblem(null);
    }, report);
  }, [report]);
  useEffect(() => {
    gone.current = false;
    refresh();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = everyMs === null ? undefined : setInterval(whenSeen, everyMs);
    if (everyMs !== null) document.addEventListener('visibilitychange', whenSeen);
    return () => {
      gone.current = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [refresh, everyMs]);
  return { answer, problem, refresh, report };
}
