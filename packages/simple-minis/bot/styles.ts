/** The styles of play. */
export interface Style {
  /** The weights of losses caused, losses feared, and nearness to goals. */
  readonly bite: number;
  readonly fear: number;
  readonly pull: number;
  /** Whether it knows who has moved and who attacks first, and minds the strength and the score of both sides. */
  readonly sharp: boolean;
}

const PLAIN = { bite: 1, sharp: false } as const;

/** The plain styles, from the boldest to the shyest. */
export const BOLD: Style = { ...PLAIN, fear: 0.15, pull: 1 };
export const EVEN: Style = { ...PLAIN, fear: 0.5, pull: 0.6 };
export const WARY: Style = { ...PLAIN, fear: 1, pull: 0.3 };
/**
 * An even style that knows who has moved, for the besieged: they would take every attacker to come on once more in this round, and
 * leave good places to shoot from.
 */
export const WATCHFUL: Style = { ...EVEN, sharp: true };
/** The style of the strong player; its weights did best against `EVEN` in matches of every scenario for two. */
export const SHARP: Style = { bite: 1, fear: 1.3, pull: 1.1, sharp: true };
/**
 * The style that hints begin with: about as good as `SHARP` against usual players, and it goes to meet the enemy, where two of `SHARP`
 * wait for each other.
 */
export const FORWARD: Style = { bite: 1, fear: 0.7, pull: 1.3, sharp: true };
