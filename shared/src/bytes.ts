/** Writes numbers and strings in few bytes: seven bits per byte, low bits first; the top bit means that more bytes follow. */

const utf8 = new TextEncoder();
const fromUtf8 = new TextDecoder();

/** A growing buffer, which is reset and reused. */
export class Writer {
  private buffer = new Uint8Array(256);
  private length = 0;

  reset(): void {
    this.length = 0;
  }

  /** Writes a safe integer from 0; throws a RangeError for anything else. */
  uint(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a natural number`);
    this.reserve(8);
    let rest = value;
    while (rest > 127) {
      this.buffer[this.length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    this.buffer[this.length++] = rest;
  }

  /** Writes a safe integer of up to 52 bits, with its sign in the lowest bit. */
  int(value: number): void {
    if (!Number.isInteger(value)) throw new RangeError(`${value} is not a whole number`);
    this.uint(value < 0 ? -value * 2 - 1 : value * 2);
  }

  text(value: string): void {
    const bytes = utf8.encode(value);
    this.uint(bytes.length);
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** A copy of the bytes written since the latest reset. */
  bytes(): Uint8Array {
    return this.buffer.slice(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + more));
    grown.set(this.buffer);
    this.buffer = grown;
  }
}

/** Reads what a `Writer` wrote. Throws a RangeError if the bytes end too early or are invalid. */
export class Reader {
  private at = 0;
  private readonly buffer: Uint8Array;

  constructor(buffer: Uint8Array) {
    this.buffer = buffer;
  }

  get done(): boolean {
    return this.at >= this.buffer.length;
  }

  uint(): number {
    let value = 0;
    for (let factor = 1; factor <= Number.MAX_SAFE_INTEGER; factor *= 128) {
      const byte = this.buffer[this.at++];
      if (byte === undefined) throw new RangeError('The bytes end in the middle of a value');
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    throw new RangeError('A number of too many bytes');
  }

  int(): number {
    const value = this.uint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  /** Reads a number of entries; throws if it is larger than the number of bytes left. */
  count(): number {
    return this.atMost(this.uint());
  }

  /** Returns `count`; throws if it is larger than the number of bytes left. */
  atMost(count: number): number {
    if (count > this.buffer.length - this.at) throw new RangeError('More entries than bytes');
    return count;
  }

  text(): string {
    const length = this.count();
    const value = fromUtf8.decode(this.buffer.subarray(this.at, this.at + length));
    this.at += length;
    return value;
  }
}
