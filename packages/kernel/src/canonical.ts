/** Canonical JSON: equal values give equal text on every machine, whatever the order of their keys. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** JSON with sorted keys and no spaces. Throws a TypeError for a value that is not plain data (see `findFlaw`). */
export function canonicalJson(value: unknown): string {
  const flaw = findFlaw(value);
  if (flaw !== null) throw new TypeError(`Not plain data: ${flaw}`);
  return write(value);
}

const { isArray } = Array;
const { keys, hasOwn, is, getPrototypeOf } = Object;
const { isSafeInteger } = Number;
const { stringify } = JSON;

function write(value: unknown): string {
  if (typeof value === 'string') return stringify(value);
  if (typeof value !== 'object' || value === null) return `${value}`;
  if (isArray(value)) return `[${value.map(write).join(',')}]`;
  const record = value as Record<string, unknown>;
  const members = keys(record)
    .sort()
    .map((key) => `${stringify(key)}:${write(record[key])}`);
  return `{${members.join(',')}}`;
}

/** A 128-bit fingerprint of a state: the first half of the SHA-256 of its canonical JSON, as 32 hex digits. */
export function stateHash(state: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(state)))).slice(0, 32);
}

/**
 * Explains why a value is not plain data, with the path to the flaw; returns null if it is plain. Plain data are records,
 * arrays, safe integers (but not -0), strings, booleans and null. Not plain are undefined, fractions, dates, maps, sparse
 * arrays and functions.
 */
export function findFlaw(value: unknown, at = 'value'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    if (is(value, -0)) return `${at} is -0`;
    return isSafeInteger(value) ? null : `${at} is ${value}`;
  }
  if (typeof value !== 'object') return `${at} is of type ${typeof value}`;
  if (isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const flaw = findFlaw(value[i], `${at}[${i}]`);
      if (flaw !== null) return flaw;
    }
    return null;
  }
  const prototype: unknown = getPrototypeOf(value);
  if (prototype !== null && getPrototypeOf(prototype) !== null) return `${at} is not a plain record`;
  for (const key of keys(value)) {
    const flaw = findFlaw((value as Record<string, unknown>)[key], `${at}.${key}`);
    if (flaw !== null) return flaw;
  }
  return null;
}

/** Whether two values are the same plain data, whatever the order of their keys. */
export function samePlain(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return is(a, b);
  if (isArray(a) !== isArray(b)) return false;
  const [one, other] = [a, b] as Record<string, unknown>[] as [Record<string, unknown>, Record<string, unknown>];
  const names = keys(one);
  return (
    names.length === keys(other).length && names.every((key) => hasOwn(other, key) && samePlain(one[key], other[key]))
  );
}
