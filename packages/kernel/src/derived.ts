/** Caches beside a state: computed when first asked for, kept by the identity of the plain state, never part of it. */
import { raw } from './raw';

/** A value computed from a state and kept as long as the state lives. */
export interface Derived<S extends object, T> {
  /** The kept value, built first if there is none. A proxy and its plain state have the same one. */
  (state: S): T;
  /** The kept value or null; never builds. For `evolve`, which keeps it up to date. */
  peek(state: S): T | null;
  /** Forgets the value of this state. */
  drop(state: S): void;
}

const caches = new WeakMap<object, unknown[]>();
let kinds = 0;

/**
 * Declares a cache; `build` gets the plain state and must neither write nor roll. Whoever changes the state afterwards must
 * also change or drop what is kept: `evolve` is the place.
 */
export function derived<S extends object, T>(build: (state: S) => T): Derived<S, T> {
  const kind = kinds++;
  function get(state: S): T {
    const plain = raw(state);
    let kept = caches.get(plain);
    if (kept === undefined) {
      kept = [];
      caches.set(plain, kept);
    }
    if (kept[kind] === undefined) kept[kind] = { value: build(plain) };
    return (kept[kind] as { value: T }).value;
  }
  function peek(state: S): T | null {
    const kept = caches.get(raw(state))?.[kind] as { value: T } | undefined;
    return kept === undefined ? null : kept.value;
  }
  function drop(state: S): void {
    const kept = caches.get(raw(state));
    if (kept !== undefined) kept[kind] = undefined;
  }
  return Object.assign(get, { peek, drop });
}

/** Forgets everything kept for this state, as after a rollback. */
export function dropDerived(state: object): void {
  caches.delete(raw(state));
}
