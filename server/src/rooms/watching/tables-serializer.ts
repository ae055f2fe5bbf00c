/** Sends everybody the state of the table they are shown: the match as it is, or the one that spectators of a delayed match see. */
import type { Client } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import type { GuestClient } from '../guest';
import { ThriftySerializer } from '../traffic/thrifty-serializer';

/** The serializer of one room. Each table has its own numbers for what is on it, so nobody is ever sent both. */
export class TablesSerializer<T extends Schema> extends ThriftySerializer<T> {
  private late: ThriftySerializer<T> | null = null;

  /** From now on the spectators of this room are sent another table than its players. */
  split(root: T): void {
    this.late = new ThriftySerializer();
    this.late.reset(root);
  }

  override getFullState(client?: Client): Uint8Array {
    if (this.late === null || sightOf(client) === 'live') return super.getFullState(client);
    return this.late.getFullState(client);
  }

  override applyPatches(clients: Client[], state: T): boolean {
    if (this.late === null) return super.applyPatches(clients, state);
    return super.applyPatches(
      clients.filter((client) => sightOf(client) === 'live'),
      state,
    );
  }

  /** Sends what changed on the spectators' table. */
  patchLate(clients: Client[], root: T): void {
    this.late?.applyPatches(
      clients.filter((client) => sightOf(client) === 'late'),
      root,
    );
  }
}

function sightOf(client: Client | undefined): string | undefined {
  return (client as GuestClient | undefined)?.userData?.sight;
}
