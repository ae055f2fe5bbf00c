/** A short hand for drawing tables: inches in, hundredths out. */
import { cosine, type Point, sine, TRIG_SCALE } from '@dwo/kernel';
import type { TerrainKind } from '../data/terrain';
import type { Terrain } from '../state';

type Corner = readonly [xInches: number, yInches: number];

/** A piece by its corners, in inches from the table's lower left. */
export function piece(id: string, kind: TerrainKind, corners: readonly Corner[]): Terrain {
  return { id, kind, outline: corners.map(([x, y]) => at(x, y)) };
}

/** A round thing with bumps: its middle, its half width and half height, and how far each corner lies out, in percent. */
export function blob(
  id: string,
  kind: TerrainKind,
  [x, y]: Corner,
  [halfWidth, halfHeight]: Corner,
  reach: readonly number[],
): Terrain {
  const outline = reach.map((percent, i) => {
    const angle = Math.round((360 * i) / reach.length) % 360;
    const part = percent / 100 / TRIG_SCALE;
    return at(x + halfWidth * cosine(angle) * part, y + halfHeight * sine(angle) * part);
  });
  return { id, kind, outline };
}

/** A box by its lower left and upper right corner. */
export function box(id: string, kind: TerrainKind, [left, low]: Corner, [right, high]: Corner): Terrain {
  return piece(id, kind, [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]);
}

function at(x: number, y: number): Point {
  return { x: Math.round(x * 100), y: Math.round(y * 100) };
}
