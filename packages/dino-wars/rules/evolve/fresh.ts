/** The per-turn fields of players and figures, as they are when a turn begins (DW-TURN-5). */
import { raw } from '@dwo/kernel';
import type { CrewedWeapon, Dinosaur, Mount, Player, Soldier, Vehicle } from '../state';

type Fresh<T, K extends keyof T> = { readonly [P in K]: T[P] extends readonly unknown[] ? 'none' : T[P] };

/** The per-turn fields of a player. */
export const FRESH_PLAYER = {
  present: false,
  acted: false,
  lapsed: false,
  timeouts: 0,
} satisfies Fresh<Player, 'present' | 'acted' | 'lapsed' | 'timeouts'>;

/** The per-turn fields of a dinosaur. */
export const FRESH_DINOSAUR = {
  spentCi: 0,
  moveOver: false,
  attacked: false,
  paidTerrain: false,
  climbToCi: null,
  dived: false,
} satisfies Fresh<Dinosaur, 'spentCi' | 'moveOver' | 'attacked' | 'paidTerrain' | 'climbToCi' | 'dived'>;

/** The per-turn fields of a soldier. */
export const FRESH_SOLDIER = {
  spentCi: 0,
  leftContact: false,
  paidTerrain: false,
  halvings: 0,
  loaded: false,
  busy: false,
  exposed: false,
  shots: 'none',
  singleShot: false,
  spotted: false,
  locked: false,
  overrun: false,
} satisfies Fresh<
  Soldier,
  | 'spentCi'
  | 'leftContact'
  | 'paidTerrain'
  | 'halvings'
  | 'loaded'
  | 'busy'
  | 'exposed'
  | 'shots'
  | 'singleShot'
  | 'spotted'
  | 'locked'
  | 'overrun'
>;

/** The per-turn fields of a vehicle. */
export const FRESH_VEHICLE = {
  spentCi: 0,
  leftContact: false,
  paidTerrain: false,
  loaded: false,
  unloaded: false,
  busy: false,
  firing: 'none',
  overrun: false,
} satisfies Fresh<
  Vehicle,
  'spentCi' | 'leftContact' | 'paidTerrain' | 'loaded' | 'unloaded' | 'busy' | 'firing' | 'overrun'
>;

/** The per-turn fields of a crewed weapon. */
export const FRESH_WEAPON = {
  shots: 'none',
  locked: false,
  reloading: true,
  busy: false,
  handled: false,
  handFired: false,
  overrun: false,
} satisfies Fresh<CrewedWeapon, 'shots' | 'locked' | 'reloading' | 'busy' | 'handled' | 'handFired' | 'overrun'>;

/** The per-turn fields of a mounted weapon; `none` is an empty list. */
export const FRESH_MOUNT = { shots: 'none', reloading: true } satisfies Fresh<Mount, 'shots' | 'reloading'>;

/** The fields of a new figure, with an empty list for `none`. */
type Begun<F> = { [P in keyof F]: F[P] extends 'none' ? [] : F[P] extends boolean ? boolean : F[P] };

/** Returns these values for a new figure, with an empty list for every `none`. */
export function begun<F extends object>(fresh: F): Begun<F> {
  return Object.fromEntries(Object.entries(fresh).map(([k, value]) => [k, value === 'none' ? [] : value])) as Begun<F>;
}

/** Resets the fields that differ. Writing only those matters, because watchers make every write expensive. */
export function wipe(figure: object, fresh: object): void {
  const before = raw(figure) as Readonly<Record<string, unknown>>;
  const wanted = fresh as Readonly<Record<string, unknown>>;
  const fields = figure as Record<string, unknown>;
  // A `for in` loop makes no list for every figure, as `Object.entries` would.
  for (const name in wanted) {
    const old = before[name];
    const value = wanted[name];
    if (value === 'none') {
      if (Array.isArray(old) && old.length > 0) fields[name] = [];
    } else if (old !== value) fields[name] = value;
  }
}
