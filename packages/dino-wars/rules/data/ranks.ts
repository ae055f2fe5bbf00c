/** Enlisted soldiers and special figures, section 2.4 of the rules. */
import type { Rank } from './words';

/** A rank of soldiers in the table of section 2.4. */
export interface RankRow {
  readonly name: string;
  /** The price (DW-PTS-1). */
  readonly points: number;
  /** The bonus to the score of their own weapons (DW-MOD-1, DW-SPEC-2). */
  readonly bonus: number;
  /** The highest luck roll that survives a hit (DW-DMG-3); null for soldiers who die at once (DW-DMG-1). */
  readonly luck: number | null;
}

/** The table of ranks. */
export const RANK_TABLE = {
  enlisted: { name: 'Enlisted', points: 2, bonus: 0, luck: null },
  nco: { name: 'NCO', points: 3, bonus: 1, luck: 7 },
  leader: { name: 'Leader', points: 4, bonus: 1, luck: 8 },
  hero: { name: 'Hero', points: 5, bonus: 1, luck: 9 },
} as const satisfies Record<Rank, RankRow>;
