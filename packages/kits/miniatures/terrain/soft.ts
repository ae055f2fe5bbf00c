/**
 * Outlines of what grew, as it is drawn: the rules' corners become bends. The drawn edge stays within half an inch of the one
 * that counts, and what ends at the table's edge stays as it is.
 */
import type { Point } from '@dwo/kernel';
import { REFERENCE_SCALE } from '../camera';
import type { Box } from '../shapes';

/** So far may a drawn edge lie from the rules' one: half an inch, in pixels at the reference zoom. */
export const MOST_DRIFT = 50 * REFERENCE_SCALE;

/** A bend takes no more than this share of each side it joins. */
const MOST_SHARE = 0.49;

/** Points of a bend. */
const STEPS = 9;

/** The outline with its corners turned into bends, as wide as can be. `table` is the table's box. */
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
  // The middle of the bend lies half as far from the corner as the middle between its ends.
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

/** The way from one point to another: one pixel of it, and how long it is. */
function between(a: Point, b: Point): Point & { readonly long: number } {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return long === 0 ? { x: 0, y: 0, long } : { x: (b.x - a.x) / long, y: (b.y - a.y) / long, long };
}

/** Closer than this, in pixels, is at it. */
const AT = 0.5;

function isAtEdge({ x, y }: Point, { left, top, right, bottom }: Box): boolean {
  return x <= left + AT || x >= right - AT || y <= top + AT || y >= bottom - AT;
}

/** Whether a side lies along the table's edge, or beyond it. */
export function isAlongEdge(a: Point, b: Point, { left, top, right, bottom }: Box): boolean {
  return (
    Math.max(a.x, b.x) <= left + AT ||
    Math.min(a.x, b.x) >= right - AT ||
    Math.max(a.y, b.y) <= top + AT ||
    Math.min(a.y, b.y) >= bottom - AT
  );
}
