/** The pose that effects set on a figure while they play. */
import type { Point } from '@dwo/kernel';

/** Size of a dead figure's marker as a share of the lying figure. */
export const MARKER_SIZE = 0.68;

/** The pose that an effect has set on a figure; null or neutral in every field that no effect has set. */
export interface Pose {
  at: Point | null;
  facing: number | null;
  /** Height above the table, in ci. */
  z: number | null;
  alive: boolean | null;
  life: number | null;
  /** Degrees that it leans, clockwise on screen. */
  lean: number;
  /** Px off the ground, at the reference zoom. */
  hop: number;
  /** Height as a factor of its own. */
  squash: number;
  /** Opacity, from 0 to 1. */
  alpha: number;
  /** Size of a dead figure: 1 when it has just died, `MARKER_SIZE` at last. */
  fallen: number | null;
}

/** The pose without any effect. */
export const NEUTRAL: Pose = {
  at: null,
  facing: null,
  z: null,
  alive: null,
  life: null,
  lean: 0,
  hop: 0,
  squash: 1,
  alpha: 1,
  fallen: null,
};
