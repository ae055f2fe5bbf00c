/**
 * The drawn outline of natural terrain: corners become bends. The drawn edge stays within half an inch of the edge that the
 * rules use, and sides along the table's edge stay as they are.
 */
import type { Point } from '@dwo/kernel';
import { REFERENCE_SCALE } from '../camera';
import type { Box } from '../shapes';

/** The px at the reference zoom that a drawn edge may be away from the edge that the rules use: half an inch. */
export const MOST_DRIFT = 50 * REFERENCE_SCALE;

/** A bend takes at most this share of each side that it joins. */
const MOST_SHARE = 0.49;

/** The number of points of a bend. */
const STEPS = 9;

/** The outline with its corners turned into bends, as wide as allowed. `table` is the table's box. */
export function softened(outline: readonly Point[], table: Box): readonly Point[] {
  if (outline.length < 3) return outline;
  return outline.flatMap((corner, i) => {
    if (isAtEdge(corner, table)) return [corner];
    const before = outline.at(i - 1) ?? corner;
    const after = outline[(i + 1) % outline.length] ?? corner;
    return bend(before, corner, after);
  });
}

function bend(before: Point, corner: Point, after: Point): readonly Point[] {
  const [into, outOf] = [between(before, corner), between(corner, after)];
  const turn = Math.atan2(outOf.y, outOf.x) - Math.atan2(into.y, into.x);
  const sharp = Math.abs(Math.sin(turn / 2));
  const most = MOST_SHARE * Math.min(into.long, outOf.long);
  // The middle of the bend is half as far from the corner as the middle between its ends.
  const cut = Math.min(most, (2 * MOST_DRIFT) / Math.max(0.01, sharp));
  const from = { x: corner.x - into.x * cut, y: corner.y - into.y * cut };
  const to = { x: corner.x + outOf.x * cut, y: corner.y + outOf.y * cut };
  return Array.from({ length: STEPS }, (_, k) => {
    const t = k / (STEPS - 1);
    const mixed = (of: (p: Point) => number) =>
      (1 - t) ** 2 * of(from) + 2 * t * (1 - t) * of(corner) + t ** 2 * of(to);
    return { x: mixed(({ x }) => x), y: mixed(({ y }) => y) };
  });
}

/** The unit vector from one point to another, and the distance. */
function between(a: Point, b: Point): Point & { readonly long: number } {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return long === 0 ? { x: 0, y: 0, long } : { x: (b.x - a.x) / long, y: (b.y - a.y) / long, long };
}

/** Points closer than this, in px, count as equal. */
const AT = 0.5;

function isAtEdge({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  return x <= left + AT || x >= right - AT || y <= top + AT || y >= bottom - AT;
}

/** Whether a side lies along the table's edge or beyond it. */
export function isAlongEdge(a: Point, b: Point, { left, top, right, bottom }: Box): boolean {
  return (
    Math.max(a.x, b.x) <= left + AT ||
    Math.min(a.x, b.x) >= right - AT ||
    Math.max(a.y, b.y) <= top + AT ||
    Math.min(a.y, b.y) >= bottom - AT
  );
}
