/** The intents of which only one is done: the same text for moves of one body, or for attacks of a figure on one target. */
import type { Intent } from '../../rules';

export function topic(intent: Intent): string {
  switch (intent.type) {
    case 'move':
      return `move ${intent.entity}`;
    case 'activate':
      return `activate ${intent.unit}`;
    case 'attack':
    case 'charge':
      return `attack ${intent.attacker} ${intent.target}`;
    default:
      return intent.type;
  }
}
