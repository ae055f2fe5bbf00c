/** Somebody's connection to a room, and what the room knows of it. */
import type { Client } from '@colyseus/core';
import type { Person } from '../people/identity';
import type { Outbox } from './traffic/outbox';
import type { TokenBucket } from './traffic/token-bucket';

/**
 * The table a connection is shown: the match as it is, the one that spectators of a delayed match see, or neither: it has been
 * shown the other one before, and must join anew.
 */
export type Sight = 'live' | 'late' | 'none';

/** The room's data about a connection. */
export interface Guest {
  /** Its chair, null for a watcher; once the match has begun, the seat it plays. */
  place: number | null;
  /** The seat that is its own while somebody else plays it. */
  owns: number | null;
  /** Whether it plays its seat in the owner's stead. */
  standsIn: boolean;
  /** Hash of the token it stands in with, in hex; known still when it stands in no more. */
  substitute: string | null;
  sight: Sight;
  /** Whether another connection of the same person has taken its seat. */
  putOut: boolean;
  bucket: TokenBucket;
  /** The ration of its own while it watches, whatever other spectators send. */
  own: TokenBucket;
  /** Through which goes all that it is sent. */
  outbox: Outbox;
  /** The person at it; null for one who did not say, or is nobody. Never shown to anybody. */
  person: Person | null;
}

/** Whether somebody only watches: they neither have a seat nor had one, so their coming and going tells of no seat. */
export function isWatcher({ place, owns, sight, putOut }: Guest): boolean {
  return place === null && owns === null && sight !== 'none' && !putOut;
}

export type GuestClient = Client<{ userData: Guest }>;
