/** The entry `step` places after `at`, cyclic; the first if `at` is not among them; null without entries. */
export function cycle<T>(entries: readonly T[], at: T | null, step: number): T | null {
  if (entries.length === 0) return null;
  const place = at === null ? -1 : entries.indexOf(at);
  if (place < 0) return entries[step > 0 ? 0 : entries.length - 1] ?? null;
  return entries[(place + step + entries.length) % entries.length] ?? null;
}
