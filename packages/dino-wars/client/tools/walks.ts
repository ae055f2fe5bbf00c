/** Ways of every kind, asked of the register. */
import type { FigureId } from '@dwo/dino-wars';
import type { Point, Point3 } from '@dwo/kernel';
import { WAYS } from '../actions';
import type { Walk, Walker } from '../actions/way';

/** The way along these corners; a flight has its heights in them. */
export function walkAlong(walker: Walker, corners: readonly (Point | Point3)[], stopAt: FigureId | null): Walk {
  return WAYS[walker.mode].along(walker, corners, stopAt);
}

/**
 * The movement a walker may still spend, a dinosaur more if it comes into contact (DW-R-90): in the air a flyer's whole
 * rate, of a load its carriers'.
 */
export function leftOf(walker: Walker, contact = false): number {
  return WAYS[walker.mode].leftCi(walker, contact);
}
