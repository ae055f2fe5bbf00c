/** Wishes of flyers. Lengths in inches. */
import type { Point3 } from '@dwo/kernel';
import type { Intent } from '../rules/intents';
import type { FigureId } from '../rules/state';
import { ci } from './table';

/** A place in the air. */
export type Corner = readonly [x: number, y: number, z: number];

/** In hundredths of an inch. */
export function corner([x, y, z]: Corner): Point3 {
  return { x: ci(x), y: ci(y), z: ci(z) };
}

/** A flight along these places. */
export function fly(figure: FigureId, ...path: Corner[]): Intent {
  return { type: 'fly', figure, path: path.map(corner), stopAt: null };
}

/** A flight that ends at the edge of somebody. */
export function swoop(figure: FigureId, stopAt: FigureId, ...path: Corner[]): Intent {
  return { type: 'fly', figure, path: path.map(corner), stopAt };
}
