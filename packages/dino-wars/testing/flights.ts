/** Intents of flyers. Lengths are in inches. */
import type { Point3 } from '@dwo/kernel';
import type { Intent } from '../rules/intents';
import type { FigureId } from '../rules/state';
import { ci } from './table';

/** A place in the air. */
export type Corner = readonly [x: number, y: number, z: number];

/** Converts a place to ci. */
export function corner([x, y, z]: Corner): Point3 {
  return { x: ci(x), y: ci(y), z: ci(z) };
}

/** Returns a flight along these places. */
export function fly(figure: FigureId, ...path: Corner[]): Intent {
  return { type: 'fly', figure, path: path.map(corner), stopAt: null };
}

/** Returns a flight that ends in contact with a figure. */
export function swoop(figure: FigureId, stopAt: FigureId, ...path: Corner[]): Intent {
  return { type: 'fly', figure, path: path.map(corner), stopAt };
}
