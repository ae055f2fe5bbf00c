/** The things that wait for the person on the title, fetched at intervals while the page is visible. */
import { whatWaits } from '@dwo/kits/shell/me';
import type { Waiting } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { hasSeenDay } from './seen';

const REFRESH_MS = 60_000;

/** An answer, and how far the server's time is ahead of `performance.now`, in milliseconds. */
export interface Told {
  readonly waiting: Waiting;
  readonly ahead: number;
}

/** The latest answer without a result that was seen; null before the first one, and while nothing waits. */
export function useWaiting(): Told | null {
  const [told, tell] = useState<Told | null>(null);
  useEffect(() => {
    let gone = false;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      whatWaits().then(
        (answer) => !gone && tell(toldOf(answer)),
        // Without an answer the last one stays: the title is complete without it.
        () => {},
      );
    };
    look();
    const timer = setInterval(look, REFRESH_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return told;
}

function toldOf(answer: Waiting | null): Told | null {
  if (answer === null) return null;
  const isNews = answer.result !== null && !hasSeenDay(answer.result.day);
  const waiting = isNews ? answer : { ...answer, result: null };
  const { turns, day, result, tournaments, rematches } = waiting;
  const isEmpty = turns + tournaments.length + rematches.length === 0 && day === null && result === null;
  return isEmpty ? null : { waiting, ahead: waiting.now - performance.now() };
}
