/** The table as drawings of marks see it. */
import type { Point } from '@dwo/kernel';
import type { Look } from '../look';
import type { Box } from '../shapes';
import type { TokenView } from '../token-view';

/** The parts of the table that the drawings of marks need. */
export interface Ground {
  readonly look: Look;
  readonly view: (id: string) => TokenView | undefined;
  /** The boxes of all living figures; labels avoid them if they can. */
  readonly figures: () => readonly Box[];
  /** The table's surface in px: zones are cut off at its edge. */
  readonly sheet: Box;
  /** Pixels from the table's upper left. */
  readonly px: (at: Point) => Point;
}
