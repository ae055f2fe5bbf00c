/** The intents of which only one is done: the same text for moves of one figure, or for attacks of a figure on one target. */
import type { Intent } from '@dwo/dino-wars';
import { actorOf } from './lay-out';

export function topic(intent: Intent): string {
  const target = 'target' in intent ? intent.target : '';
  const type = intent.type === 'fly' ? 'move' : intent.type;
  return `${type} ${actorOf(intent) ?? ''} ${target}`;
}
