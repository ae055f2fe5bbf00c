/** Requests of a page to the server, sent once or at intervals while the page is visible. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { sentenceOf } from './sentences';

/** The latest answer, and what can be done with it. */
export interface Asked<T> {
  /** The latest answer; null before the first. */
  readonly answer: T | null;
  /** Why the latest request failed, as a sentence; null if it succeeded. */
  readonly problem: string | null;
  /** Sends the request now. */
  readonly refresh: () => void;
  /** Shows another error, until the next answer. */
  readonly report: (error: unknown) => void;
}

/** Sends a request when the page opens and whenever it becomes visible, and every `everyMs` in between; with null only once. */
export function useAsked<T>(ask: () => Promise<T>, everyMs: number | null = null): Asked<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(ask);
  latest.current = ask;
  const gone = useRef(false);
  const report = useCallback((error: unknown) => {
    if (!gone.current) setProblem(sentenceOf(error));
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
