/** A browser's storage for tests that run without a browser. */
export function useMemoryAsLocalStorage(): void {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.assign(globalThis, { window: { localStorage } });
}
