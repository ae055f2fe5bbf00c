/** A sentence that a table says once, when this page opens it. */
import { notify, store } from './store';

const SHOWN_MS = 20_000;

const greetings = new Map<string, string>();

/** Keeps the sentence for a match. */
export function keepGreeting(match: string, text: string): void {
  greetings.set(match, text);
}

/** Says the sentence for a match, if there is one, as soon as its table is seen. */
export function sayGreeting(match: string): void {
  const text = greetings.get(match);
  if (text === undefined) return;
  greetings.delete(match);
  const look = () => {
    const open = store.getState().match;
    if (open?.id === match && !open.drawn) return;
    leave();
    if (open?.id === match) notify({ text, rule: null, tone: 'info', shownMs: SHOWN_MS });
  };
  const leave = store.subscribe(look);
  look();
}
