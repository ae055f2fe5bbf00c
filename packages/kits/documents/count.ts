/** A count that a person sets: a whole number from 0 to `most`; what is no number is 0. */
export function asCount(value: unknown, most: number): number {
  const number = typeof value === 'number' ? value : Number.NaN;
  return Number.isFinite(number) ? Math.min(most, Math.max(0, Math.trunc(number))) : 0;
}
