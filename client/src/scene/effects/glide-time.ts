import type { Point } from '@dwo/kernel';
import { lengthOf } from '../shapes';

/** Table speed of a toy, in Ci a second: 24". */
const SPEED = 2400;

/** How long a way takes. */
export function glideMs(path: readonly Point[]): number {
  return Math.max(120, (lengthOf(path) / SPEED) * 1000);
}
