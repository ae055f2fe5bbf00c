/** The part of a match's record that counts before it begins. */
import type { ChairRecord, MatchRecord } from './journal';

/** The state of a lobby besides its people; chairs by place. Of no account once the match has begun. */
export interface Arrangement {
  /** Whether the creator still has something to do before the match begins. */
  readonly waits: boolean;
  /** The chairs whose people have yet to agree to what was changed. */
  readonly unready: readonly number[];
  /** The free chairs from which everybody is kept. */
  readonly locked: readonly number[];
}

/** The arrangement of a lobby in which nothing was changed. */
export const AS_MADE: Arrangement = { waits: false, unready: [], locked: [] };

/** A lobby to be saved. */
export interface LobbyRecord {
  readonly chairs: readonly ChairRecord[];
  readonly arrangement: Arrangement;
  /** Null: the match stays as it was set up. */
  readonly setUp: SetUp | null;
}

/** All that can change about a match before it begins, apart from its people. */
export type SetUp = Pick<MatchRecord, 'preset' | 'options' | 'terms' | 'visibility' | 'closed'>;
