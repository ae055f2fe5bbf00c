/** Chances from how far each seat has come. */

/**
 * The chance of each seat, from 0 to 1: a seat that is `scale` further than another is e times as likely to win. They add up to 1.
 */
export function sharesOf(measures: readonly number[], scale: number): readonly number[] {
  const most = Math.max(...measures);
  const weights = measures.map((measure) => powerOfE((measure - most) / scale));
  const total = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((each) => each / total);
}

/** The least exponent that is told from none. */
const LEAST = -30;

/** e to a power that is at most 0. */
function powerOfE(exponent: number): number {
  const half = Math.tanh(Math.max(LEAST, exponent) / 2);
  return (1 + half) / (1 - half);
}
