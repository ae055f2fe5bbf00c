/** Caches of values derived from a state. They are keyed by the identity of the plain state and are never part of it. */
import { raw } from './raw';

/** A cache of one derived value per state. */
export interface Derived<S extends object, T> {
  /** The cached value, built first if it is missing. A proxy and its plain state share it. */
  (state: S): T;
  /** The cached value, or null if it is missing. Used by `evolve` to update a value in place. */
  peek(state: S): T | null;
  /** Drops the value of this state. */
  drop(state: S): void;
  /**
   * Gives one state the value of another, built first if it is missing. Both states must agree in everything on which the
   * value depends.
   */
  share(from: S, to: S): void;
}

/** Saves a value and returns a function that restores it. Only the latest of these functions may be called. */
export type Save<T> = (value: T) => () => void;

interface Kind {
  readonly build: (state: object) => unknown;
  readonly save: Save<unknown> | null;
}

interface Slot {
  readonly value: unknown;
}

type Slots = (Slot | undefined)[];

const kinds: Kind[] = [];
const caches = new WeakMap<object, Slots>();
/** The state of the latest call and its caches: most calls in a row are about the same state. */
let latest: object | null = null;
let latestSlots: Slots = [];

/** The caches of a state or of its proxy; undefined if there are none. */
function slotsOf(state: object): Slots | undefined {
  if (state === latest) return latestSlots;
  const plain = raw(state);
  const slots = caches.get(plain);
  if (slots !== undefined) {
    latest = plain;
    latestSlots = slots;
  }
  return slots;
}

function keepSlots(plain: object, slots: Slots): Slots {
  caches.set(plain, slots);
  latest = plain;
  latestSlots = slots;
  return slots;
}

/**
 * Declares a cache. `build` gets the plain state and must neither write nor roll. Code that changes the state afterwards must
 * update or drop the value; `evolve` is the place for that. A rollback of the state drops the value or, with `save`, restores
 * it, which is cheaper.
 */
export function derived<S extends object, T>(build: (state: S) => T, save: Save<T> | null = null): Derived<S, T> {
  const kind = kinds.push({ build: build as Kind['build'], save: save as Kind['save'] }) - 1;
  function peek(state: S): T | null {
    const slot = slotsOf(state)?.[kind];
    return slot === undefined ? null : (slot.value as T);
  }
  function drop(state: S): void {
    const slots = slotsOf(state);
    if (slots !== undefined) slots[kind] = undefined;
  }
  function share(from: S, to: S): void {
    const slot = slotOf(from, kind);
    const slots = slotsOf(to) ?? keepSlots(raw(to), []);
    slots[kind] = slot;
  }
  return Object.assign((state: S) => slotOf(state, kind).value as T, { peek, drop, share });
}

function slotOf(state: object, kind: number): Slot {
  const slots = slotsOf(state) ?? keepSlots(raw(state), []);
  let slot = slots[kind];
  if (slot === undefined) {
    slot = { value: (kinds[kind] as Kind).build(raw(state)) };
    slots[kind] = slot;
  }
  return slot;
}

/** Drops all caches of this state. */
export function dropDerived(state: object): void {
  const plain = raw(state);
  caches.delete(plain);
  if (latest === plain) latest = null;
}

/**
 * Saves the caches of this state and returns a function that restores them. It must be called when the state itself is back
 * as it was. Caches that can't be restored are dropped. A later call of `saveDerived` makes the function void.
 */
export function saveDerived(state: object): () => void {
  const plain = raw(state);
  const saved = new Map<number, { readonly slot: Slot; readonly restore: () => void }>();
  slotsOf(plain)?.forEach((slot, kind) => {
    const { save } = kinds[kind] as Kind;
    if (slot !== undefined && save !== null) saved.set(kind, { slot, restore: save(slot.value) });
  });
  return () => {
    const now = slotsOf(plain);
    const slots: Slots = [];
    for (const [kind, { slot, restore }] of saved) {
      if (now?.[kind] !== slot) continue;
      restore();
      slots[kind] = slot;
    }
    keepSlots(plain, slots);
  };
}

/** The kinds of values that are cached for a state, for `warmDerived`. */
export function derivedKinds(state: object): readonly number[] {
  const kept: number[] = [];
  slotsOf(state)?.forEach((slot, kind) => {
    if (slot !== undefined) kept.push(kind);
  });
  return kept;
}

/** Builds these values for a state; returns whether any of them was missing. */
export function warmDerived(state: object, wanted: readonly number[]): boolean {
  const missing = wanted.filter((kind) => slotsOf(state)?.[kind] === undefined);
  for (const kind of missing) slotOf(state, kind);
  return missing.length > 0;
}
