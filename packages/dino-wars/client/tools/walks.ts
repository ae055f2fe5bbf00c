/** Paths of every kind, by the register of ways. */
import type { FigureId } from '@dwo/dino-wars';
import type { Point, Point3 } from '@dwo/kernel';
import { WAYS } from '../actions';
import type { Walk, Walker } from '../actions/way';

/** The path along these corners; those of a flight have heights. */
export function walkAlong(walker: Walker, corners: readonly (Point | Point3)[], stopAt: FigureId | null): Walk {
  return WAYS[walker.mode].along(walker, corners, stopAt);
}

/**
 * The movement that a figure has left, in ci; with `contact`, a dinosaur has more (DW-R-90). In the air a flyer has its whole
 * rate; a load has its carriers'.
 */
export function leftOf(walker: Walker, contact = false): number {
  return WAYS[walker.mode].leftCi(walker, contact);
}
