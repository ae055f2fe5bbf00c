/** A growing list of short byte strings in one buffer: as arrays of their own, each would take two hundred bytes more. */

const FIRST_BYTES = 512;
/** The buffer grows by a quarter, because a server holds thousands of matches and most of them never fill theirs. */
const GROWTH = 1.25;

/** The parcels, in the order in which they were added. */
export class Parcels {
  private buffer = new Uint8Array(0);
  private readonly ends: number[] = [];

  get length(): number {
    return this.ends.length;
  }

  /** Adds a copy of these bytes. */
  push(bytes: Uint8Array): void {
    const from = this.ends.at(-1) ?? 0;
    const end = from + bytes.length;
    if (end > this.buffer.length) {
      const grown = new Uint8Array(Math.max(FIRST_BYTES, end, Math.ceil(this.buffer.length * GROWTH)));
      grown.set(this.buffer.subarray(0, from));
      this.buffer = grown;
    }
    this.buffer.set(bytes, from);
    this.ends.push(end);
  }

  /** A copy of a parcel, from 0; undefined if there is none. */
  at(index: number): Uint8Array | undefined {
    const end = this.ends[index];
    return end === undefined ? undefined : this.buffer.slice(this.ends[index - 1] ?? 0, end);
  }
}
