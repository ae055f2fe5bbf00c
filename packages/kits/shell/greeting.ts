/** A sentence that a table says once, when this page opens it. */
import { notify } from './store';

const SHOWN_MS = 14_000;

const greetings = new Map<string, string>();

/** Keeps the sentence for a match. */
export function keepGreeting(match: string, text: string): void {
  greetings.set(match, text);
}

/** Says the sentence for a match, if there is one. */
export function sayGreeting(match: string): void {
  const text = greetings.get(match);
  if (text === undefined) return;
  greetings.delete(match);
  notify({ text, rule: null, tone: 'info', shownMs: SHOWN_MS });
}
