/** Enlisted soldiers and special figures, section 2.4 of the rules. */
import type { Rank } from './words';

export interface RankRow {
  readonly name: string;
  /** DW-PTS-1 */
  readonly points: number;
  /** Added to the score of their own weapons (DW-MOD-1, DW-SPEC-2). */
  readonly bonus: number;
  /** Survives a hit by rolling this or less (DW-DMG-3); null dies at once (DW-DMG-1). */
  readonly luck: number | null;
}

export const RANK_TABLE = {
  enlisted: { name: 'Enlisted', points: 2, bonus: 0, luck: null },
  nco: { name: 'NCO', points: 3, bonus: 1, luck: 7 },
  leader: { name: 'Leader', points: 4, bonus: 1, luck: 8 },
  hero: { name: 'Hero', points: 5, bonus: 1, luck: 9 },
} as const satisfies Record<Rank, RankRow>;
