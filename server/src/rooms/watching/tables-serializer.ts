/** Sends each client the table it may see: the live match, or that of the spectators of a delayed match. */
import type { Client } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';
import type { GuestClient } from '../guest';
import { ThriftySerializer } from '../traffic/thrifty-serializer';

/**
 * The serializer of one room. The two tables number their objects independently, so no client may ever get patches of both.
 */
export class TablesSerializer<T extends Schema> extends ThriftySerializer<T> {
  private late: ThriftySerializer<T> | null = null;

  /** From now on spectators get `root` instead of the live state. */
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

  /** Sends the changes of the spectators' table. */
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
