/**
 * The numbers behind the dice of a match, as a second, much faster implementation for tests that need millions: HMAC-SHA256
 * of short texts under one key, with the first block of both hashes precomputed.
 */

/** The first primes. SHA-256 (FIPS 180-4) takes its constants from their square and cube roots. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of the fractional part of a root. */
function fraction(prime: number, root: 2 | 3): number {
  const power = BigInt(root);
  const wanted = BigInt(prime) << (32n * power);
  let low = 0n;
  let high = 1n << 40n;
  while (low < high) {
    const middle = (low + high + 1n) >> 1n;
    if (middle ** power <= wanted) low = middle;
    else high = middle - 1n;
  }
  return Number(low & 0xffffffffn) | 0;
}

const START = Int32Array.from(primes(8), (prime) => fraction(prime, 2));
const ROUNDS = Int32Array.from(primes(64), (prime) => fraction(prime, 3));
const words = new Int32Array(64);

/** Compresses one block, in the first 16 of `words`, into a state; `to` may be the state itself. */
function compress(state: Int32Array, to: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15] as number;
    const y = words[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[i] = (s1 + (words[i - 7] as number) + s0 + (words[i - 16] as number)) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (words[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  to[0] = ((state[0] as number) + a) | 0;
  to[1] = ((state[1] as number) + b) | 0;
  to[2] = ((state[2] as number) + c) | 0;
  to[3] = ((state[3] as number) + d) | 0;
  to[4] = ((state[4] as number) + e) | 0;
  to[5] = ((state[5] as number) + f) | 0;
  to[6] = ((state[6] as number) + g) | 0;
  to[7] = ((state[7] as number) + h) | 0;
}

function padded(key: Uint8Array, pad: number): Int32Array {
  for (let i = 0; i < 16; i++) {
    let word = 0;
    for (let j = 0; j < 4; j++) word = (word << 8) | ((key[4 * i + j] ?? 0) ^ pad);
    words[i] = word;
  }
  const state = new Int32Array(8);
  compress(START, state);
  return state;
}

/** The first four bytes of HMAC-SHA256(key, 'step.roll.attempt') as a big-endian number, for keys of up to 64 bytes. */
export function quickValues(key: Uint8Array): (step: number, roll: number, attempt?: number) => number {
  const [inner, outer] = [padded(key, 0x36), padded(key, 0x5c)];
  const digest = new Int32Array(8);
  return (step, roll, attempt = 0) => {
    const text = `${step}.${roll}.${attempt}`;
    words.fill(0, 0, 16);
    for (let i = 0; i < text.length; i++) {
      words[i >> 2] = (words[i >> 2] as number) | (text.charCodeAt(i) << (24 - 8 * (i & 3)));
    }
    words[text.length >> 2] = (words[text.length >> 2] as number) | (0x80 << (24 - 8 * (text.length & 3)));
    words[15] = (64 + text.length) * 8;
    compress(inner, digest);
    words.fill(0, 0, 16);
    words.set(digest);
    words[8] = 0x80000000 | 0;
    words[15] = 96 * 8;
    compress(outer, digest);
    return (digest[0] as number) >>> 0;
  };
}
