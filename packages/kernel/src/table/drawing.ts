/** A short hand for tables that are written down in inches from the lower left corner. */
import { cosine, sine, TRIG_SCALE } from '../angles';
import type { Point } from '../geometry';
import { sectionsOf } from './shapes';

/** A point in inches. */
export type Inches = readonly [x: number, y: number];

/** A piece of terrain as it is drawn. Its kind is the game's own word, and its outline may go into a state. */
export interface Drawn<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
  readonly outline: Point[];
}

/** A pen that draws in the game's unit. */
export function drawingPen(perInch: number) {
  const at = (x: number, y: number): Point => ({ x: Math.round(x * perInch), y: Math.round(y * perInch) });

  /** A piece by its corners. */
  function piece<K extends string>(id: string, kind: K, corners: readonly Inches[]): Drawn<K> {
    return { id, kind, outline: corners.map(([x, y]) => at(x, y)) };
  }

  /** A round thing with bumps: its middle, its half width and half height, and how far each corner lies out, in percent. */
  function blob<K extends string>(
    id: string,
    kind: K,
    [x, y]: Inches,
    [halfWidth, halfHeight]: Inches,
    reach: readonly number[],
  ): Drawn<K> {
    const outline = reach.map((percent, i) => {
      const angle = Math.round((360 * i) / reach.length) % 360;
      const part = percent / 100 / TRIG_SCALE;
      return at(x + halfWidth * cosine(angle) * part, y + halfHeight * sine(angle) * part);
    });
    return { id, kind, outline };
  }

  /** A box by its lower left and upper right corner. */
  function box<K extends string>(id: string, kind: K, [left, low]: Inches, [right, high]: Inches): Drawn<K> {
    return piece(id, kind, [
      [left, low],
      [right, low],
      [right, high],
      [left, high],
    ]);
  }

  /** A wall or fence from one point to another in sections of at most `most` inches: lines with the ids `id-1`, `id-2`, ... */
  function wall<K extends string>(id: string, kind: K, from: Inches, to: Inches, most: number): Drawn<K>[] {
    const ends = sectionsOf(at(...from), at(...to), most * perInch);
    return ends.map((outline, i) => ({ id: `${id}-${i + 1}`, kind, outline: [...outline] }));
  }

  return { at, piece, blob, box, wall };
}
