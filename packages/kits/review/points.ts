/** Differences of chances in words. */

/** A difference in points of the chance to win, with its sign. */
export function points(share: number): string {
  const rounded = Math.round(100 * share);
  return rounded === 0 ? '±0' : rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}
