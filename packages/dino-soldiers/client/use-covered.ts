/** The height of what covers the lower part of the board: on a phone the sheet lies over it, so that the board keeps its scale. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The refs of sheet and board, and the px of the tiles' window, from its lower edge, that the sheet covers. */
export function useCovered() {
  const sheet = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(0);
  useLayoutEffect(() => {
    const [over, under] = [sheet.current, board.current?.querySelector('.tiles') ?? board.current];
    if (over === null || under === null) return undefined;
    const look = () => {
      const [top, bottom] = [over.getBoundingClientRect(), under.getBoundingClientRect()];
      const beside = top.left >= bottom.right || top.right <= bottom.left;
      setBelow(beside || top.height === 0 ? 0 : Math.max(0, Math.round(bottom.bottom - top.top)));
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(over);
    watch.observe(under);
    return () => watch.disconnect();
  }, []);
  return { sheet, board, below };
}
