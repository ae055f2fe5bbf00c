/** Prices of forces and quotas of an army (§3.23 of the rules). */
import type { Frozen } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { PARAMETERS } from '../data/parameters';
import { RANK_TABLE } from '../data/ranks';
import { VEHICLES } from '../data/vehicles';
import { CREWED_WEAPONS, type HandWeapon, WEAPONS } from '../data/weapons';
import { dinosaurPoints } from '../figures';
import type { Rank, Side } from '../state';
import { crewSeats } from '../vehicles/seats';
import type { Force } from './force';
import type { Options, VehicleSetup } from './options';

/**
 * Returns the points of both sides. Soldiers cost by rank (DW-PTS-1), whatever they carry (DW-PTS-4), and vehicle crews 1
 * less each (DW-R-67). Vehicles and crewed weapons (DW-PTS-2, DW-PTS-3) and dinosaurs (DW-PTS-5) cost by kind.
 */
export function pointsOfForces(
  options: Pick<Frozen<Options>, 'soldiers' | 'dinosaurs' | 'vehicles' | 'crewedWeapons'>,
): Record<Side, number> {
  let army = 0;
  let dinosaurs = 0;
  const crews = new Map(options.vehicles.map((vehicle) => [vehicle.id, crewSeats(vehicle)]));
  for (const { rank, aboard } of options.soldiers) {
    const crewman = aboard !== null && aboard.seat < (crews.get(aboard.vehicle) ?? 0);
    army += crewman ? crewmanPoints(rank) : RANK_TABLE[rank].points;
  }
  for (const vehicle of options.vehicles) army += vehiclePoints(vehicle);
  for (const { kind } of options.crewedWeapons) army += CREWED_WEAPONS[kind].points;
  for (const { kind, young } of options.dinosaurs) {
    dinosaurs += dinosaurPoints(kind, (young ?? DINOSAURS[kind]).lifePoints);
  }
  return { army, dinosaurs };
}

/**
 * Returns the price of a force in points, with the crews of its vehicles (DW-PTS-1 to 5, DW-R-67). Lines must name kinds in
 * the tables; an unknown one throws.
 */
export function pointsOfForce(force: Frozen<Force>): number {
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  if (force.side === 'dinosaurs') return sum(force.herd.map(({ count, kind }) => count * DINOSAURS[kind].points));
  return (
    sum(force.squad.map(({ count, rank }) => count * RANK_TABLE[rank].points)) +
    sum(force.vehicles.map(({ crew, ...line }) => vehiclePoints(line) + sum(crew.map(crewmanPoints)))) +
    sum(force.weapons.map(({ kind }) => CREWED_WEAPONS[kind].points))
  );
}

/** Returns the price of a vehicle without its crew: its structural points and its weapons (DW-PTS-2). */
export function vehiclePoints({ kind, mg, cannon }: Pick<VehicleSetup, 'kind' | 'mg' | 'cannon'>): number {
  const { mountedMgPoints, mountedCannonPoints } = PARAMETERS;
  return VEHICLES[kind].structurePoints + (mg === null ? 0 : mountedMgPoints) + (cannon ? mountedCannonPoints : 0);
}

/** Each member of a vehicle's crew costs 1 less than on foot (DW-R-67). */
function crewmanPoints(rank: Rank): number {
  return RANK_TABLE[rank].points - 1;
}

/**
 * Whether the dinosaurs have about twice the army's points: 1.8 to 2.2 times (DW-PTS-6, DW-R-70). It serves warnings;
 * nothing is forbidden.
 */
export function isFair({ army, dinosaurs }: Readonly<Record<Side, number>>): boolean {
  const { least, most } = PARAMETERS.fairRatioTenths;
  return dinosaurs * 10 >= army * least && dinosaurs * 10 <= army * most;
}

/** Returns how many special figures an army of this many soldiers and NCOs may have, by rank (DW-SPEC-3, DW-SPEC-4, DW-R-69). */
export function rankQuota(soldiers: number, ncos: number): Record<Exclude<Rank, 'enlisted'>, number> {
  return {
    nco: Math.floor(soldiers / PARAMETERS.soldiersPerNco),
    leader: Math.floor(ncos / PARAMETERS.ncosPerLeader),
    hero: Math.floor(ncos / PARAMETERS.ncosPerHero),
  };
}

/**
 * Returns how many figures may show this weapon in an army of this many soldiers, rounded down; null for any number
 * (DW-R-32).
 */
export function weaponCap(soldiers: number, weapon: HandWeapon): number | null {
  const { capPerTen } = WEAPONS[weapon];
  return capPerTen === null ? null : Math.floor(soldiers / 10) * capPerTen;
}
