/** A connection to a room, and what the room knows about it. */
import type { Client } from '@colyseus/core';
import type { Arrival } from '@dwo/shared';
import type { Person } from '../people/identity';
import type { Outbox } from './traffic/outbox';
import type { TokenBucket } from './traffic/token-bucket';

/**
 * The table that a connection sees: the match as it is (live), or as spectators of a delayed match see it (late). A
 * connection that would have to change between the two gets nothing (none) and must join again.
 */
export type Sight = 'live' | 'late' | 'none';

/** A room's data about one connection. */
export interface Guest {
  /** The chair of this connection; once the match has begun, the seat it plays. Null for a spectator. */
  place: number | null;
  /** The seat that belongs to this connection while somebody else plays it. */
  owns: number | null;
  /** Whether it plays as a substitute. */
  standsIn: boolean;
  /** SHA-256 of the token with which the connection plays as a substitute, in hex; kept when it no longer does. */
  substitute: string | null;
  sight: Sight;
  /**
   * Whether it took its chair by the token alone from a connection that was still there. The token may have leaked, so this
   * connection plays, and can neither give the chair away nor make it its own.
   */
  doubtful?: boolean;
  /** Whether another connection of the same person has taken over its seat. */
  putOut: boolean;
  bucket: TokenBucket;
  /** Its own rate limit while it watches, apart from that of other spectators. */
  own: TokenBucket;
  /** How far its page said it is on its way to the table; null if it said nothing. */
  arrival: Arrival | null;
  /** Everything sent to the connection goes through this. */
  outbox: Outbox;
  /** The person of this connection; null without an identity. Never sent to anybody. */
  person: Person | null;
}

/**
 * Whether the connection only watches: it neither has a seat nor had one, so its coming and going says nothing about a seat.
 */
export function isWatcher({ place, owns, sight, putOut }: Guest): boolean {
  return place === null && owns === null && sight !== 'none' && !putOut;
}

/** The IP address of a connection; empty if it is not known. */
export function addressOf({ auth }: Pick<GuestClient, 'auth'>): string {
  return (auth as { readonly address?: string } | undefined)?.address ?? '';
}

/** A client of a room, with the room's data about it. */
export type GuestClient = Client<{ userData: Guest }>;
