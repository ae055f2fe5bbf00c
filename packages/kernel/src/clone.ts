import type { Frozen } from './ruleset';

const { isArray } = Array;
const { keys } = Object;

/** A deep copy of plain data (records, arrays, numbers, strings, booleans and null). The order of keys is kept. */
export function clone<T>(plain: T): T {
  return copy(plain) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isArray(value)) {
    const to: unknown[] = [];
    for (let i = 0; i < value.length; i++) to.push(copy(value[i]));
    return to;
  }
  const from = value as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key of keys(from)) to[key] = copy(from[key]);
  return to;
}

/** A writable deep copy of a frozen value. */
export function thaw<T>(frozen: Frozen<T>): T {
  return copy(frozen) as T;
}

/** The same value under a type that forbids writing. It does not call Object.freeze. */
export function frozen<T>(value: T): Frozen<T> {
  return value as Frozen<T>;
}
