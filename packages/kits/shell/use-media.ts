import { useEffect, useState } from 'preact/hooks';

/** A screen as narrow as a phone, and held upright. */
export const PHONE = '(max-width: 759px) and (min-height: 561px)';
/** Too narrow for the paper column beside the table. */
export const COMPACT = '(max-width: 1023px)';
/** So tall that a log fits below the table. */
export const TALL = '(min-height: 900px)';
/** So low that the board has no height to spare: a phone on its side, a page at 200 %. */
export const LOW = '(max-height: 560px)';
/** Pointed at with fingers. */
export const TOUCH = '(pointer: coarse)';

/** The tray's buttons are narrow: short words only. */
export const TIGHT = '(max-width: 1180px)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const look = () => setMatches(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [query]);
  return matches;
}

/** A strip with room for every small button beside the words. */
export const ROOMY = '(min-width: 1200px)';
