/** The entries of a tournament, from which everything else about it follows. Times are epoch milliseconds. */
import type { ScoredHow, TournamentPace } from '@dwo/shared';

/** The choices of the person who opened a tournament. */
export interface Settings {
  readonly title: string;
  readonly game: string;
  readonly preset: string;
  readonly pace: TournamentPace;
  readonly visibility: 'open' | 'unlisted';
  /** When it begins by itself. */
  readonly startsAt: number;
  /** The battle of the first round. */
  readonly options: unknown;
}

/** Two members and their matches: the first member has the first seat in the first match, and the second in the second. */
export interface Pair {
  readonly members: readonly [number, number];
  /** The ids of the matches. */
  readonly matches: readonly [string, string];
}

/** A round as it was paired. */
export interface Paired {
  readonly type: 'paired';
  /** The battle; null for that of the settings. */
  readonly options: unknown;
  readonly deadline: number;
  readonly pairs: readonly Pair[];
  /** The member without an opponent; null if everybody has one. */
  readonly bye: number | null;
}

/** A match that was scored. Points and shares are in the order of the pair. */
export interface Scored {
  readonly type: 'scored';
  readonly match: string;
  readonly points: readonly [number, number];
  readonly how: ScoredHow;
  /** The share of the points of the board that each kept and took, from 0 to 1; null for a game without points. */
  readonly board: readonly [number, number] | null;
}

/** A member who joins: a person by their identity, which is empty once it was erased, or a computer player. */
export interface Joined {
  readonly type: 'joined';
  /** Null for a computer player. */
  readonly player: string | null;
  readonly name: string;
  /** The strength of a computer player; null for the usual one, and for a person. */
  readonly strength: string | null;
}

/** The deeds of which a tournament consists. */
export type Deed =
  | { readonly type: 'opened'; readonly settings: Settings; readonly creator: string; readonly name: string }
  | Joined
  /** Before the beginning the member is gone; afterwards they lose what they have not played. */
  | { readonly type: 'left'; readonly member: number }
  | Paired
  | Scored
  | { readonly type: 'called-off'; readonly why: 'creator' | 'few' }
  | { readonly type: 'finished' };

/** One entry. `n` counts from 1. */
export interface TournamentEntry {
  readonly n: number;
  readonly at: number;
  readonly deed: Deed;
}

/** Whether nothing follows after a deed. */
export function isLast({ type }: Deed): boolean {
  return type === 'called-off' || type === 'finished';
}
