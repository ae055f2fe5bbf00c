import { wholeDegrees } from '../angles';
import type { Point } from '../geometry';

/** One of the eight symmetries of the square. */
export interface Square {
  readonly mirrored: boolean;
  readonly quarters: number;
  point(p: Point): Point;
}

/** All eight: four turns, and four turns of the mirror image. */
export const everySquare: readonly Square[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((quarters) => ({
    mirrored,
    quarters,
    point(p: Point): Point {
      let [x, y] = [p.x, mirrored ? -p.y : p.y];
      for (let i = 0; i < quarters; i++) [x, y] = [-y, x];
      return { x, y };
    },
  })),
);

/** A direction after this symmetry was applied to the table. */
export function turned({ mirrored, quarters }: Square, degrees: number): number {
  return wholeDegrees((mirrored ? -degrees : degrees) + 90 * quarters);
}
