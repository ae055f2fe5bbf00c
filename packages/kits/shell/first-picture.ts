/** The moment at which a player sees the table of a match for the first time. */
import { useEffect } from 'preact/hooks';
import { patchMatch } from './store';

/** Call it when the table is drawn: the sign over it goes, and the server learns that this player can begin. */
export function pictureIsThere(): void {
  patchMatch({ drawn: true });
}

/** Reports the picture of a table that is drawn with the page. A hidden page draws nothing, so nothing is reported for it. */
export function useFirstPicture(): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(pictureIsThere);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
