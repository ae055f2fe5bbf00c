/** Small texts that this browser remembers between visits. */

/** The text this browser remembers under a key; null if there is none or it may not remember. */
export function recall(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text under a key, or forgets it with null. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // A private window may refuse; nothing depends on it but convenience.
  }
}
