/** Terrain and places (VS-R-3, VS-R-6 to VS-R-9). */
import { type Disc, inRectangle, type Point } from '@dwo/kernel';
import { crossesShape, distanceToShape, overlaps, overlapsShape, sweepsShape } from '@dwo/kernel/table';
import { discOf, onTable } from './bodies';
import { LEAST_CROSSING, OVERLAP, TABLE } from './data/limits';
import { TERRAIN } from './data/terrain';
import { type No, refuse } from './refusal';
import type { Fig, Now, Piece } from './state';

/** How paths and lines cross polygons: the edge belongs to them (VS-R-3, VS-R-9, VS-R-24). */
export const CROSSING = { least: LEAST_CROSSING, edge: 'inside' } as const;

/** The barriers that stand (VS-INV-14). */
export function barriersOf({ features }: Now): Piece[] {
  return features.filter(({ kind, standing }) => standing && TERRAIN[kind].barrier);
}

/** The section with this id that can be attacked; null if there is none (VS-TER-1, VS-R-39). */
export function sectionOf({ features }: Now, id: string): Piece | null {
  return features.find((piece) => piece.id === id && piece.standing && TERRAIN[piece.kind].destructible) ?? null;
}

/** The gap between a base and a feature: 0 where they meet (VS-R-3). */
export function gapTo(disc: Disc, piece: Piece): number {
  return Math.max(0, distanceToShape(disc, disc, piece) - disc.radius);
}

/** Whether a base touches rough terrain anywhere on a path, its start included (VS-MOV-7, VS-R-8). */
export function isRough({ features }: Now, path: readonly Point[], radius: number, aquatic: boolean): boolean {
  return features.some(
    (piece) =>
      TERRAIN[piece.kind].rough && !(aquatic && piece.kind === 'water') && sweepsShape(path, radius, piece, OVERLAP),
  );
}

/** The first standing barrier that a path of a centre crosses; null if there is none (VS-MOV-8, VS-R-9). */
export function barrierAcross(state: Now, path: readonly Point[]): Piece | null {
  return barriersOf(state).find((piece) => crossesShape(path, piece, CROSSING)) ?? null;
}

/** The standing barrier that a base overlaps; null if there is none (VS-R-9). */
export function barrierUnder(state: Now, disc: Disc): Piece | null {
  return barriersOf(state).find((piece) => overlapsShape(disc, piece, OVERLAP)) ?? null;
}

/** Why a base can't rest at a place; null if it can. `ignored` are figures that don't count (VS-R-6, VS-R-9). */
export function refusePlace(state: Now, disc: Disc, ignored: readonly number[]): No | null {
  const at = { x: disc.x, y: disc.y };
  if (!inRectangle(disc, disc.radius, TABLE.width, TABLE.height)) return refuse('VS-R-6', 'BAD_PLACE', at);
  const barrier = barrierUnder(state, disc);
  if (barrier !== null) return refuse('VS-R-9', 'BAD_PLACE', { ...at, section: barrier.id });
  const other = onTable(state).find(
    (figure) =>
      figure.riding === null && !ignored.includes(figure.id) && overlaps(disc, discOf(state, figure), OVERLAP),
  );
  return other === undefined ? null : refuse('VS-R-6', 'BAD_PLACE', { ...at, figure: other.id });
}

/** The indexes of a figure and whoever rides with it. */
export function unitOf(figure: Fig): number[] {
  return [figure.id, ...(figure.rider === null ? [] : [figure.rider])];
}
