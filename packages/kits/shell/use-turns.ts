/** The number of matches in which it is this person's turn, fetched at intervals while the page is visible. */
import { useEffect, useState } from 'preact/hooks';
import { countTurns } from './me';

const REFRESH_MS = 60_000;

/**
 * The latest known number; 0 before the first answer, and for a browser that never had a seat. `here`: whether this page shows
 * one of them, which is then not counted. A change of `here` fetches the number again.
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
