/** The services of one process for its rooms and routes. */
import type { Games } from '@dwo/shared';
import type { Logger } from 'pino';
import type { Neighbours } from './cluster/neighbours';
import type { Days } from './days/days';
import type { Handshakes } from './http/handshakes';
import type { Reporters } from './http/reporters';
import type { WebSettings } from './http/settings';
import type { Journal } from './journal/journal';
import type { Limits } from './limits';
import type { Matching } from './matching/matching';
import type { Meters } from './meters';
import type { NewMatches } from './new-matches';
import type { Pauses } from './pauses';
import type { People } from './people/people';
import type { Ratings } from './ratings/ratings';
import type { LiveMatch } from './rooms/live-match';
import type { Adoption } from './rooms/record/adoption';
import type { Retention } from './rooms/retention';
import type { Intake } from './rooms/traffic/intake';
import type { Sample } from './sample';
import type { Thinkers } from './thinking/thinkers';
import type { Tournaments } from './tournaments/tournaments';

/** Shared by all rooms and routes of one process. */
export interface Host {
  readonly journal: Journal;
  /** Everything that makes a match or gives it more to compute passes here, and is charged. */
  readonly newMatches: NewMatches;
  readonly games: Games;
  /** Adopts matches of older ruleset versions. */
  readonly adoption: Adoption;
  readonly log: Logger;
  /** Decides which of the warnings that strangers can cause are logged. */
  readonly noise: Sample;
  readonly limits: Limits;
  /** Proxies, other origins, tokens and limits. */
  readonly web: WebSettings;
  readonly meters: Meters;
  readonly handshakes: Handshakes;
  /** How long matches are kept. */
  readonly retention: Retention;
  /** Name and address of the operator; null if they gave none. */
  readonly contact: string | null;
  /** Identities of people, their data, and notices of their turns. */
  readonly people: People;
  /** The addresses that reports come from. */
  readonly reporters: Reporters;
  /** Readiness checks by name. Each rejects, with the reason, while nobody should be sent here. */
  readonly checks: Map<string, () => Promise<unknown>>;
  /** Whether the server is shutting down and lets nobody in. */
  draining: boolean;
  /** The calendar, epoch milliseconds; in a room the time of its match (`inMatchTime`). */
  readonly now: () => number;
  /** Milliseconds by a clock that nobody can set. */
  readonly steady: () => number;
  /** The times in which no server served. */
  readonly pauses: Pauses;
  /** Unpredictable bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Computes the decisions of computer players. */
  readonly thinkers: Thinkers;
  /** How long a computer player seems to think, in milliseconds. */
  readonly botDelayMs: number;
  /** How often a change in the number of spectators is sent at most, in milliseconds. */
  readonly gatherMs: number;
  /** How long a lost connection may come back without joining again. */
  readonly reconnectSeconds: number;
  /** Handles the frames of people in matches. */
  readonly intake: Intake;
  /** The open matches of this process, by id. */
  readonly live: Map<string, LiveMatch>;
  /** The battles of the day; null if this server has none. */
  readonly days: Days | null;
  readonly tournaments: Tournaments;
  readonly ratings: Ratings;
  /** Finds opponents for people who want to play now. */
  readonly matching: Matching;
  /** The other processes of the cluster. */
  readonly neighbours: Neighbours;
}
