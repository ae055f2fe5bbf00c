/** Tells which chapter of a page is being read. */
import { useEffect, useState } from 'preact/hooks';

/** The upper part of the window in which a chapter counts as read, in pixels: the bar, and the title that a link leads to. */
const UPPER = 130;

/** The id of the last of these elements that begins in the upper part of the window; null before the first. */
export function usePlace(ids: readonly string[]): string | null {
  const [place, setPlace] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const page = document.documentElement;
      const isEnd = window.scrollY > 0 && window.scrollY + window.innerHeight > page.scrollHeight - 4;
      const begun = ids.filter((id) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top < (isEnd ? window.innerHeight : UPPER);
      });
      setPlace(begun.at(-1) ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [ids]);
  return place;
}
