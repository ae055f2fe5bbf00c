/** Small texts that this browser stores between visits. */

/** The text stored under a key; null if there is none, or if storage is forbidden. */
export function recall(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; null deletes it. */
export function remember(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // A private window may refuse; only convenience is lost.
  }
}
