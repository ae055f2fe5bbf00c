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
  /** Gives one state the value of another, built first if there is none: for states that agree in all the value depends on. */
  share(from: S, to: S): void;
}

/** Notes a value as it is now and returns a function that restores it; at most the latest such function is called. */
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
/** The latest state asked about, since most questions come in a row about the same one, and its caches. */
let latest: object | null = null;
let latestSlots: Slots = [];

/** The caches kept for a state or its proxy; undefined if there are none yet. */
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
 * Declares a cache; `build` gets the plain state and must neither write nor roll. Whoever changes the state afterwards must
 * also change or drop what is kept: `evolve` is the place. A rollback of the state forgets the value, or with `save` brings
 * it back, which is cheaper.
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

/** Forgets everything kept for this state. */
export function dropDerived(state: object): void {
  const plain = raw(state);
  caches.delete(plain);
  if (latest === plain) latest = null;
}

/**
 * Notes everything kept for this state; what it returns is called when the state itself is as it was then, and brings back
 * what can be and forgets the rest. A later call makes it void.
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

/** Which of the caches are kept for a state, as `warmDerived` takes them. */
export function derivedKinds(state: object): readonly number[] {
  const kept: number[] = [];
  slotsOf(state)?.forEach((slot, kind) => {
    if (slot !== undefined) kept.push(kind);
  });
  return kept;
}

/** Builds these caches for a state; says whether any of them was not there yet. */
export function warmDerived(state: object, wanted: readonly number[]): boolean {
  const missing = wanted.filter((kind) => slotsOf(state)?.[kind] === undefined);
  for (const kind of missing) slotOf(state, kind);
  return missing.length > 0;
}
