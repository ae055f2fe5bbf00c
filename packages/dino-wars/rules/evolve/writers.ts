/** Tools shared by all writers of events into the state. */
import { raw } from '@dwo/kernel';
import type { Event } from '../events';
import type { FigureIndex } from '../figure-index';
import type { CrewedWeapon, Dinosaur, FigureId, Player, Pole, Soldier, State, Vehicle } from '../state';

/** An event of one type. */
export type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The writers of events of these types; `index` is null if nobody has asked for one yet. */
export type Writers<T extends Event['type'] = Event['type']> = {
  readonly [K in T]: (state: State, event: Of<K>, index: FigureIndex | null) => void;
};

/** The dinosaur of an event, hidden or not. What only asks looks at the plain state, since watchers make reading dear. */
export function dinosaur(state: State, id: FigureId): Dinosaur {
  const { dinosaurs, secrets } = raw(state);
  if (Object.hasOwn(dinosaurs, id)) return state.dinosaurs[id] as Dinosaur;
  const seat = secrets.findIndex((secret) => secret !== null && Object.hasOwn(secret.dinosaurs, id));
  if (seat < 0) throw new Error(`There is no dinosaur ${id}`);
  return state.secrets[seat]?.dinosaurs[id] as Dinosaur;
}

export function soldier(state: State, id: FigureId): Soldier {
  return state.soldiers[id] as Soldier;
}

export function vehicle(state: State, id: FigureId): Vehicle {
  return state.vehicles[id] as Vehicle;
}

export function crewedWeapon(state: State, id: FigureId): CrewedWeapon {
  return state.crewedWeapons[id] as CrewedWeapon;
}

/** The pole that is handled under this name; null if it is none. */
export function pole(state: State, id: FigureId): Pole | null {
  return Object.hasOwn(raw(state).poles, id) ? (state.poles[id] as Pole) : null;
}

export function player(state: State, seat: number): Player {
  return state.players[seat] as Player;
}

/** Any figure of an event; `constructor` is a name like any other. */
export function figure(state: State, id: FigureId): Dinosaur | Soldier | Vehicle | CrewedWeapon {
  const { soldiers, vehicles, crewedWeapons } = raw(state);
  if (Object.hasOwn(soldiers, id)) return soldier(state, id);
  if (Object.hasOwn(vehicles, id)) return vehicle(state, id);
  return Object.hasOwn(crewedWeapons, id) ? crewedWeapon(state, id) : dinosaur(state, id);
}
