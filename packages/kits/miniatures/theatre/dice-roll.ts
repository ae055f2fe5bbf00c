/** From an event to its roll of the dice. */
import type { DiceShow, Performance } from './performance';

/** The roll of an event, still rolling; null for an event without dice. */
export function rollOf<S, E, K extends string>(
  event: E,
  performance: Performance<S, E, K>,
  key: number,
): DiceShow<K> | null {
  const thrown = performance.dice?.(event) ?? null;
  return thrown && { key, outcome: [], rolling: true, atLeast: false, ...thrown };
}
