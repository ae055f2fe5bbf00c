/** How much of a leg or path lies inside areas. */
import { distance, type Point } from '../geometry';
import { apart, inPolygon, strictlyInPolygon } from '../polygon';
import { crossings } from '../sight';
import type { Part } from './passing';

/** Whether the edge of an area belongs to it. */
export type Edge = 'inside' | 'outside';

/** The parts of a leg that lie inside any of the areas, in order; parts that meet are one. Overlapping areas count once. */
export function partsInside(from: Point, to: Point, areas: readonly (readonly Point[])[], edge: Edge): Part[] {
  const near = areas.filter((outline) => !apart(from, to, outline));
  if (near.length === 0 || (from.x === to.x && from.y === to.y)) return [];
  const cuts = near.flatMap((outline) => crossings(from, to, outline)).sort((a, b) => a - b);
  const edges = near.flatMap((outline) => edgesOn(from, to, outline));
  for (const { enter, leave } of edges) cuts.push(enter, leave);
  cuts.sort((a, b) => a - b);
  const parts: { enter: number; leave: number }[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const [enter, leave] = [cuts[i - 1] as number, cuts[i] as number];
    if (enter === leave || !isInside(from, to, { enter, leave }, near, edge)) continue;
    const last = parts.at(-1);
    if (last?.leave === enter) last.leave = leave;
    else parts.push({ enter, leave });
  }
  return parts;
}

/** Whether a part of a leg that crosses no edge lies in an area. */
function isInside(from: Point, to: Point, { enter, leave }: Part, areas: readonly (readonly Point[])[], edge: Edge) {
  const share = (enter + leave) / 2;
  const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  return areas.some((outline) => {
    // The middle of a slanted leg is rounded and may lie off the edge, so edges are told by their ends.
    const isOnEdge = edgesOn(from, to, outline).some((part) => part.enter < share && share < part.leave);
    if (isOnEdge) return edge === 'inside';
    return edge === 'inside' ? inPolygon(middle, outline) : strictlyInPolygon(middle, outline);
  });
}

/** The parts of a leg that run along an edge of an area. */
function edgesOn(from: Point, to: Point, outline: readonly Point[]): Part[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const share = ({ x, y }: Point) => ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const isOn = ({ x, y }: Point) => (x - from.x) * dy === (y - from.y) * dx;
  return outline.flatMap((b, i) => {
    const a = outline.at(i - 1) as Point;
    if (!isOn(a) || !isOn(b)) return [];
    const [low, high] = [Math.min(share(a), share(b)), Math.max(share(a), share(b))];
    const part = { enter: Math.max(0, low), leave: Math.min(1, high) };
    return part.enter < part.leave ? [part] : [];
  });
}

/** The share of a leg that lies inside any of the areas. */
export function shareInside(from: Point, to: Point, areas: readonly (readonly Point[])[], edge: Edge): number {
  return partsInside(from, to, areas, edge).reduce((sum, { enter, leave }) => sum + (leave - enter), 0);
}

/**
 * The lengths of the stays of a path inside any of the areas, in order: a stay lasts from where the path enters to where it
 * leaves, corners included.
 */
export function staysInside(path: readonly Point[], areas: readonly (readonly Point[])[], edge: Edge): number[] {
  const stays: number[] = [];
  let isOpen = false;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1] as Point, path[i] as Point];
    const parts = partsInside(from, to, areas, edge);
    for (const { enter, leave } of parts) {
      const length = (leave - enter) * distance(from, to);
      if (isOpen && enter === 0) stays.push((stays.pop() as number) + length);
      else stays.push(length);
      isOpen = false;
    }
    isOpen = parts.at(-1)?.leave === 1;
  }
  return stays;
}

/** The length of a path inside any of the areas. */
export function lengthInside(path: readonly Point[], areas: readonly (readonly Point[])[], edge: Edge): number {
  return staysInside(path, areas, edge).reduce((sum, length) => sum + length, 0);
}
