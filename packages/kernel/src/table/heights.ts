/** Heights above the table: of the ground, and those that something fills. */
import type { Disc, Point } from '../geometry';
import { inPolygon } from '../polygon';
import { crossings, type Point3 } from '../sight';
import { type Part, partOver } from './passing';

/** From the lowest point of something to the highest. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Whether two spans have some heights in common; touching is not enough. */
export function meets(a: Span, b: Span): boolean {
  return a.low < b.high && b.low < a.high;
}

/** An area on whose top figures stand; its edge belongs to it. */
export interface Plateau {
  readonly outline: readonly Point[];
  readonly top: number;
}

/** The height of the ground at a place: that of the highest plateau here, or 0. */
export function groundAt(at: Point, plateaus: readonly Plateau[]): number {
  let height = 0;
  for (const { outline, top } of plateaus) if (top > height && inPolygon(at, outline)) height = top;
  return height;
}

/** The heights of the ground under a part of a leg, up and down plateaus. */
export function groundsUnder(from: Point, to: Point, part: Part, plateaus: readonly Plateau[]): number[] {
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const edges = plateaus.flatMap(({ outline }) => crossings(from, to, outline));
  const cuts = [...edges.filter((share) => share > part.enter && share < part.leave), part.leave].sort((a, b) => a - b);
  const middles = cuts.map((cut, i) => ((cuts[i - 1] ?? part.enter) + cut) / 2);
  // The edge of a plateau belongs to it, so the end may be higher than everything before it.
  return [...middles, part.leave].map((share) => groundAt(at(share), plateaus));
}

/** The lowest and highest height of a base that rises or falls along a leg while it is over an obstacle; null if it never is. */
export function spanOver(from: Point3, to: Point3, radius: number, obstacle: Disc): Span | null {
  const part = partOver(from, to, radius, obstacle);
  if (part === null) return null;
  const rise = to.z - from.z;
  const [first, last] = [from.z + rise * part.enter, from.z + rise * part.leave];
  return { low: Math.min(first, last), high: Math.max(first, last) };
}
