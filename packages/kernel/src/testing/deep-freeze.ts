import type { Frozen } from '../ruleset';

/** Freezes plain data at all depths, so that any write throws. */
export function deepFreeze<T>(value: T): Frozen<T> {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value as Frozen<T>;
}
