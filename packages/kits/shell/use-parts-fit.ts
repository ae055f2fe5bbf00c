/** Keeps an element's parts fitting: a column whose cards come, go and grow. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The ref of an element for which `fit` is called now, and whenever it or one of its parts changes its size. `fit` must stay the same. */
export function usePartsFit(fit: (element: HTMLElement) => void): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => fit(element));
    const watch = () => {
      sizes.observe(element);
      for (const part of element.children) sizes.observe(part);
    };
    const parts = new MutationObserver(watch);
    parts.observe(element, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, [fit]);
  return ref;
}
