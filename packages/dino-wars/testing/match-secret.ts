/** Returns the match secret of a seed. */
export function secretOf(seed: number): string {
  return (seed >>> 0).toString(16).padStart(64, '0');
}
