/** Standing wishes of this browser: answers that a player gives once and for all. */
import { createStore } from 'zustand/vanilla';
import { recall, remember } from '../shell/storage';

/** The wishes by their keys, as far as this page has asked for them. */
export const wishes = createStore<Readonly<Record<string, string | null>>>(() => ({}));

/** The wish under a key; null for none. */
export function wishFor(key: string): string | null {
  const known = wishes.getState()[key];
  return known === undefined ? recall(key) : known;
}

/** Keeps a wish; null takes it back. */
export function keepWish(key: string, wish: string | null): void {
  remember(key, wish);
  wishes.setState({ [key]: wish });
}
