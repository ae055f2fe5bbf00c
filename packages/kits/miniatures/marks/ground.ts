/** The ground that marks are drawn on. */
import type { Point } from '@dwo/kernel';
import type { Look } from '../look';
import type { Box } from '../shapes';
import type { TokenView } from '../token-view';

/** The parts of the table that the drawings of marks need. */
export interface Ground {
  readonly look: Look;
  readonly view: (id: string) => TokenView | undefined;
  /** Boxes of all figures alive: labels keep off them where they can. */
  readonly figures: () => readonly Box[];
  /** The table's surface in pixels: zones end at its edge. */
  readonly sheet: Box;
  /** Pixels from the table's upper left. */
  readonly px: (at: Point) => Point;
}
