/** Obstacles that reach up into a flyer's path (DW-FLY-5, DW-R-12). */
import {
  type Disc,
  type Frozen,
  type Point,
  type Point3,
  prismBlocks,
  type SpatialGrid,
  sweptOverlap,
} from '@dwo/kernel';
import { firstAlong, groundsUnder, type Lane, meets, partOver, spanOver } from '@dwo/kernel/table';
import { figureIndexOf, hiddenOf, type Piece } from '../figure-index';
import { discOf, type Figure, figureOf, heightOf, isDinosaur, sure } from '../figures';
import { isAirborne, spanOf } from '../heights';
import type { Dinosaur, FigureId, State } from '../state';
import { tablesOf } from '../tables';

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
    const found = firstAlong(gridsAround(state, flyer), { from, to, radius }, inWay);
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
  return firstAlong(gridsAround(state, flyer), sweep, (other) => other !== id && standsIn(state, other, sweep));
}

/** A base on the ground that stands (`from` equals `to`) or moves along a leg. */
export interface Sweep extends Lane {
  /** The height of the figure in ci. */
  readonly tallCi: number;
}

/** Whether a figure is in the way of a base (DW-R-4). A figure in the air is in the way only if it is low enough (DW-R-12). */
export function standsIn(state: Frozen<State>, other: FigureId, { from, to, radius, tallCi }: Sweep): boolean {
  const figure = figureOf(state, other);
  if (figure === null) return false;
  const disc = discOf(state, figure);
  const { overlapCi } = tablesOf(state).parameters;
  if (!sweptOverlap(from, to, radius, disc, overlapCi)) return false;
  if (!isAirborne(figure)) return true;
  const span = spanOf(state, figure);
  const part = partOver(from, to, radius, overlappable(state, disc));
  if (part === null) return false;
  return groundsUnder(from, to, part, figureIndexOf(state).plateaus).some((low) =>
    meets(span, { low, high: low + tallCi }),
  );
}

/** Returns the first solid piece of terrain that a flight runs into, or null if it clears them all (DW-R-12, DW-R-38). */
export function crestOn(state: Frozen<State>, path: readonly Point3[]): Piece | null {
  const solid = figureIndexOf(state).screens.filter(({ sight }) => sight === 'solid');
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point3, path[at] as Point3];
    const hit = solid.find((piece) => prismBlocks(from, to, piece));
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

/** Returns the grids of all figures that a flyer may meet, dinosaurs before the army. */
function gridsAround(state: Frozen<State>, flyer: Frozen<Dinosaur>): SpatialGrid[] {
  return [...herdAround(state, flyer), figureIndexOf(state).army];
}

/** Returns a base without the margin that may overlap. */
function overlappable(state: Frozen<State>, { x, y, radius }: Disc): Disc {
  return { x, y, radius: radius - tablesOf(state).parameters.overlapCi };
}
