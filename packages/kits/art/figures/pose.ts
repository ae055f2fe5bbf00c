/** The parts of a pose: limbs and weapon as thick strokes with round ends. */

/** Points as `x,y x,y ...`, and the thickness of the stroke. */
export type Limb = readonly [points: string, width: number];

/** One soldier, facing right, standing on y = 57. */
export interface Pose {
  /** Middle and half width of the plastic foot. */
  readonly foot: readonly [x: number, halfWidth: number];
  /** Painted in order, each group with a thin ink line round it. */
  readonly groups: readonly (readonly Limb[])[];
  /** Middle of the head, and the number of groups that are painted before it. */
  readonly head: readonly [x: number, y: number, after: number];
  readonly hat: 'helmet' | 'cap' | 'bandana' | 'brim';
  /** The weapon, painted last and darker. */
  readonly weapon: readonly Limb[];
  /** The near hand on the weapon. */
  readonly hand?: readonly Limb[];
  /** The point at which shots leave. */
  readonly muzzle: readonly [x: number, y: number];
  /** The point where the lines of an open parachute meet. */
  readonly canopy?: readonly [x: number, y: number];
}
