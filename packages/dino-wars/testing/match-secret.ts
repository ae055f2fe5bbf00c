/** A match secret that belongs to a seed. */
export function secretOf(seed: number): string {
  return (seed >>> 0).toString(16).padStart(64, '0');
}
