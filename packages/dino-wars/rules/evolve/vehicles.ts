/** Writers of vehicles: damage, riders and towing. */

import { noteDeed } from '../ending/idling';
import { countOut, enterGrid, type FigureIndex, leaveGrid } from '../figure-index';
import { sure } from '../figures';
import type { FigureId, State } from '../state';
import { crewedWeapon, figure, soldier, vehicle, type Writers } from './writers';

/** Writers of vehicles, by type of event. */
export const VEHICLE_EVENTS: Writers<
  | 'damaged'
  | 'destroyed'
  | 'survivalRolled'
  | 'survivorsWait'
  | 'survivorsPlaced'
  | 'rammed'
  | 'gunTurned'
  | 'boarded'
  | 'alighted'
  | 'seatsSwapped'
  | 'hitched'
  | 'unhitched'
> = {
  damaged(state, event) {
    vehicle(state, event.figure).structurePoints -= event.lost;
  },
  /** A vehicle or a crewed weapon is destroyed. The crew of a weapon are ordinary soldiers from now on (DW-CREW-10). */
  destroyed(state, event, index) {
    const gone = figure(state, event.figure);
    if (index !== null) {
      leaveGrid(index, event.figure);
      countOut(index, gone, true);
    }
    gone.alive = false;
    if (!('crew' in gone)) return;
    for (const member of gone.crew) soldier(state, member).crewOf = null;
    if (gone.crew.length > 0) gone.crew = [];
  },
  survivalRolled() {},
  survivorsWait(state, { vehicle, seat, people, dinosaur }) {
    state.survivors.push({ vehicle, seat, people: [...people], dinosaur });
  },
  survivorsPlaced(state, event, index) {
    const at = state.survivors.findIndex((each) => each.vehicle === event.vehicle && each.seat === event.seat);
    state.survivors.splice(at, 1);
    for (const spot of event.spots) {
      freeSeat(state, spot.figure);
      standAt(state, spot.figure, spot.at, index);
    }
    if (index !== null) index.rescan = true;
  },
  /** A ram counts as an attack roll (DW-R-114). */
  rammed(state, event) {
    vehicle(state, event.figure).immobile = true;
    state.attackRolled = true;
  },
  gunTurned(state, event) {
    const turned = vehicle(state, event.figure);
    turned.gunFacing = event.facing;
    noteDeed(state, turned.owner);
  },
  boarded(state, event, index) {
    const person = soldier(state, event.figure);
    if (index !== null) leaveGrid(index, event.figure);
    person.aboard = event.vehicle;
    vehicle(state, event.vehicle).seats[event.seat] = event.figure;
    haste(state, event, 'loaded', index);
  },
  alighted(state, event, index) {
    freeSeat(state, event.figure);
    standAt(state, event.figure, event.at, index);
    haste(state, event, 'unloaded', index);
  },
  seatsSwapped(state, { vehicle: id, seats: [a, b] }, index) {
    const { seats } = vehicle(state, id);
    const first = seats[a] ?? null;
    seats[a] = seats[b] ?? null;
    seats[b] = first;
    noteDeed(state, soldier(state, sure(seats[a] ?? first)).owner);
    if (index !== null) index.rescan = true;
  },
  hitched(state, event, index) {
    const weapon = crewedWeapon(state, event.weapon);
    if (index !== null) leaveGrid(index, event.weapon);
    weapon.status = 'hitched';
    weapon.busy = true;
    weapon.carrier = event.vehicle;
    const puller = vehicle(state, event.vehicle);
    puller.towing = event.weapon;
    puller.busy = true;
    for (const member of event.crew) soldier(state, member).busy = true;
  },
  unhitched(state, event, index) {
    const weapon = crewedWeapon(state, event.weapon);
    weapon.status = 'set-up';
    weapon.carrier = null;
    weapon.x = event.at.x;
    weapon.y = event.at.y;
    weapon.facing = event.facing;
    weapon.readyTurn = state.turn + 1;
    if (index !== null) enterGrid(index, event.weapon, weapon);
    const puller = vehicle(state, event.vehicle);
    puller.towing = null;
    puller.busy = true;
    // No crew unhitched a weapon that a wreck leaves standing (DW-R-51), so it is not busy.
    weapon.busy = puller.alive;
    for (const member of event.crew) soldier(state, member).busy = true;
  },
};

/** Getting in or out halves the movement of the soldier and of the vehicle (DW-LOAD-1, DW-LOAD-2). */
function haste(
  state: State,
  event: { readonly figure: FigureId; readonly vehicle: FigureId },
  mark: 'loaded' | 'unloaded',
  index: FigureIndex | null,
): void {
  const person = soldier(state, event.figure);
  person.loaded = true;
  person.halvings++;
  // A rider counts as moved (DW-R-34).
  person.moved = true;
  const carrier = vehicle(state, event.vehicle);
  carrier[mark] = true;
  if (index !== null) index.rescan = true;
}

/** Takes a soldier out of their seat. */
export function freeSeat(state: State, id: FigureId): void {
  const person = soldier(state, id);
  const { seats } = vehicle(state, sure(person.aboard));
  person.aboard = null;
  seats[seats.indexOf(id)] = null;
}

function standAt(
  state: State,
  id: FigureId,
  at: { readonly x: number; readonly y: number },
  index: FigureIndex | null,
) {
  const person = soldier(state, id);
  person.x = at.x;
  person.y = at.y;
  if (index !== null) enterGrid(index, id, person);
}
