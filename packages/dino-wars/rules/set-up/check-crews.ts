/** Checks the people who begin in seats, at guns or in the air, and the weapons that vehicles tow. */
import type { Frozen } from '@dwo/kernel';
import { VEHICLES } from '../data/vehicles';
import { CREWED_WEAPONS } from '../data/weapons';
import { type No, refuse } from '../refusal';
import { capacityOf, crewSeats } from '../vehicles/seats';
import type { CrewedWeaponSetup, Options, SoldierSetup, VehicleSetup } from './options';
import { type Enlistment, refusePeople, refuseQuotas } from './quotas';

/** Lists every refusal. All names must stand in their tables (`isReadable`). */
export function checkCrews(options: Frozen<Options>): No[] {
  const { soldiers, vehicles, crewedWeapons, liftCaps, optional } = options;
  const rides = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const guns = new Map(crewedWeapons.map((weapon) => [weapon.id, weapon]));
  const people = soldiers.map((soldier) => enlistmentOf(soldier, rides));
  const tanks = vehicles.filter(({ kind }) => VEHICLES[kind].tank).length;
  return [
    ...refuseSeats(options, rides),
    ...soldiers.flatMap((soldier) => refuseService(soldier, guns)),
    ...refuseTows(options, rides),
    ...refuseDrop(soldiers),
    ...refusePeople(people, optional),
    ...(liftCaps ? [] : [...refuseQuotas(people, tanks), ...refuseGaps(options)]),
  ];
}

function enlistmentOf(soldier: Frozen<SoldierSetup>, rides: ReadonlyMap<string, Frozen<VehicleSetup>>): Enlistment {
  const { id, rank, weapon, sniper, highCalibre, elite, paratrooper, aboard } = soldier;
  const vehicle = aboard === null ? undefined : rides.get(aboard.vehicle);
  const inCrew = vehicle !== undefined && aboard !== null && aboard.seat < crewSeats(vehicle);
  return {
    ...{ count: 1, rank, weapon, sniper, highCalibre, elite, paratrooper },
    crewOf: inCrew ? { vehicle: vehicle.id, tank: VEHICLES[vehicle.kind].tank } : null,
    where: { figure: id },
  };
}

/** A soldier's seat must exist and be free, and they must have no other place (DW-SIDE-6, DW-TRANS-1). */
function refuseSeats(options: Frozen<Options>, rides: ReadonlyMap<string, Frozen<VehicleSetup>>): No[] {
  const found: No[] = [];
  const taken = new Set<string>();
  for (const { id, aboard, at } of options.soldiers) {
    if (aboard === null) continue;
    const facts = { figure: id, vehicle: aboard.vehicle, seat: aboard.seat };
    const vehicle = rides.get(aboard.vehicle);
    if (vehicle === undefined) {
      found.push(refuse('DW-SIDE-6', '', facts));
      continue;
    }
    const seats = crewSeats(vehicle) + capacityOf(vehicle, options.variants.includes('size_classes'));
    const seat = `${aboard.vehicle}/${aboard.seat}`;
    const isSeat = Number.isInteger(aboard.seat) && aboard.seat >= 0 && aboard.seat < seats;
    if (!isSeat || taken.has(seat)) found.push(refuse('DW-SIDE-6', 'NO_SPACE', { ...facts, seats }));
    taken.add(seat);
    if (at !== null) found.push(refuse('DW-SIDE-6', 'ABOARD', { ...facts, x: at.x, y: at.y }));
  }
  return found;
}

/** Refuses a crewman whose gun does not exist or is another player's (DW-SIDE-5, DW-R-42, DW-R-99). */
function refuseService(
  { id, owner, crewOf }: Frozen<SoldierSetup>,
  guns: ReadonlyMap<string, Frozen<CrewedWeaponSetup>>,
): No[] {
  if (crewOf === null) return [];
  const gun = guns.get(crewOf);
  if (gun === undefined) return [refuse('DW-SIDE-5', '', { figure: id, weapon: crewOf })];
  return gun.owner === owner ? [] : [refuse('DW-R-99', 'NOT_OWNER', { figure: id, weapon: crewOf, owner })];
}

/**
 * Refuses a hitched weapon that can't be towed, that has another owner than its vehicle, that has a place of its own, or
 * whose vehicle can't tow or tows another one (DW-TOW-1).
 */
function refuseTows({ crewedWeapons }: Frozen<Options>, rides: ReadonlyMap<string, Frozen<VehicleSetup>>): No[] {
  const found: No[] = [];
  const towing = new Set<string>();
  for (const { id, kind, owner, hitchedTo, at } of crewedWeapons) {
    if (hitchedTo === null) continue;
    const facts = { figure: id, kind, vehicle: hitchedTo };
    const vehicle = rides.get(hitchedTo);
    const fits = vehicle !== undefined && VEHICLES[vehicle.kind].tows && CREWED_WEAPONS[kind].towable;
    if (!fits || towing.has(hitchedTo)) found.push(refuse('DW-TOW-1', '', { ...facts, twice: towing.has(hitchedTo) }));
    towing.add(hitchedTo);
    if (vehicle !== undefined && vehicle.owner !== owner)
      found.push(refuse('DW-R-99', 'NOT_OWNER', { ...facts, owner }));
    if (at !== null) found.push(refuse('DW-TOW-1', 'ABOARD', { ...facts, x: at.x, y: at.y }));
  }
  return found;
}

/** Paratroopers are one unit of one player. They begin without vehicle, gun or place (DW-OPT-PARA-1). */
function refuseDrop(soldiers: readonly Frozen<SoldierSetup>[]): No[] {
  const unit = soldiers.filter(({ paratrooper }) => paratrooper);
  return unit.flatMap(({ id, owner, aboard, crewOf, at }) => {
    if (owner !== unit[0]?.owner) return [refuse('DW-OPT-PARA-1', 'NOT_OWNER', { figure: id, owner })];
    if (aboard === null && crewOf === null && at === null) return [];
    return [refuse('DW-OPT-PARA-1', 'ABOARD', { figure: id, vehicle: aboard?.vehicle ?? null, weapon: crewOf })];
  });
}

/** Every crew seat must be filled, and every gun must have its minimum crew (DW-TRANS-3, DW-SIDE-5, DW-CREW-1). */
function refuseGaps({ soldiers, vehicles, crewedWeapons }: Frozen<Options>): No[] {
  const found: No[] = [];
  for (const vehicle of vehicles) {
    const needed = crewSeats(vehicle);
    const crew = soldiers.filter(({ aboard }) => aboard?.vehicle === vehicle.id && aboard.seat < needed).length;
    if (crew < needed) found.push(refuse('DW-TRANS-3', 'UNDERMANNED', { figure: vehicle.id, crew, needed }));
  }
  for (const { id, kind } of crewedWeapons) {
    const crew = soldiers.filter(({ crewOf }) => crewOf === id).length;
    const needed = CREWED_WEAPONS[kind].minCrew;
    if (crew < needed) found.push(refuse('DW-SIDE-5', 'UNDERMANNED', { figure: id, kind, crew, needed }));
  }
  return found;
}
