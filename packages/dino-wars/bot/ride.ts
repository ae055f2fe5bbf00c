/**
 * Phase 4: soldiers get into vehicles, to be carried to a far enemy or away from a near one, and into the seats of a dead
 * crew.
 */

import type { Frozen, Seat } from '@dwo/kernel';
import { crewSeats, driverOf, freeSeats, type Intent, isVehicle, passengersIn, type Vehicle } from '../rules';
import { allowed, type Field, gapOf, type Man, menOf, nearestTo, type Prey } from './field';

/** An enemy beyond this distance is worth a ride, in ci. */
const FAR_CI = 4200;
/** Soldiers beyond this distance from a vehicle go on foot, in ci. */
const WALK_CI = 300;

/** Returns the next change of seats or boarding, or null if everybody is where they should be. */
export function ride(field: Field, seat: Seat): Intent | null {
  const rides = field.prey.filter((each) => isVehicle(each.it) && each.it.owner === seat);
  for (const each of rides) {
    const it = each.it as Frozen<Vehicle>;
    if (it.busy || it.immobile) continue;
    const intent = allowed(field.state, seat, [...takeOver(each, it), ...boardings(field, seat, each, it)]);
    if (intent) return intent;
  }
  return null;
}

/** Moves a passenger to the empty seat of a driver or gunner. */
function takeOver({ id }: Prey, it: Frozen<Vehicle>): Intent[] {
  const crew = crewSeats(it);
  const empty = it.seats.findIndex((who, place) => who === null && place < crew);
  const [passenger] = passengersIn(it);
  if (empty < 0 || passenger === undefined) return [];
  return [{ type: 'swapSeats', vehicle: id, seats: [empty, it.seats.indexOf(passenger)] }];
}

/** Lists boardings of soldiers beside a vehicle that has not driven yet, if it has a driver or gets one of them as its driver. */
function boardings(field: Field, seat: Seat, each: Prey, it: Frozen<Vehicle>): Intent[] {
  const near = nearestTo(each.base, field.beasts);
  if (near === null || it.spentCi > 0 || freeSeats(field.state, it).length === 0) return [];
  const gap = gapOf(each.base, near.base);
  const farOff = gap > FAR_CI && field.state.quietTurns > 0;
  const { moveCi } = field.tables.dinosaurs[near.it.kind];
  const flees = gap <= moveCi && gap > field.tables.parameters.contactCi;
  if (!farOff && !flees && driverOf(it) !== null) return [];
  return menOf(field, seat)
    .filter((man) => man.it.spentCi === 0 && !man.it.loaded && !servesGun(field, man))
    .filter((man) => gapOf(man.base, each.base) <= WALK_CI)
    .map((man): Intent => {
      const { x, y } = each.base;
      const touches = gapOf(man.base, each.base) <= field.tables.parameters.contactCi;
      return { type: 'board', figure: man.id, vehicle: each.id, seat: null, path: touches ? [] : [{ x, y }] };
    });
}

function servesGun({ state }: Field, { it }: Man): boolean {
  const gun = it.crewOf === null ? undefined : state.crewedWeapons[it.crewOf];
  return gun?.alive === true;
}
