/** Rolls of dice, each with its purpose. */
import { type Dice, poolByTotal } from '@dwo/kernel';

/** The purposes of rolls, which scripted dice are told (DW-R-101). */
export const ROLLS = [
  'to-hit',
  'luck',
  'survival',
  'ram',
  'stray',
  'draw',
  'ammunition',
  'flight',
  'drift',
  'order',
  'spot',
  'pole',
  'placement',
] as const;
/** One of the purposes. */
export type Roll = (typeof ROLLS)[number];

/**
 * Rolls two dice (DW-ATK-1). `cuts` are the totals up to which the result makes a difference; exact odds group results by
 * them.
 */
export function roll2d6(dice: Dice, why: Roll, cuts?: readonly number[]): readonly [number, number] {
  const [first, second] = poolByTotal(dice, 2, 6, why, cuts);
  return [first as number, second as number];
}
