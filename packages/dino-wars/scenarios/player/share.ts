/** Exact chances as an answer prints them. */
import { addFractions, chance, type Fraction, frac } from '@dwo/kernel';
import type { Json } from './print';

/** A chance as a fraction in lowest terms, and as a number. */
export interface Share extends Fraction {
  readonly [key: string]: Json;
  /** The chance rounded to six decimal places. */
  readonly chance: number;
}

/** Returns a fraction with its decimal number. */
export function shareOf(fraction: Fraction): Share {
  return { n: fraction.n, d: fraction.d, chance: Math.round(chance(fraction) * 1e6) / 1e6 };
}

/** Returns the sum of the chances of ends that exclude each other. */
export function together(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(addFractions, frac(0, 1));
}

/** Whether a value is a chance. */
export function isShare(value: Json): value is Share {
  return typeof value === 'object' && value !== null && 'chance' in value && 'n' in value && 'd' in value;
}

/**
 * Whether an expected chance is this one. A fraction such as "21/36" must be equal; a number may differ by 0.0005.
 */
export function isSameShare(expected: unknown, { n, d, chance }: Share): boolean {
  if (typeof expected === 'number') return Math.abs(expected - chance) <= 0.0005;
  const [, up, down] = /^(\d+)\s*\/\s*(\d+)$/.exec(String(expected)) ?? [];
  if (up === undefined || down === undefined) return false;
  return BigInt(up) * BigInt(d) === BigInt(down) * BigInt(n) && Number(down) > 0;
}
