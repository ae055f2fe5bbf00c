/** Finds where a phone's small buttons, and its small dice, cover the fewest figures. */

/** The lower right corner in a row, or the middle of the right edge in a column. */
export type ToolsPlace = 'corner' | 'edge';

/** A figure's place on the board in px from its upper left corner, and the radius of its base. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** The length of the row of buttons. */
  readonly row: number;
}

/** The px that the row takes across, with its distance from the edge. */
const ACROSS = 52;

/** The upper corner in which the dice lie. */
export type DicePlace = 'right' | 'left';

/** The px that the small dice take, with their distance from the edges. On the left they lie below the buttons of the pace. */
const DICE = { width: 158, right: 130, left: { from: 56, to: 170 } };

/** The better corner for the dice on a board of this width, in px; the right one if both cover as many. */
export function dicePlace(figures: readonly Spot[], width: number): DicePlace {
  const right = figures.filter(({ x, y, radius }) => x + radius > width - DICE.width && y - radius < DICE.right);
  const left = figures.filter(
    ({ x, y, radius }) => x - radius < DICE.width && y + radius > DICE.left.from && y - radius < DICE.left.to,
  );
  return left.length < right.length ? 'left' : 'right';
}

/** Buttons that stand somewhere stay there, unless they cover so many more figures than elsewhere. */
const MANY_MORE = 3;

/**
 * The better place on a board of this size, in px; the corner if both cover as many. `now` is where they stand already, null for
 * nowhere.
 */
export function toolsPlace(
  figures: readonly Spot[],
  { width, height, row }: Room,
  now: ToolsPlace | null = null,
): ToolsPlace {
  const covered = (left: number, top: number, bottom: number) =>
    figures.filter(({ x, y, radius }) => x + radius > left && y + radius > top && y - radius < bottom).length;
  const corner = covered(width - row, height - ACROSS, height);
  const edge = covered(width - ACROSS, (height - row) / 2, (height + row) / 2);
  if (now !== null && Math.abs(edge - corner) < MANY_MORE) return now;
  return edge < corner ? 'edge' : 'corner';
}

/** A lower corner of the board. */
export type LowerSide = 'left' | 'right';

/** A figure this near to the middle, as a share of the width, lets the cards stay where they are. */
const AMID = 0.06;

/** The lower corner, of a board of this width, for cards that must not lie on the figures in hand; `now` is where they lie. */
export function lowerSide(figures: readonly { readonly x: number }[], width: number, now: LowerSide): LowerSide {
  if (figures.length === 0 || width === 0) return now;
  const mean = figures.reduce((sum, { x }) => sum + x, 0) / figures.length / width;
  if (Math.abs(mean - 0.5) < AMID) return now;
  return mean < 0.5 ? 'right' : 'left';
}
