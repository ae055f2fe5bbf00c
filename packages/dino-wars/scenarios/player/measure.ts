/** Converts the inches of a scenario to the ci of its table. */
import { type Point, type Point3, wholeDegrees as turned } from '@dwo/kernel';
import type { Inches, Inches3 } from './format';

/** The point of the table that is the scenario's [0, 0], in ci. */
export type Origin = Point;

/** Returns the nearest ci. Halves round away from 0, so that a symmetrical layout stays symmetrical. */
export function toCi(inches: number): number {
  return Math.sign(inches) * Math.round(Math.abs(inches) * 100) + 0;
}

/** Converts a position of the scenario to a point of the table. */
export function toPoint([x, y]: Inches | Inches3, origin: Origin): Point {
  return { x: toCi(x) + origin.x, y: toCi(y) + origin.y };
}

/** Converts a position of the scenario with its height. */
export function toPoint3(spot: Inches3, origin: Origin): Point3 {
  return { ...toPoint(spot, origin), z: toCi(spot[2] ?? 0) };
}

/** Returns a direction as a whole degree from 0 to 359. */
export function wholeDegrees(degrees: number): number {
  return turned(Math.round(degrees));
}
