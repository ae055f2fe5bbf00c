import type { Frozen, Point } from '@dwo/kernel';
import { entersArea, groundAt } from '@dwo/kernel/table';
import { TERRAIN, type TerrainKind } from './data/terrain';
import { figureIndexOf, type Piece } from './figure-index';
import { type Figure, isDinosaur, isVehicle } from './figures';
import type { State } from './state';
import { tablesOf } from './tables';

/**
 * Returns the height of the ground under a base centre in ci; on a hill figures stand on its top (DW-R-38). It matters for
 * sight and range only (DW-R-107).
 */
export function groundCi(state: Frozen<State>, at: Point): number {
  return groundAt(at, figureIndexOf(state).plateaus);
}

/** Returns the first piece of terrain on a path that this figure may not enter, or null (DW-R-10). */
export function barrierOn(state: Frozen<State>, figure: Frozen<Figure>, way: readonly Point[]): Piece | null {
  const { barriers, rough } = figureIndexOf(state);
  const barred = (piece: Piece) => bars(state, piece, figure) && entersArea(way, piece.outline);
  return (isVehicle(figure) ? rough : barriers).find(barred) ?? null;
}

/** Deep water is open to a swimmer (DW-SWIM-2), and a building to all but vehicles. */
function bars(state: Frozen<State>, { kind, passable, water }: Piece, figure: Frozen<Figure>): boolean {
  if (passable) return isVehicle(figure) && kind === 'building';
  return !(water && isDinosaur(figure) && tablesOf(state).dinosaurs[figure.kind].swimmer);
}

/** How a figure meets the ground: on foot, on wheels, swimming, or not at all. */
export type Gait = 'foot' | 'wheels' | 'swimmer' | 'airborne';

/** Whether terrain of a kind is closed to figures of a gait (DW-R-10, DW-SWIM-2). */
export function isClosed(kind: TerrainKind, gait: Gait): boolean {
  if (gait === 'airborne') return false;
  const { passable, water } = TERRAIN[kind];
  return passable ? gait === 'wheels' && kind === 'building' : !(water && gait === 'swimmer');
}

/** Returns the terrain here that this figure may not stand on, or null. */
export function barrierAt(state: Frozen<State>, figure: Frozen<Figure>, at: Point): Piece | null {
  return barrierOn(state, figure, [at, at]);
}
