/** One text for one value: the same on every machine, whatever order the keys came in. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys and no spaces. Throws on anything but plain data: whole numbers, strings, booleans, null. */
export function canonicalJson(value: unknown): string {
  const flaw = findFlaw(value);
  if (flaw !== null) throw new TypeError(`Not plain data: ${flaw}`);
  return write(value);
}

function write(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  const record = value as Record<string, unknown>;
  const members = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${write(record[key])}`);
  return `{${members.join(',')}}`;
}

/** 128 bits that tell one state from another: the first half of the SHA-256 of its canonical JSON, 32 hex digits. */
export function stateHash(state: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(state)))).slice(0, 32);
}

/**
 * What keeps a value from being plain data, with the way to it; null if nothing does. Plain are records, arrays, safe
 * integers (but not -0), strings, booleans and null; not undefined, fractions, dates, maps, gaps in arrays or functions.
 */
export function findFlaw(value: unknown, at = 'value'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? null
      : `${at} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${at} is of type ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const flaw = findFlaw(value[i], `${at}[${i}]`);
      if (flaw !== null) return flaw;
    }
    return null;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${at} is not a plain record`;
  for (const [key, inner] of Object.entries(value)) {
    const flaw = findFlaw(inner, `${at}.${key}`);
    if (flaw !== null) return flaw;
  }
  return null;
}
