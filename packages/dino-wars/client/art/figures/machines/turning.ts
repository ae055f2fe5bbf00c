/** Guns that turn: their foreshortened place in a drawing that is seen from the side. */
import type { Gun } from './machine';

/** Degrees between two drawings of a turned gun. */
const GUN_STEP = 15;

/** The share of the table's depth that shows in a side view: an inch away from the viewer is drawn this far up. */
const DEPTH = 0.5;

/** The places of a gun in a drawing for one direction. */
export interface Aimed {
  readonly pivot: readonly [x: number, y: number];
  readonly muzzle: readonly [x: number, y: number];
  /** Rear end. */
  readonly breech: readonly [x: number, y: number];
  /** End of the receiver. */
  readonly collar: readonly [x: number, y: number];
  /** Whether it points left in the drawing, so that its turret is mirrored. */
  readonly mirrored: boolean;
  /** Whether it points toward the viewer, so that the barrel is in front of its turret. */
  readonly near: boolean;
  /** Width of its turret as a share of the drawn one. */
  readonly squeeze: number;
}

/** The nearest of the directions that are drawn, from 0 to 345. */
export function gunStep(degrees: number): number {
  return ((((Math.round(degrees / GUN_STEP) * GUN_STEP) % 360) + 360) % 360) % 360;
}

/**
 * The direction of a gun in a drawing that faces right, from facings on the table; mirrored together with the figure if it
 * looks left.
 */
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

/** The transform of a turret whose gun points in this direction. */
export function turretTransform({ pivot: [x], mirrored, squeeze }: Aimed): string {
  const factor = Math.round((mirrored ? -squeeze : squeeze) * 1000) / 1000;
  return `translate(${Math.round(x * (1 - factor) * 100) / 100} 0) scale(${factor} 1)`;
}
