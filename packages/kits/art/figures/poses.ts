/**
 * Poses of the plastic soldiers: limbs and weapons as thick strokes with round ends. A kind is a pose with the outline of its
 * weapon.
 */
import { ENLISTED } from './enlisted';
import { LEADERS } from './leaders';

export type { Limb, Pose } from './pose';

export const POSES = { ...ENLISTED, ...LEADERS };

/** Id of a soldier's drawing: a weapon for the enlisted, a rank for special figures, and three in special situations. */
export type SoldierArt = keyof typeof POSES;
