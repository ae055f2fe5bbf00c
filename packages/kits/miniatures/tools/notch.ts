/** The notch on a base, by which a figure is turned. */
import { distance, withinArc } from '@dwo/kernel';
import type { Place, Pointing } from '../model';

/** The area in which a press grabs the notch: from the base outward, and to each side. */
const NOTCH_CI = { from: 15, to: 140 } as const;
const NOTCH_HALF_ANGLE = 18;

/** Whether a press grabs the notch of this figure. `facing` is in whole degrees. */
export function isOnNotch(id: string, base: Place & { readonly facing: number }, { at, figure }: Pointing): boolean {
  if (figure !== null && figure !== id) return false;
  const out = distance(at, base) - base.radiusCi;
  return out > NOTCH_CI.from && out < NOTCH_CI.to && withinArc(base, base.facing, NOTCH_HALF_ANGLE, at);
}
