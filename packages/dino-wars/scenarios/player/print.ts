/** Prints states and events for a scenario: in inches, in the scenario's own coordinates. */
import type { Origin } from './measure';

/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Returns a value in inches. A field that ends in `Ci` becomes one that ends in `In`. A point becomes [x, y] or [x, y, z].
 * The `x`, `y` and `z` of a figure become `pos` and `zIn`.
 */
export function inInches(value: unknown, origin: Origin): Json {
  if (Array.isArray(value)) return value.map((one) => inInches(one, origin));
  if (typeof value !== 'object' || value === null) return value as Json;
  const entries = Object.entries(value);
  const { x, y, z } = value as { x?: unknown; y?: unknown; z?: unknown };
  const place = typeof x === 'number' && typeof y === 'number' ? [(x - origin.x) / 100, (y - origin.y) / 100] : null;
  if (place && entries.length === 2) return place;
  if (place && entries.length === 3 && typeof z === 'number') return [...place, z / 100];
  const printed: Record<string, Json> = {};
  for (const [key, inner] of entries) {
    if (place && key === 'x') printed.pos = place;
    else if (place && key === 'y') continue;
    else if (key === 'z' && typeof inner === 'number') printed.zIn = inner / 100;
    else if (key.endsWith('Ci') && typeof inner === 'number') printed[`${key.slice(0, -2)}In`] = inner / 100;
    else printed[key] = inInches(inner, origin);
  }
  return printed;
}
