/** The number of matches in which it is this person's turn, fetched at intervals while the page is visible. */
import { useEffect, useState } from 'preact/hooks';
import { countTurns } from './me';

const REFRESH_MS = 60_000;

/**
 * The latest that is known; 0 until something is, and for a browser that has sat down nowhere. `here`: whether one of them is
 * open on this page, which then is not counted; when that changes, it is asked for anew.
 */
export function useTurns(here = false): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      // Without an answer the number stays: it is only a hint.
      countTurns().then(
        (count) => !gone && setTurns(Math.max(0, count - (here ? 1 : 0))),
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
  }, [here]);
  return turns;
}
