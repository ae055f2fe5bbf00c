/**
 * Small texts that this browser stores between visits, or for this tab until it is closed. Where the browser refuses, they are
 * kept in memory, so that the page works until it is left.
 */
import { isUnkept } from './keeping';

/** The texts that one kind of storage did not take; null marks a deleted one. */
type Untaken = Map<string, string | null>;

const SHELVES = {
  browser: { open: () => window.localStorage, untaken: new Map() as Untaken, refused: () => isUnkept('items') },
  // A tab that can't store loses its open offer by a reload, and nothing else.
  tab: { open: () => window.sessionStorage, untaken: new Map() as Untaken, refused: () => {} },
} as const;

type Shelf = keyof typeof SHELVES;

function read(shelf: Shelf, key: string): string | null {
  const { open, untaken, refused } = SHELVES[shelf];
  const held = untaken.get(key);
  if (held !== undefined) return held;
  try {
    return open().getItem(key);
  } catch {
    refused();
    return null;
  }
}

function write(shelf: Shelf, key: string, text: string | null): boolean {
  const { open, untaken, refused } = SHELVES[shelf];
  try {
    if (text === null) open().removeItem(key);
    else open().setItem(key, text);
    untaken.delete(key);
    return true;
  } catch {
    untaken.set(key, text);
    refused();
    return false;
  }
}

/** The text stored under a key; null if there is none. */
export function recall(key: string): string | null {
  return read('browser', key);
}

/** Stores a text under a key; null deletes it. False if it is kept only until the page is left. */
export function remember(key: string, text: string | null): boolean {
  return write('browser', key, text);
}

/** The text that this tab stores under a key; null if there is none. */
export function recallInTab(key: string): string | null {
  return read('tab', key);
}

/** Stores a text under a key for this tab; null deletes it. False if a reload will lose it. */
export function rememberInTab(key: string, text: string | null): boolean {
  return write('tab', key, text);
}

/** Deletes all texts, of the browser and of this tab, whose keys are so. */
export function forgetTexts(isSo: (key: string) => boolean): void {
  for (const shelf of ['browser', 'tab'] as const) {
    const { open, untaken } = SHELVES[shelf];
    for (const key of [...untaken.keys()].filter(isSo)) untaken.delete(key);
    try {
      const storage = open();
      for (const key of Object.keys(storage).filter(isSo)) storage.removeItem(key);
    } catch {
      // Nothing could be stored there.
    }
  }
}
