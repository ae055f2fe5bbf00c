/** Drawings over a board that stay inside its window. */

/** How far a line from `start` to `end` moves so that it lies between 0 and `room`; in the middle if it is longer. */
export function shiftInto(start: number, end: number, room: number): number {
  if (end - start > room) return (room - start - end) / 2;
  return start < 0 ? -start : Math.min(0, room - end);
}

/** A drawing around a spot of the board: its middle, and how far it reaches to each side, all in tiles from the corner of the board. */
interface Drawing {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** The tiles by which a drawing on a layer of a board moves, so that the window cuts nothing of it. */
export function shiftOf(
  layer: SVGSVGElement,
  { x, y, wide, high }: Drawing,
): { readonly x: number; readonly y: number } {
  const window = layer.closest('.tiles')?.getBoundingClientRect();
  const { left, top, width } = layer.getBoundingClientRect();
  const { x: from, y: above, width: columns } = layer.viewBox.baseVal;
  if (window === undefined || width === 0 || columns === 0) return { x: 0, y: 0 };
  const tile = width / columns;
  const inTiles = (px: number) => px / tile;
  const [middle, height] = [inTiles(left - window.left) + x - from, inTiles(top - window.top) + y - above];
  return {
    x: shiftInto(middle - wide, middle + wide, inTiles(window.width)),
    y: shiftInto(height - high, height + high, inTiles(window.height)),
  };
}
