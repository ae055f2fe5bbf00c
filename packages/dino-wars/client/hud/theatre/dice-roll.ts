/** From an event to its roll of the dice. */
import type { Event } from '@dwo/dino-wars';
import { tellingOf } from '../../actions';
import type { DiceShow } from '../../actions/rolls';

/** The roll of an event; null for an event without dice. */
export function rollOf(event: Event, key: number): DiceShow | null {
  const thrown = tellingOf(event).dice?.(event) ?? null;
  return thrown && { key, outcome: [], rolling: true, atLeast: false, ...thrown };
}
