/** The pose that effects give a figure while they play. */
import type { Point } from '@dwo/kernel';

/** Size of a dead figure's marker against the lying figure. */
export const MARKER_SIZE = 0.68;

/** How an effect holds a figure for the time being; all null or neutral when none does. */
export interface Pose {
  at: Point | null;
  facing: number | null;
  /** Height above the table. */
  z: number | null;
  alive: boolean | null;
  life: number | null;
  /** Degrees it leans, clockwise on screen. */
  lean: number;
  /** Pixels off the ground at the reference zoom. */
  hop: number;
  /** Height against its own. */
  squash: number;
  /** How much of it is seen. */
  alpha: number;
  /** Size of a dead figure: 1 freshly fallen, `MARKER_SIZE` for good. */
  fallen: number | null;
}

/** Nothing holds it. */
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
