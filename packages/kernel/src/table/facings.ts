/**
 * Facings as integer vectors, and arcs around them by exact products: no angle is ever rounded. A vector has no length that
 * matters; components and coordinates up to ten million keep every product exact.
 */
import { bearing } from '../angles';
import type { Point } from '../geometry';

/** The direction in which a figure looks: a vector of integers that is not zero. */
export type Facing = Point;

/** Whether this is a facing: two whole numbers within the bound, not both zero. */
export function isFacing({ x, y }: Point, most = 10_000_000): boolean {
  const fits = (value: number) => Number.isSafeInteger(value) && Math.abs(value) <= most;
  return fits(x) && fits(y) && (x !== 0 || y !== 0);
}

/** The facing from one point to another, in lowest terms; null if they coincide. */
export function facingTo(from: Point, to: Point): Facing | null {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (x === 0 && y === 0) return null;
  const common = commonDivisor(Math.abs(x), Math.abs(y));
  return { x: x / common, y: y / common };
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** How far a point lies ahead of a figure and to its left, in units of the length of its facing; behind is negative. */
export function aheadOf(from: Point, facing: Facing, to: Point): { readonly ahead: number; readonly left: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return { ahead: facing.x * dx + facing.y * dy, left: facing.x * dy - facing.y * dx };
}

/** Whether a point lies in the front half of a figure; the dividing line, the figure's own place included, is in front. */
export function inFront(from: Point, facing: Facing, to: Point): boolean {
  return aheadOf(from, facing, to).ahead >= 0;
}

/**
 * Whether a point lies at most this far to either side of the facing; the limit counts as inside, the figure's own place
 * does not. `slope` is the tangent of the half angle as a fraction: 1/1 is a quarter circle.
 */
export function inFrontArc(from: Point, facing: Facing, to: Point, slope = { side: 1, ahead: 1 }): boolean {
  const { ahead, left } = aheadOf(from, facing, to);
  return ahead > 0 && Math.abs(left) * slope.ahead <= ahead * slope.side;
}

/** The nearest whole degree to a facing, for drawing. */
export function degreesOf(facing: Facing): number {
  return bearing({ x: 0, y: 0 }, facing) ?? 0;
}
