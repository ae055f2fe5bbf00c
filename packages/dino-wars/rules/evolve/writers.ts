/** Tools for all writers. */
import { raw } from '@dwo/kernel';
import type { Event } from '../events';
import type { FigureIndex } from '../figure-index';
import type { CrewedWeapon, Dinosaur, FigureId, Player, Pole, Soldier, State, Vehicle } from '../state';

/** An event of one type. */
export type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Writers for these types of events. `index` is null if nobody has asked for one yet. */
export type Writers<T extends Event['type'] = Event['type']> = {
  readonly [K in T]: (state: State, event: Of<K>, index: FigureIndex | null) => void;
};

/**
 * Returns the dinosaur of an event, hidden or not; throws if there is none. The lookup reads the plain state, because
 * watchers make reading expensive.
 */
export function dinosaur(state: State, id: FigureId): Dinosaur {
  const { dinosaurs, secrets } = raw(state);
  if (Object.hasOwn(dinosaurs, id)) return state.dinosaurs[id] as Dinosaur;
  const seat = secrets.findIndex((secret) => secret !== null && Object.hasOwn(secret.dinosaurs, id));
  if (seat < 0) throw new Error(`There is no dinosaur ${id}`);
  return state.secrets[seat]?.dinosaurs[id] as Dinosaur;
}

/** Returns the soldier with this id. */
export function soldier(state: State, id: FigureId): Soldier {
  return state.soldiers[id] as Soldier;
}

/** Returns the vehicle with this id. */
export function vehicle(state: State, id: FigureId): Vehicle {
  return state.vehicles[id] as Vehicle;
}

/** Returns the crewed weapon with this id. */
export function crewedWeapon(state: State, id: FigureId): CrewedWeapon {
  return state.crewedWeapons[id] as CrewedWeapon;
}

/** Returns the pole with this id, or null if it is none. */
export function pole(state: State, id: FigureId): Pole | null {
  return Object.hasOwn(raw(state).poles, id) ? (state.poles[id] as Pole) : null;
}

/** Returns the player at a seat. */
export function player(state: State, seat: number): Player {
  return state.players[seat] as Player;
}

/** Returns any figure of an event. Ids are looked up with `hasOwn`, because `constructor` is a legal id. */
export function figure(state: State, id: FigureId): Dinosaur | Soldier | Vehicle | CrewedWeapon {
  const { soldiers, vehicles, crewedWeapons } = raw(state);
  if (Object.hasOwn(soldiers, id)) return soldier(state, id);
  if (Object.hasOwn(vehicles, id)) return vehicle(state, id);
  return Object.hasOwn(crewedWeapons, id) ? crewedWeapon(state, id) : dinosaur(state, id);
}
