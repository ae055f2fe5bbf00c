/** The parts of a match's record that count, or can change, before it begins. */
import type { Visibility } from '@dwo/shared';

/** The state of a lobby besides its people; chairs by place. Of no account once the match has begun. */
export interface Arrangement {
  /** Whether the creator still has something to do before the match begins. */
  readonly waits: boolean;
  /** The chairs whose people have yet to agree to what was changed. */
  readonly unready: readonly number[];
  /** The free chairs from which everybody is kept. */
  readonly locked: readonly number[];
  /** The people whose chair the creator has taken away, by hashes of their identities that nobody is known by anywhere else. */
  readonly removed: readonly string[];
}

/** The arrangement of a lobby in which nothing was changed. */
export const AS_MADE: Arrangement = { waits: false, unready: [], locked: [], removed: [] };

/** All that can change about a match before it begins, apart from its people; as in its record. */
export interface SetUp {
  readonly preset: string;
  readonly options: unknown;
  readonly terms: unknown;
  readonly visibility: Visibility;
  readonly delay: number;
  readonly closed: Uint8Array | null;
}
