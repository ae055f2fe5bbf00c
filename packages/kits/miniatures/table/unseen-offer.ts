/** Targets that a figure may choose from, and that are out of sight. */

/** Of the targets on offer the nearest one, if none of them is in sight; null if one is, or without any. */
export function unseenOffer(
  offered: readonly string[],
  isSeen: (target: string) => boolean,
  awayCi: (target: string) => number,
): string | null {
  if (offered.some(isSeen)) return null;
  return offered.reduce<string | null>((a, b) => (a === null || awayCi(b) < awayCi(a) ? b : a), null);
}
