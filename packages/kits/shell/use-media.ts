import { useEffect, useState } from 'preact/hooks';

/** A screen as narrow as a phone's, held upright. */
export const PHONE = '(max-width: 759px) and (min-height: 561px)';
/** Too narrow for the paper column beside the table. */
export const COMPACT = '(max-width: 1023px)';
/** High enough for a log below the table. */
export const TALL = '(min-height: 900px)';
/** So low that the board needs all its height: a phone on its side, a page at 200 % zoom. */
export const LOW = '(max-height: 560px)';
/** Operated by touch. */
export const TOUCH = '(pointer: coarse)';

/** The buttons in the tray are narrow: short words only. */
export const TIGHT = '(max-width: 1180px)';

/** Wide and high enough for a shelf beside the poster's box. */
export const WALL = '(min-width: 1024px) and (min-height: 620px)';

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

/** Wide enough for all small buttons beside the words. */
export const ROOMY = '(min-width: 1200px)';
