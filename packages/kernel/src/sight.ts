/**
 * Lines of sight in space, against upright cylinders and prisms that stand on the ground. A line that only touches one is not
 * blocked.
 */
import type { Point } from './geometry';
import { apart, strictlyInPolygon } from './polygon';

/** A point in space; `z` is the height above the ground. */
export interface Point3 extends Point {
  readonly z: number;
}

/** A figure that blocks sight, from the ground up to `top`. */
export interface Cylinder extends Point {
  readonly radius: number;
  readonly top: number;
}

/** Terrain that blocks sight: a simple polygon, from the ground up to `top`. */
export interface Prism {
  readonly outline: readonly Point[];
  readonly top: number;
}

/** Whether the straight line from `eye` to `target` passes through the interior of the cylinder. */
export function cylinderBlocks(eye: Point3, target: Point3, cylinder: Cylinder): boolean {
  if (Math.min(eye.z, target.z) >= cylinder.top) return false;
  const dx = target.x - eye.x;
  const dy = target.y - eye.y;
  const fx = cylinder.x - eye.x;
  const fy = cylinder.y - eye.y;
  const length2 = dx * dx + dy * dy;
  const radius2 = cylinder.radius * cylinder.radius;
  if (length2 === 0) return fx * fx + fy * fy < radius2;
  const along = (fx * dx + fy * dy) / length2;
  const cross = fx * dy - fy * dx;
  const half = Math.sqrt(Math.max(0, (radius2 - (cross * cross) / length2) / length2));
  return passesBelow(eye, target, Math.max(0, along - half), Math.min(1, along + half), cylinder.top);
}

/** Whether the part of the line between two fractions of its length is longer than 0 and dips below `top`. */
function passesBelow(eye: Point3, target: Point3, from: number, to: number, top: number): boolean {
  if (from >= to) return false;
  const rise = target.z - eye.z;
  return Math.min(eye.z + rise * from, eye.z + rise * to) < top;
}

/** A part of the line shorter than this fraction is a rounding error. */
const SLIVER = 1e-9;

/** Whether the straight line from `eye` to `target` passes through the interior of the prism. */
export function prismBlocks(eye: Point3, target: Point3, prism: Prism): boolean {
  if (Math.min(eye.z, target.z) >= prism.top || apart(eye, target, prism.outline)) return false;
  const cuts = crossings(eye, target, prism.outline);
  return cuts.slice(1).some((to, i) => {
    const from = cuts[i] as number;
    if (to - from <= SLIVER) return false;
    const share = (from + to) / 2;
    const middle = { x: eye.x + (target.x - eye.x) * share, y: eye.y + (target.y - eye.y) * share };
    return passesBelow(eye, target, from, to, prism.top) && strictlyInPolygon(middle, prism.outline);
  });
}

/** The fractions of the line at which it meets the outline, sorted, with 0 and 1 at the ends. */
export function crossings(eye: Point, target: Point, outline: readonly Point[]): number[] {
  const dx = target.x - eye.x;
  const dy = target.y - eye.y;
  const cuts = [0, 1];
  let a = outline[outline.length - 1] as Point;
  for (const b of outline) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    // An edge parallel to the line gives NaN or infinity, which the test below skips.
    const across = dx * ey - dy * ex;
    const share = ((a.x - eye.x) * ey - (a.y - eye.y) * ex) / across;
    const onEdge = ((a.x - eye.x) * dy - (a.y - eye.y) * dx) / across;
    if (share > 0 && share < 1 && onEdge >= -SLIVER && onEdge <= 1 + SLIVER) cuts.push(share);
    a = b;
  }
  return cuts.sort((p, q) => p - q);
}
