/** The parts of the server and of a room that the chat of a match uses. */
import type { Logger } from 'pino';
import type { Reporters } from '../http/reporters';
import type { Journal } from '../journal/journal';
import type { Meters } from '../meters';
import type { GuestClient } from './guest';

/** The parts of the server that chat uses. */
interface ChatHost {
  readonly journal: Pick<Journal, 'talk' | 'saveTalk' | 'saveReport'>;
  readonly log: Logger;
  readonly reporters: Reporters;
  readonly meters: Meters;
  readonly now: () => number;
  readonly steady: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The person who plays a chair. */
interface Sitting {
  /** The seat that they own; null for a substitute. */
  readonly owns: number | null;
  /** Their id as `personOf` gives it; null for a person without an identity who is not connected. */
  readonly known: string | null;
}

/** The parts of a room that chat uses. */
export interface ChatRoom {
  readonly host: ChatHost;
  readonly clients: Iterable<GuestClient>;
  readonly match: { readonly key: number; readonly id: string };
  /** The sides of the chairs, by place, once the match has begun; empty before. */
  sides(): readonly string[];
  /** The names of everybody who owns or plays a chair, as far as this connection may know. */
  names(client: GuestClient): readonly string[];
  /** The name shown at a chair, as far as this connection may know. */
  nameAt(place: number, client: GuestClient): string;
  /** The person who plays a chair, as far as this connection may know; null for a computer player and for a free chair. */
  sitterAt(place: number, client: GuestClient): Sitting | null;
  /** The seat that belongs to the person of this connection, once the match has begun; null for everybody else. */
  ownSeat(client: GuestClient): number | null;
  /** The id of a connection's person, the same for all their connections. */
  personOf(client: GuestClient): string;
  /** Other ids under which this person may have been known on another connection. */
  knownBy(client: GuestClient): readonly string[];
  /** Whether the connection plays as a substitute. */
  standsIn(client: GuestClient): boolean;
  /**
   * Runs `work` when spectators may see what players wrote at time `at`. Returns false, and does not run it, if they may
   * already.
   */
  whenOld(at: number, work: () => void): boolean;
}
