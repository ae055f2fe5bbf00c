/** Checks figures one by one: their ids, owners, kinds and weapons. */
import type { Facts, Frozen } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import { PARAMETERS } from '../data/parameters';
import { RANK_TABLE } from '../data/ranks';
import { VEHICLE_SIZES, VEHICLES } from '../data/vehicles';
import { CREWED_WEAPONS, WEAPONS } from '../data/weapons';
import { type No, refuse } from '../refusal';
import { POLE_IDS, type Side, STANDING_ORDERS } from '../state';
import { tablesFor } from '../tables';
import { refuseOutfit } from './check-force';
import { isWhole } from './check-options';
import type { CrewedWeaponSetup, DinosaurSetup, Options, SoldierSetup, VehicleSetup } from './options';

type AnySetup = Frozen<DinosaurSetup | SoldierSetup | VehicleSetup | CrewedWeaponSetup>;

/** Ids have up to 24 characters, as many as the wire allows. */
const ID = /^[A-Za-z][A-Za-z0-9_-]{0,23}$/;

/** Returns the number of figures in a match. */
export function countFigures(options: Frozen<Options>): number {
  const { dinosaurs, soldiers, vehicles, crewedWeapons } = options;
  return dinosaurs.length + soldiers.length + vehicles.length + crewedWeapons.length;
}

/** Lists every refusal. Names are checked first, because all other checks look figures up in the tables. */
export function checkFigures(options: Frozen<Options>): No[] {
  const figures = countFigures(options);
  const most = PARAMETERS.mostFigures;
  // The single figures of a list that is too long are not checked.
  if (figures > most) return [refuse('DW-SIDE-1', 'QUOTA', { figures, most })];
  return [
    ...refuseIds(options),
    ...options.dinosaurs.flatMap((each) => refuseDinosaur(each, options)),
    ...options.soldiers.flatMap(refuseSoldier),
    ...options.vehicles.flatMap((each) => refuseVehicle(each, options)),
    ...options.crewedWeapons.flatMap(refuseWeapon),
  ];
}

/** Refuses figures with a wrong owner, id, place or facing (DW-SIDE-1, DW-R-1). */
function refuseIds(options: Frozen<Options>): No[] {
  const found: No[] = [];
  const ids = new Set<string>(options.scenario === 'gate' ? POLE_IDS : []);
  const look = (side: Side, list: readonly AnySetup[]) => {
    for (const { id, owner, at, facing } of list) {
      if (!ID.test(id) || ids.has(id)) found.push(refuse('DW-SIDE-1', '', { figure: id, twice: ids.has(id) }));
      ids.add(id);
      const player = Object.hasOwn(options.players, owner) ? options.players[owner] : undefined;
      if (player?.side !== side) found.push(refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id, owner }));
      if (facing !== null && !isWhole(facing, 0, 359)) found.push(refuse('DW-R-1', '', { figure: id, facing }));
      if (at !== null && !(Number.isSafeInteger(at.x) && Number.isSafeInteger(at.y))) {
        found.push(refuse('DW-R-1', '', { figure: id, x: at.x, y: at.y }));
      }
    }
  };
  look('dinosaurs', options.dinosaurs);
  look('army', options.soldiers);
  look('army', options.vehicles);
  look('army', options.crewedWeapons);
  return found;
}

function refuseDinosaur(
  { id, kind, lifePoints, young = null, z, hidden }: Frozen<DinosaurSetup>,
  options: Frozen<Options>,
): No[] {
  if (!Object.hasOwn(DINOSAURS, kind)) return [refuse('DW-SIDE-1', '', { figure: id, kind })];
  const found: No[] = [];
  const row = DINOSAURS[kind];
  // A young animal has fewer life points and does less damage than an adult.
  if (
    young !== null &&
    !(isWhole(young.lifePoints, 1, row.lifePoints - 1) && isWhole(young.damage, 0, row.damage - 1))
  ) {
    const facts = { lifePoints: young.lifePoints, damage: young.damage };
    found.push(refuse('DW-R-106', '', { figure: id, ...facts, below: row.lifePoints, belowDamage: row.damage }));
  }
  const most = (young ?? row).lifePoints;
  if (lifePoints !== null && !isWhole(lifePoints, 1, most)) {
    found.push(refuse('DW-DMG-11', '', { figure: id, lifePoints, most }));
  }
  const { ceilingCi } = tablesFor(options).parameters;
  if (!isWhole(z, 0, row.flyer ? ceilingCi : 0)) {
    found.push(refuse(row.flyer ? 'DW-FLY-3' : 'DW-FLY-1', '', { figure: id, z, most: row.flyer ? ceilingCi : 0 }));
  }
  if (hidden && options.scenario !== 'gate') {
    found.push(refuse('DW-GATE-4', '', { figure: id, scenario: options.scenario }));
  }
  return found;
}

function refuseOrder(figure: string, order: SoldierSetup['order']): No[] {
  return STANDING_ORDERS.includes(order) ? [] : [refuse('DW-R-17', '', { figure, order })];
}

function refuseSoldier({ id, rank, weapon, order }: Frozen<SoldierSetup>): No[] {
  const found: No[] = [];
  if (!Object.hasOwn(RANK_TABLE, rank)) found.push(refuse('DW-PTS-1', '', { figure: id, rank }));
  if (!Object.hasOwn(WEAPONS, weapon) || weapon === 'grenade') {
    found.push(refuse('DW-SIDE-4', '', { figure: id, weapon }));
  }
  return [...found, ...refuseOrder(id, order)];
}

function refuseVehicle(vehicle: Frozen<VehicleSetup>, { variants }: Frozen<Options>): No[] {
  const { id, kind, structurePoints, gunFacing, order } = vehicle;
  if (!Object.hasOwn(VEHICLES, kind)) return [refuse('DW-R-66', '', { figure: id, kind })];
  const where: Facts = { figure: id };
  const found = refuseOutfit(vehicle, where, variants);
  const most = VEHICLES[kind].structurePoints;
  if (structurePoints !== null && !isWhole(structurePoints, 1, most)) {
    found.push(refuse('DW-DMG-11', '', { ...where, structurePoints, most }));
  }
  if (gunFacing !== null && !isWhole(gunFacing, 0, 359)) found.push(refuse('DW-R-1', '', { ...where, gunFacing }));
  return [...found, ...refuseOrder(id, order)];
}

function refuseWeapon({ id, kind, order }: Frozen<CrewedWeaponSetup>): No[] {
  const known = Object.hasOwn(CREWED_WEAPONS, kind) ? [] : [refuse('DW-SIDE-4', '', { figure: id, kind })];
  return [...known, ...refuseOrder(id, order)];
}

/** Whether every name stands in its table, so that the figures can be checked together. */
export function isReadable({ dinosaurs, soldiers, vehicles, crewedWeapons }: Frozen<Options>): boolean {
  return (
    dinosaurs.every(({ kind }) => Object.hasOwn(DINOSAURS, kind)) &&
    soldiers.every(({ rank, weapon }) => Object.hasOwn(RANK_TABLE, rank) && Object.hasOwn(WEAPONS, weapon)) &&
    vehicles.every(({ kind, size }) => Object.hasOwn(VEHICLES, kind) && VEHICLE_SIZES.includes(size)) &&
    crewedWeapons.every(({ kind }) => Object.hasOwn(CREWED_WEAPONS, kind))
  );
}
