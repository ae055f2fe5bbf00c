/** A base that moves along a leg: where it is over another one. */
import type { Disc, Point } from '../geometry';

/** A part of a leg, in shares of 1. */
export interface Part {
  readonly enter: number;
  readonly leave: number;
}

/** The part of a leg on which a base overlaps an obstacle; null if there is none. */
export function partOver(from: Point, to: Point, radius: number, obstacle: Disc): Part | null {
  const reach = radius + obstacle.radius;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const fx = obstacle.x - from.x;
  const fy = obstacle.y - from.y;
  const length2 = dx * dx + dy * dy;
  if (length2 === 0) return fx * fx + fy * fy < reach * reach ? { enter: 0, leave: 1 } : null;
  const along = (fx * dx + fy * dy) / length2;
  const cross = fx * dy - fy * dx;
  const half2 = (reach * reach - (cross * cross) / length2) / length2;
  if (half2 <= 0) return null;
  const half = Math.sqrt(half2);
  const enter = Math.max(0, along - half);
  const leave = Math.min(1, along + half);
  return enter < leave ? { enter, leave } : null;
}
