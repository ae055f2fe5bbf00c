/** The intents of which only one is done: the same text for moves of one figure, or for attacks of a figure on one target. */
import type { Intent } from '../../rules';

export function topic(intent: Intent): string {
  switch (intent.type) {
    case 'move':
    case 'board':
    case 'leave':
    case 'leaveSurface':
      return `move ${intent.figure}`;
    case 'distanceAttack':
    case 'handAttack':
      return `attack ${intent.figure} ${intent.target}`;
    case 'attackTerrain':
      return `attack ${intent.figure} ${intent.section}`;
    case 'skillRoll':
      return `skill ${intent.figure} ${intent.task}`;
    default:
      return intent.type;
  }
}
