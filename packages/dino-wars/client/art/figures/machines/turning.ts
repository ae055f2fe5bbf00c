/** Guns that turn: where they point on a drawing that is seen from the side. */
import type { Gun } from './machine';

/** Degrees between two drawings of a turned gun. */
export const GUN_STEP = 15;

/** How far the depth of the table shows in a side view: an inch away from the eye is this much up. */
const DEPTH = 0.5;

/** A gun as it is drawn when it points some way. */
export interface Aimed {
  readonly pivot: readonly [x: number, y: number];
  readonly muzzle: readonly [x: number, y: number];
  /** Rear end. */
  readonly breech: readonly [x: number, y: number];
  /** End of the receiver. */
  readonly collar: readonly [x: number, y: number];
  /** Points to the left in the drawing: its turret is mirrored. */
  readonly mirrored: boolean;
  /** Toward the eye: the barrel lies before its turret. */
  readonly near: boolean;
  /** Width of its turret against the one drawn. */
  readonly squeeze: number;
}

/** The nearest of the directions that are drawn, 0 to 345. */
export function gunStep(degrees: number): number {
  return ((((Math.round(degrees / GUN_STEP) * GUN_STEP) % 360) + 360) % 360) % 360;
}

/** Direction of a gun in a drawing that faces right, from facings on the table: mirrored with the figure if it looks left. */
export function gunInDrawing(gunFacing: number, mirrored: boolean): number {
  return gunStep(mirrored ? 180 - gunFacing : gunFacing);
}

/** The ends of a gun that points `degrees` counter-clockwise from the right of the drawing. */
export function aimed(gun: Gun, degrees: number): Aimed {
  const angle = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), -Math.sin(angle) * DEPTH];
  const [px, py] = gun.pivot;
  const at = (length: number): readonly [number, number] => [
    px + ux * length,
    py + uy * length - (gun.rise * length) / gun.length,
  ];
  return {
    pivot: gun.pivot,
    muzzle: at(gun.length),
    breech: at(-gun.back),
    collar: at(gun.receiver),
    mirrored: ux < -1e-9,
    near: uy > 0.1,
    squeeze: 0.82 + 0.18 * Math.abs(ux),
  };
}

/** The transform that stands a turret the way its gun points. */
export function turretTransform({ pivot: [x], mirrored, squeeze }: Aimed): string {
  const factor = Math.round((mirrored ? -squeeze : squeeze) * 1000) / 1000;
  return `translate(${Math.round(x * (1 - factor) * 100) / 100} 0) scale(${factor} 1)`;
}
