/** The questions before acts that this browser asks no more, as "Yes, don't ask again" has it. */
import { recall, remember } from './storage';

const KEY = 'dino-wars.sure';

const unasked = () => (recall(KEY) ?? '').split(' ').filter((id) => id !== '');

/** Whether a question is asked; without an id, whether all are. */
export function isAsked(id?: string): boolean {
  return id === undefined ? unasked().length === 0 : !unasked().includes(id);
}

/** Never asks this question again in this browser. */
export function askNoMore(id: string): void {
  remember(KEY, [...new Set([...unasked(), id])].join(' '));
}

/** Asks all questions again. */
export function askAgain(): void {
  remember(KEY, null);
}
