/** Paths of figures (VS-MOV, VS-R-5, VS-R-8 to VS-R-10). */
import { type Disc, inRectangle, type Point } from '@dwo/kernel';
import { isFacing, walkedPath } from '@dwo/kernel/table';
import { discOf } from './bodies';
import { CLASS_DATA, MOST_WAYPOINTS, TABLE } from './data/limits';
import type { EdgeName, FigureClass } from './data/words';
import { barrierAcross, isRough } from './ground';
import { type No, refuse } from './refusal';
import type { Fig, Now } from './state';

/** A path as it would be moved. */
export interface Measured {
  /** Its start, every corner and its end. */
  readonly path: readonly Point[];
  readonly cost: number;
  readonly limit: number;
  readonly rough: boolean;
}

/** The limit of a move: the Half Move Unit if any of the path is rough (VS-MOV-7, VS-MOV-10, VS-R-8). */
export function limitOf(kind: FigureClass, rough: boolean): number {
  return rough ? CLASS_DATA[kind].half : CLASS_DATA[kind].move;
}

/**
 * The length, limit and ground of a figure's path, which may bend and leads through other figures (VS-MOV-2, VS-MOV-3). A rider
 * starts at its mount's centre.
 */
export function measure(state: Now, figure: Fig, corners: readonly Point[]): Measured {
  const { path, cost } = walkedPath(discOf(state, figure), corners);
  const rough = isRough(state, path, CLASS_DATA[figure.class].radius, figure.aquatic);
  return { path, cost, rough, limit: limitOf(figure.class, rough) };
}

/** Why a path is none or leads off the surface; null if it is one (VS-R-5). */
function refuseForm(corners: readonly Point[]): No | null {
  if (corners.length > MOST_WAYPOINTS) return refuse('VS-R-5', 'BAD_PATH', { corners: corners.length });
  const outside = corners.find(
    (at) =>
      !Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y) || !inRectangle(at, 0, TABLE.width, TABLE.height),
  );
  return outside === undefined ? null : refuse('VS-R-5', 'BAD_PATH', { x: outside.x, y: outside.y });
}

/** Why a figure can't go along a path, wherever it ends; null if it can (VS-MOV-1, VS-MOV-8, VS-R-8, VS-R-9). */
export function refusePath(state: Now, figure: Fig, corners: readonly Point[]): No | null {
  const no = refuseForm(corners);
  if (no !== null) return no;
  const { path, cost, limit, rough } = measure(state, figure, corners);
  if (path.length === 1) return null;
  const barrier = barrierAcross(state, path);
  if (barrier !== null) return refuse('VS-R-9', 'BLOCKED', { section: barrier.id });
  if (cost <= limit) return null;
  return refuse(rough ? 'VS-MOV-7' : 'VS-MOV-10', 'TOO_FAR', { cost, limit });
}

/** Why this is no facing; null if it is one, or if the facing stays (VS-R-4). */
export function refuseFacing(facing: Point | null): No | null {
  if (facing === null || isFacing(facing)) return null;
  return refuse('VS-R-4', 'BAD_FACING', { x: facing.x, y: facing.y });
}

/** The end of a path. */
export function endOf(from: Point, corners: readonly Point[]): Point {
  return corners.at(-1) ?? { x: from.x, y: from.y };
}

/** The base of a figure at another place. */
export function discAt(figure: Fig, { x, y }: Point): Disc {
  return { x, y, radius: CLASS_DATA[figure.class].radius };
}

/** The edge line on which a point lies, in a corner the first of south, east, north and west; null if none (VS-R-10). */
export function edgeAt({ x, y }: Point): EdgeName | null {
  if (y === 0) return 'south';
  if (x === TABLE.width) return 'east';
  if (y === TABLE.height) return 'north';
  return x === 0 ? 'west' : null;
}
