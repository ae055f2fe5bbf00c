/** The set of won dinosaurs that has become a player's new hand (JW-G-17). */
import type { Seat } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { say } from './words';

/** The prompt with a sentence about the new hand before it, until the player has played a dinosaur from it, or a new round is dealt. */
export function withNewHand(prompt: string, seat: Seat | null, log: readonly LogEntry[]): string {
  if (seat === null) return prompt;
  // A new deal takes the cards of everybody.
  const told = log.slice(log.findLastIndex(({ rule }) => rule === 'JW-G-3') + 1);
  const last = told.findLast(({ rule, seats }) => seats.includes(seat) && (rule === 'JW-G-11' || rule === 'JW-G-17'));
  return last?.rule === 'JW-G-17' ? say('prompt.back', { prompt }) : prompt;
}
