/** Undo and redo over immutable values. Pure. */

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The label of the latest change; changes in a row with one label are undone together. */
  readonly label: string | null;
}

/** The number of steps that can be undone. */
const MOST = 200;

/** A history without changes. */
export function beginning<T>(now: T): History<T> {
  return { past: [], now, future: [], label: null };
}

/** Adds a step; with the label of the step before, it is merged into that one. */
export function stepped<T>(history: History<T>, now: T, label: string | null = null): History<T> {
  if (now === history.now) return history;
  if (label !== null && label === history.label) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-MOST), now, future: [], label };
}

/** Makes the next change a step of its own, whatever its label. */
export function settled<T>(history: History<T>): History<T> {
  return history.label === null ? history : { ...history, label: null };
}

/** Undoes one step; the same history if there is none. */
export function undone<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], label: null };
}

/** Redoes the last undone step; the same history if there is none. */
export function redone<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: later, label: null };
}
