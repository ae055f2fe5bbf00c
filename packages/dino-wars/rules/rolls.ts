/** Rolling dice for a reason. */
import { type Dice, poolByTotal } from '@dwo/kernel';

/** The purposes of rolls, as dice are told (DW-R-101). */
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
export type Roll = (typeof ROLLS)[number];

/** One roll of two dice (DW-ATK-1). `cuts`: the totals up to which it makes a difference, for those who work out odds. */
export function roll2d6(dice: Dice, why: Roll, cuts?: readonly number[]): readonly [number, number] {
  const [first, second] = poolByTotal(dice, 2, 6, why, cuts);
  return [first as number, second as number];
}
