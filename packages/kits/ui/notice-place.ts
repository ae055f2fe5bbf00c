/** The place of words beside a press. */

/** Px between the middle of the words and the edges of what they stay in. */
const EDGE = 150;

/** The middle of words beside a press at `x`: over the board that was pressed if it is wide enough, else in the window. */
export function noticePlace(
  x: number,
  board: { readonly left: number; readonly right: number } | null,
  width: number,
): number {
  const [left, right] = board === null || board.right - board.left < 2 * EDGE ? [0, width] : [board.left, board.right];
  return Math.max(left + EDGE, Math.min(x, right - EDGE));
}
