/** The heights that figures fill above the table (DW-R-12, DW-R-38). */
import type { Frozen, Point } from '@dwo/kernel';
import type { Span } from '@dwo/kernel/table';
import { type Figure, heightOf, isDinosaur } from './figures';
import type { Dinosaur, State } from './state';
import { tablesOf } from './tables';
import { groundCi } from './terrain';

/** True for a flyer in the air, which touches nothing and which nothing touches (DW-FLY-4). */
export function isAirborne(figure: Frozen<Figure>): figure is Frozen<Dinosaur> {
  return isDinosaur(figure) && figure.z > 0;
}

/**
 * Returns the heights that a figure fills, in ci above the table: 1" from its altitude in the air (DW-R-12), else its own height above the ground
 * under `at`.
 */
export function spanOf(state: Frozen<State>, figure: Frozen<Figure>, at: Point = figure): Span {
  if (isAirborne(figure)) return { low: figure.z, high: figure.z + tablesOf(state).parameters.flyerThicknessCi };
  const low = groundCi(state, at);
  return { low, high: low + heightOf(state, figure) };
}
