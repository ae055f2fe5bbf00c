/** What those who write events into the state share. */
import type { Board } from '../board';
import type { Event } from '../events';
import type { CrewedWeapon, Dinosaur, FigureId, Player, Soldier, State, Vehicle } from '../state';

/** An event of one type. */
export type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** Who writes events of these types; `board` is null if nobody has asked for one yet. */
export type Writers<T extends Event['type'] = Event['type']> = {
  readonly [K in T]: (state: State, event: Of<K>, board: Board | null) => void;
};

/** The dinosaur of an event, hidden or not. */
export function dinosaur(state: State, id: FigureId): Dinosaur {
  const seen = state.dinosaurs[id];
  if (seen !== undefined) return seen;
  for (const secret of state.secrets) {
    const hidden = secret?.dinosaurs[id];
    if (hidden !== undefined) return hidden;
  }
  throw new Error(`There is no dinosaur ${id}`);
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

export function player(state: State, seat: number): Player {
  return state.players[seat] as Player;
}

/** Any figure of an event. */
export function figure(state: State, id: FigureId): Dinosaur | Soldier | Vehicle | CrewedWeapon {
  return state.soldiers[id] ?? state.vehicles[id] ?? state.crewedWeapons[id] ?? dinosaur(state, id);
}
