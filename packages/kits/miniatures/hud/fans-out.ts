/** A tap on a crowd asks first whom it means. */
import type { Pointing } from '../model';
import { patchTable } from './desk';

/** Plans in which a tap means a place, whoever stands there. */
const PLACED: readonly string[] = ['put', 'deploy', 'line', 'rescue', 'drop', 'face'];

/** Opens the fan if a tap is on a crowd, and means a figure. */
export function fansOut({ type, crowd = null }: Pointing, plan: string): boolean {
  if (type !== 'tap' || crowd === null || PLACED.includes(plan)) return false;
  patchTable({ fan: crowd });
  return true;
}
