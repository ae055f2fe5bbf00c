/** The other server processes of the same cluster, as this one sees them. */
import type { MatchSummary, PlanAnswer } from '@dwo/shared';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { OfferBoard } from '../matching/board';
import type { Listed } from '../matching/fair-list';
import type { Meeting, Met } from '../rooms/seats/meeting';
import type { Share } from './pulse';

/** Counts what each IP address asks for. A count starts again `seconds` after its first try. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'get'>;

/** Questions to the other processes about their open matches. */
export interface Neighbours {
  /**
   * Must be called before somebody joins a match: unlists rooms of it whose process has ended. Rejects with a Refusal if the
   * neighbours can't be asked.
   */
  beforeJoin(matchId: string): Promise<void>;
  /** Whether the process with this name has certainly ended, or is cut off from all others. */
  isGone(owner: string): Promise<boolean>;
  /** The open matches of the other processes, at most `most` of each. */
  summaries(most: number): Promise<readonly Listed[]>;
  /** The summary from the process that has the match open; null if no other has. */
  summary(matchId: string): Promise<MatchSummary | null>;
  /** The plan from the process that has the match open; null if no other has. */
  plan(matchId: string): Promise<PlanAnswer | null>;
  /** Sits down in a match that another process has open; null if none has. */
  seat(matchId: string, wish: Meeting): Promise<Met | null>;
  /** Frees the seat of a person in a lobby that another process has open. */
  withdraw(matchId: string, players: readonly string[]): Promise<void>;
  /** The list of waiting games that all processes share; null without other processes. */
  readonly board: OfferBoard | null;
  /** A counter of `what` that all processes share: `points` in `seconds` per address. */
  counter(what: string, points: number, seconds: number): Counter;
  /** The sockets and matches that an address has open at the other processes, as they last reported. */
  elsewhere(address: string): Share;
  close(): Promise<void>;
}

/** A server without neighbours. */
export const NO_NEIGHBOURS: Neighbours = {
  beforeJoin: async () => {},
  isGone: async () => false,
  summaries: async () => [],
  summary: async () => null,
  plan: async () => null,
  seat: async () => null,
  withdraw: async () => {},
  board: null,
  counter: (keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }),
  elsewhere: () => ({ sockets: 0, matches: 0 }),
  close: async () => {},
};
