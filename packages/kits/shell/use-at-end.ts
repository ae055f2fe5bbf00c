/** A list that grows at its end, such as a log, stays scrolled there. */
import { useEffect, useRef } from 'preact/hooks';

/** A ref for the element that scrolls: to its end whenever `grown` changes, and whenever its height does, as when it is first shown. */
export function useAtEnd(grown: unknown) {
  const area = useRef<HTMLDivElement>(null);
  const toEnd = () => {
    if (area.current !== null) area.current.scrollTop = area.current.scrollHeight;
  };
  useEffect(toEnd, [grown]);
  useEffect(() => {
    if (area.current === null) return undefined;
    const watch = new ResizeObserver(toEnd);
    watch.observe(area.current);
    return () => watch.disconnect();
  }, []);
  return area;
}
