/** Cards that travel: what appears at a place comes there from where it was. */
import { useLayoutEffect, useRef } from 'preact/hooks';

const TRAVEL_MS = 460;

/** Whether the person wants pages to move less. */
function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/**
 * The ref of an element that flies in from the first visible element of `from`, a list of selectors, when it first appears;
 * it turns over on its way if `turns`. Null appears at once.
 */
export function useTravel<T extends HTMLElement>(from: string | null, turns = false) {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    const source = from === null ? null : document.querySelector<HTMLElement>(from);
    if (own === null || source === null || isStill()) return;
    const [start, end] = [source.getBoundingClientRect(), own.getBoundingClientRect()];
    if (start.width === 0 || end.width === 0) return;
    const dx = start.left + start.width / 2 - end.left - end.width / 2;
    const dy = start.top + start.height / 2 - end.top - end.height / 2;
    const scale = Math.max(0.3, Math.min(1, start.height / end.height));
    const turn = turns ? 'rotateY(180deg) ' : '';
    own.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale}) ${turn}rotate(-7deg)`, zIndex: 5 },
        {
          transform: `translate(${dx * 0.15}px, ${dy * 0.15 - 14}px) scale(1.06) rotate(2deg)`,
          offset: 0.8,
          zIndex: 5,
        },
        { transform: 'none' },
      ],
      { duration: TRAVEL_MS, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
    );
  }, []);
  return ref;
}
