/** Undo and redo over immutable values. Pure. */

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The label of the latest change; changes under one label in a row are undone together. */
  readonly label: string | null;
}

/** Steps that can be taken back. */
const MOST = 200;

/** Nothing has happened yet. */
export function beginning<T>(now: T): History<T> {
  return { past: [], now, future: [], label: null };
}

/** One step on; with the label of the step before, it becomes part of that one. */
export function stepped<T>(history: History<T>, now: T, label: string | null = null): History<T> {
  if (now === history.now) return history;
  if (label !== null && label === history.label) return { ...history, now, future: [] };
  return { past: [...history.past, history.now].slice(-MOST), now, future: [], label };
}

/** The next change begins a step of its own, whatever its label. */
export function settled<T>(history: History<T>): History<T> {
  return history.label === null ? history : { ...history, label: null };
}

/** One step back; the same if there is none. */
export function undone<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, ...rest };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], label: null };
}

/** The latest step back is taken again; the same if there is none. */
export function redone<T>({ past, now, future, ...rest }: History<T>): History<T> {
  const [next, ...later] = future;
  if (next === undefined) return { past, now, future, ...rest };
  return { past: [...past, now], now: next, future: later, label: null };
}
