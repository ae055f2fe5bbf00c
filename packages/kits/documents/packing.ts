/**
 * Documents as text that fits into a fragment: JSON, deflated, base64url. Limits keep a hostile link from costing much time or
 * memory.
 */

/** The longest encoded text that is read, in characters. */
export const MOST_PACKED = 40_000;
/** The most bytes that it may unpack to. */
export const MOST_UNPACKED = 400_000;

/** Thrown for a text that `pack` did not make. */
export class Unpackable extends Error {
  constructor(readonly fault: 'long' | 'letters' | 'cut' | 'senseless' | 'much') {
    super(fault);
  }
}

/** Encodes a value. */
export async function pack(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY));
}

/** Decodes a value; throws `Unpackable` for any other text. */
export async function unpack(text: string): Promise<unknown> {
  if (text.length > MOST_PACKED) throw new Unpackable('long');
  const bytes = fromBase64Url(text);
  if (bytes === null) throw new Unpackable('letters');
  let plain: Uint8Array;
  try {
    plain = await through(bytes, new DecompressionStream('deflate-raw'), MOST_UNPACKED);
  } catch (error) {
    if (error instanceof Unpackable) throw error;
    throw new Unpackable('cut');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    throw new Unpackable('senseless');
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // The reader below reports what is wrong with the input.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => {});
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Unpackable('much');
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
