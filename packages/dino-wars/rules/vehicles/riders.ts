/** The people in a vehicle, and its free seats (§3.15 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { crewedWeaponOf } from '../figures';
import type { FigureId, State, Vehicle } from '../state';
import { crewSeats } from './seats';

/** Returns the driver, or null if there is none; then the vehicle does not move (DW-R-29). */
export function driverOf({ seats }: Frozen<Vehicle>): FigureId | null {
  return seats[0] ?? null;
}

/** Lists everybody aboard, crew and passengers, in order of seats. */
export function peopleIn({ seats }: Frozen<Vehicle>): FigureId[] {
  return seats.flatMap((who) => who ?? []);
}

/** Lists the passengers aboard; the crew does not count (DW-TRANS-2). */
export function passengersIn(vehicle: Frozen<Vehicle>): FigureId[] {
  return vehicle.seats.slice(crewSeats(vehicle)).flatMap((who) => who ?? []);
}

/**
 * Lists the empty seats that may be taken, in order: the driver's, the gunners', and those of passengers less one for every
 * pole (DW-TRANS-1, DW-GATE-6).
 */
export function freeSeats(state: Frozen<State>, vehicle: Frozen<Vehicle>): number[] {
  const empty = vehicle.seats.flatMap((who, seat) => (who === null ? [seat] : []));
  const crew = crewSeats(vehicle);
  const poles = vehicle.cargo.filter((thing) => crewedWeaponOf(state, thing) === null).length;
  const forPassengers = empty.filter((seat) => seat >= crew);
  return [...empty.filter((seat) => seat < crew), ...forPassengers.slice(0, Math.max(0, forPassengers.length - poles))];
}

/** Whether this seat may be taken: it is empty, and if it is a passenger's, no pole needs it. */
export function isFree(state: Frozen<State>, vehicle: Frozen<Vehicle>, seat: number): boolean {
  if (vehicle.seats[seat] !== null) return false;
  const crew = crewSeats(vehicle);
  return freeSeats(state, vehicle).some((free) => free >= crew === seat >= crew);
}
