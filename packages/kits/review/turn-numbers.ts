/** The numbers of turns below a curve. */

/** The width of a digit, and the room beside a number, in units of the curve. */
const DIGIT = 7;
const AIR = 5;

/** The turns whose numbers stand beside each other without touching. `x` ascends, from 0 to `width`. */
export function numbered(
  turns: readonly { readonly turn: number; readonly x: number }[],
  width: number,
): ReadonlySet<number> {
  const shown = new Set<number>();
  let end = Number.NEGATIVE_INFINITY;
  for (const { turn, x } of turns) {
    const needs = DIGIT * String(turn).length;
    if (x < end + AIR || x + needs > width) continue;
    shown.add(turn);
    end = x + needs;
  }
  return shown;
}
