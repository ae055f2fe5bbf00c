/** The people in a vehicle, and those who may still get in (§3.15 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { crewedWeaponOf } from '../figures';
import type { FigureId, State, Vehicle } from '../state';
import { crewSeats } from './seats';

/** The driver; null if there is none, and then the vehicle does not move (DW-R-29). */
export function driverOf({ seats }: Frozen<Vehicle>): FigureId | null {
  return seats[0] ?? null;
}

/** Everybody aboard, crew and passengers, in order of seats. */
export function peopleIn({ seats }: Frozen<Vehicle>): FigureId[] {
  return seats.flatMap((who) => who ?? []);
}

/** Passengers aboard; the crew does not count (DW-TRANS-2). */
export function passengersIn(vehicle: Frozen<Vehicle>): FigureId[] {
  return vehicle.seats.slice(crewSeats(vehicle)).flatMap((who) => who ?? []);
}

/** Empty seats somebody may take, in their order: the driver's, the gunners', those of passengers less a place for every pole (DW-TRANS-1, DW-GATE-6). */
export function freeSeats(state: Frozen<State>, vehicle: Frozen<Vehicle>): number[] {
  const empty = vehicle.seats.flatMap((who, seat) => (who === null ? [seat] : []));
  const crew = crewSeats(vehicle);
  const poles = vehicle.cargo.filter((thing) => crewedWeaponOf(state, thing) === null).length;
  const forPassengers = empty.filter((seat) => seat >= crew);
  return [...empty.filter((seat) => seat < crew), ...forPassengers.slice(0, Math.max(0, forPassengers.length - poles))];
}

/** True if this seat may be taken: it is empty, and a passenger's is not needed for a pole. */
export function isFree(state: Frozen<State>, vehicle: Frozen<Vehicle>, seat: number): boolean {
  if (vehicle.seats[seat] !== null) return false;
  const crew = crewSeats(vehicle);
  return freeSeats(state, vehicle).some((free) => free >= crew === seat >= crew);
}
