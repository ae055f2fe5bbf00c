/** The other server processes of the same public address, as far as this one needs to know of them. */
import type { MatchSummary, PlanAnswer } from '@dwo/shared';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import type { Share } from './pulse';

/** Counts what each address asks for; `seconds` after its first try its count begins anew. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'get'>;

/** Questions about matches that other processes have open. */
export interface Neighbours {
  /**
   * To be called before somebody is let into a match: forgets a room of it that no living process has. Rejects with a
   * Refusal if the neighbours can't be asked.
   */
  beforeJoin(matchId: string): Promise<void>;
  /** Whether a process that holds leases under this name has certainly ended or is cut off from all others. */
  isGone(owner: string): Promise<boolean>;
  /** The matches that are open elsewhere, at most so many of each process. */
  summaries(most: number): Promise<readonly MatchSummary[]>;
  /** The summary from the process that has a match open; null if no other has. */
  summary(matchId: string): Promise<MatchSummary | null>;
  /** The table of a match from the process that has it open; null if no other has. */
  plan(matchId: string): Promise<PlanAnswer | null>;
  /** A count of `what` that all processes share. */
  counter(what: string, points: number, seconds: number): Counter;
  /** The sockets and matches an address has open at the others, as of a moment ago. */
  elsewhere(address: string): Share;
  close(): Promise<void>;
}

/** A server that runs alone. */
export const NO_NEIGHBOURS: Neighbours = {
  beforeJoin: async () => {},
  isGone: async () => false,
  summaries: async () => [],
  summary: async () => null,
  plan: async () => null,
  counter: (keyPrefix, points, duration) => new RateLimiterMemory({ keyPrefix, points, duration }),
  elsewhere: () => ({ sockets: 0, matches: 0 }),
  close: async () => {},
};
