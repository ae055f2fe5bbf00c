/** Encodes room states, in buffers that all rooms share. */
import { type Client, SchemaSerializer } from '@colyseus/core';
import type { Schema } from '@colyseus/schema';

/** In bytes; 3,000 figures fit. A larger state is encoded twice, and wrongly for clients with secrets. */
const ROOMY = 256 * 1024;

/**
 * The buffer for patches of any room; the bytes are copied before anything else is encoded. Colyseus itself would keep two
 * buffers per room.
 */
const patches = new Uint8Array(ROOMY);
const wholes = new Uint8Array(ROOMY);
/** The serializer whose state is in `wholes`. */
let latest: object | null = null;
/** The handshake for newcomers, by state class: it is the same in every room. */
const handshakes = new WeakMap<object, Uint8Array>();

/** The serializer of one room. */
export class ThriftySerializer<T extends Schema> extends SchemaSerializer<T> {
  protected override fullEncodeBuffer = wholes;

  override reset(state: T): void {
    super.reset(state);
    this.encoder.sharedBuffer = patches;
  }

  override getFullState(client?: Client): Uint8Array {
    if (latest !== this) this.needFullEncode = true;
    latest = this;
    return Uint8Array.from(super.getFullState(client));
  }

  override handshake(): Uint8Array {
    const kind = this.encoder.state.constructor;
    let known = handshakes.get(kind);
    if (known === undefined) {
      known = super.handshake();
      handshakes.set(kind, known);
    }
    return known;
  }
}
