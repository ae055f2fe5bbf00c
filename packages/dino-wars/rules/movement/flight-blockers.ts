/** Obstacles that reach up into a flyer's path (DW-FLY-5, DW-R-12). */
import {
  crossings,
  type Disc,
  type Frozen,
  type Point,
  type Point3,
  prismBlocks,
  type SpatialGrid,
  sweptOverlap,
} from '@dwo/kernel';
import { figureIndexOf, hiddenOf, type Piece } from '../figure-index';
import { discOf, type Figure, figureOf, heightOf, isDinosaur, sure } from '../figures';
import { isAirborne, meets, type Span, spanOf } from '../heights';
import type { Dinosaur, FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { groundCi } from '../terrain';

/** Returns the first figure that fills the flyer's height while the flyer is over it, or null if the air is free. */
export function airBlocker(
  state: Frozen<State>,
  id: FigureId,
  flyer: Frozen<Dinosaur>,
  path: readonly Point3[],
): FigureId | null {
  const { radius } = discOf(state, flyer);
  const { flyerThicknessCi: thick, overlapCi } = tablesOf(state).parameters;
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point3, path[at] as Point3];
    const inWay = (other: FigureId) => {
      if (other === id) return false;
      const figure = sure(figureOf(state, other));
      const disc = discOf(state, figure);
      // Shares of a leg are too coarse for bases that only touch, so these are tested exactly.
      if (!sweptOverlap(from, to, radius, disc, overlapCi)) return false;
      const span = spanOver(from, to, radius, overlappable(state, disc));
      return span !== null && meets({ low: span.low, high: span.high + thick }, spanOf(state, figure));
    };
    const found = firstAlong(state, flyer, { from, to, radius }, inWay);
    if (found !== null) return found;
  }
  return null;
}

/** Returns the figure that a flyer would stand on, or under, where it lands. Height does not matter on the ground (DW-R-107). */
export function landingBlocker(
  state: Frozen<State>,
  id: FigureId,
  flyer: Frozen<Dinosaur>,
  end: Point,
): FigureId | null {
  const { radius } = discOf(state, flyer);
  const sweep = { from: end, to: end, radius, tallCi: heightOf(state, flyer) };
  return firstAlong(state, flyer, sweep, (other) => other !== id && standsIn(state, other, sweep));
}

/** A base on the ground that stands (`from` equals `to`) or moves along a leg. */
export interface Sweep {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
  /** The height of the figure in ci. */
  readonly tallCi: number;
}

/** True if a figure is in the way of a base (DW-R-4). A figure in the air is in the way only if it is low enough (DW-R-12). */
export function standsIn(state: Frozen<State>, other: FigureId, { from, to, radius, tallCi }: Sweep): boolean {
  const figure = figureOf(state, other);
  if (figure === null) return false;
  const disc = discOf(state, figure);
  const { overlapCi } = tablesOf(state).parameters;
  if (!sweptOverlap(from, to, radius, disc, overlapCi)) return false;
  if (!isAirborne(figure)) return true;
  const span = spanOf(state, figure);
  const levels = levelsUnder(state, from, to, partOver(from, to, radius, overlappable(state, disc)));
  return levels.some((low) => meets(span, { low, high: low + tallCi }));
}

/** Lists the heights of the ground under a part of a leg, up and down hills, in ci. */
function levelsUnder(state: Frozen<State>, from: Point, to: Point, part: Part | null): number[] {
  if (part === null) return [];
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const { plateaus } = figureIndexOf(state);
  const edges = plateaus.flatMap(({ outline }) => crossings(from, to, outline));
  const cuts = [...edges.filter((share) => share > part.enter && share < part.leave), part.leave].sort((a, b) => a - b);
  const middles = cuts.map((cut, i) => ((cuts[i - 1] ?? part.enter) + cut) / 2);
  // The edge of a hill belongs to the hill, so the end may be higher than everything before it.
  return [...middles, part.leave].map((share) => groundCi(state, at(share)));
}

/** Returns the first solid piece of terrain that a flight runs into, or null if it clears them all (DW-R-12, DW-R-38). */
export function crestOn(state: Frozen<State>, path: readonly Point3[]): Piece | null {
  const solid = figureIndexOf(state).screens.filter(({ sight }) => sight === 'solid');
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point3, path[at] as Point3];
    const hit = solid.find(({ outline, heightCi }) => prismBlocks(from, to, { outline, top: heightCi }));
    if (hit !== undefined) return hit;
  }
  return null;
}

/** Returns the dinosaurs that may stand in a mover's way. Only other dinosaurs know of hidden ones (DW-R-94). */
export function herdAround(state: Frozen<State>, mover: Frozen<Figure>): SpatialGrid[] {
  const hidden = isDinosaur(mover) ? hiddenOf(state) : null;
  const { dinosaurs } = figureIndexOf(state);
  return hidden === null ? [dinosaurs] : [dinosaurs, hidden];
}

/** Returns the first figure by id near a leg, dinosaurs before the army. */
function firstAlong(
  state: Frozen<State>,
  flyer: Frozen<Dinosaur>,
  { from, to, radius }: Omit<Sweep, 'tallCi'>,
  inWay: (id: FigureId) => boolean,
): FigureId | null {
  for (const grid of [...herdAround(state, flyer), figureIndexOf(state).army]) {
    if (grid.someAlong(from, to, radius, inWay)) return grid.along(from, to, radius).find(inWay) ?? null;
  }
  return null;
}

/** Returns a base without the margin that may overlap. */
function overlappable(state: Frozen<State>, { x, y, radius }: Disc): Disc {
  return { x, y, radius: radius - tablesOf(state).parameters.overlapCi };
}

/** Returns the lowest and highest height of a flyer's base while it is over an obstacle, or null if it never is. */
function spanOver(from: Point3, to: Point3, radius: number, obstacle: Disc): Span | null {
  const part = partOver(from, to, radius, obstacle);
  if (part === null) return null;
  const rise = to.z - from.z;
  const [first, last] = [from.z + rise * part.enter, from.z + rise * part.leave];
  return { low: Math.min(first, last), high: Math.max(first, last) };
}

/** A part of a leg, in shares of 1. */
interface Part {
  readonly enter: number;
  readonly leave: number;
}

/** Returns the part of a leg on which a base is over an obstacle, or null if there is none. */
function partOver(from: Point, to: Point, radius: number, obstacle: Disc): Part | null {
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
