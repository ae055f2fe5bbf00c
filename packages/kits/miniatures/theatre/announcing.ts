/** Which steps are announced across the table. */

/** The step that was announced last, and whether it was announced to the player as theirs. */
export interface Announced {
  readonly step: string;
  readonly mine: boolean;
}

/**
 * The announcement after this one: of a step that begins, and once more in it when it becomes the player's for the first
 * time. In a step in which the players take turns there is no other.
 */
export function announcedNow(last: Announced | null, { step, mine }: Announced): Announced {
  if (last === null || last.step !== step) return { step, mine };
  return mine && !last.mine ? { step, mine } : last;
}
