/** The parts of a match's record that can change before it begins. */
import type { Visibility } from '@dwo/shared';

/** The state of a lobby besides its chairs; all lists hold places. Not used after the match has begun. */
export interface Arrangement {
  /** Whether the creator still has something to do before the match begins. */
  readonly waits: boolean;
  /** The places whose people have not yet agreed to a change. */
  readonly unready: readonly number[];
  /** The free places that are closed to everybody. */
  readonly locked: readonly number[];
  /** The people whom the creator has removed. These are salted hashes of identities, which occur nowhere else. */
  readonly removed: readonly string[];
}

/** The arrangement of a new lobby. */
export const AS_MADE: Arrangement = { waits: false, unready: [], locked: [], removed: [] };

/** Everything about a match that can change before it begins, apart from its chairs; the same fields as in `MatchRecord`. */
export interface SetUp {
  readonly preset: string;
  readonly options: unknown;
  readonly terms: unknown;
  readonly visibility: Visibility;
  readonly delay: number;
  readonly rated: boolean;
  readonly closed: Uint8Array | null;
}
