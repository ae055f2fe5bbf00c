/** Checks a force and lists every refusal at once, each with its rule and the line of the force it is about. */
import type { Facts, Frozen } from '@dwo/kernel';
import { DINOSAURS } from '../data/dinosaurs';
import type { OptionalRule, Variant } from '../data/optional-rules';
import { PARAMETERS } from '../data/parameters';
import { RANK_TABLE } from '../data/ranks';
import { VEHICLE_MGS, VEHICLE_SIZES, VEHICLES } from '../data/vehicles';
import { BASIC_WEAPON, CREWED_WEAPONS, type HandWeapon, WEAPONS } from '../data/weapons';
import { type No, refuse } from '../refusal';
import type { Era } from '../state';
import { capacityOf, crewSeats } from '../vehicles/seats';
import type { ArmyForce, Force, HerdForce, SquadLine, VehicleLine } from './force';
import { type Enlistment, refusePeople, refuseQuotas } from './quotas';

/** The terms of a match on which a force's legality depends. */
export interface ForceTerms {
  readonly era: Era;
  readonly optional: readonly OptionalRule[];
  readonly variants: readonly Variant[];
  /** Whether quotas of special figures, weapons and units are lifted, and crews need not be full (DW-R-32). */
  readonly liftCaps: boolean;
}

/**
 * Lists every reason why a force can't be fielded on these terms; the list is empty if it can. `facts.squad`,
 * `facts.vehicle` and `facts.weapon` are indexes into the force's lists, `facts.herd` into the herd's.
 */
export function checkForce(force: Frozen<Force>, terms: ForceTerms): readonly No[] {
  return force.side === 'army' ? checkArmy(force, terms) : checkHerd(force);
}

function isCount(count: number): boolean {
  return Number.isSafeInteger(count) && count >= 1 && count <= PARAMETERS.mostFigures;
}

function checkHerd({ herd }: Frozen<HerdForce>): No[] {
  const found: No[] = [];
  herd.forEach(({ count, kind }, line) => {
    if (!isCount(count)) found.push(refuse('DW-SIDE-1', 'QUOTA', { herd: line, count }));
    if (!Object.hasOwn(DINOSAURS, kind)) found.push(refuse('DW-SIDE-1', '', { herd: line, kind }));
  });
  return found.length > 0 ? found : refuseNumber(herd.reduce((sum, { count }) => sum + count, 0));
}

function refuseNumber(figures: number): No[] {
  const most = PARAMETERS.mostFigures;
  return figures >= 1 && figures <= most ? [] : [refuse('DW-SIDE-1', 'QUOTA', { figures, most })];
}

function checkArmy(army: Frozen<ArmyForce>, terms: ForceTerms): No[] {
  const found = [
    ...army.squad.flatMap((line, at) => refuseLine(army, line, at)),
    ...army.vehicles.flatMap((line, at) => refuseVehicle(army, line, at, terms)),
    ...army.weapons.flatMap(({ kind }, weapon) => {
      return Object.hasOwn(CREWED_WEAPONS, kind) ? [] : [refuse('DW-SIDE-4', '', { weapon, kind })];
    }),
  ];
  // The other checks look up tables by the names in the lines.
  if (!isReadable(army)) return found;
  const people = peopleOf(army, terms.era);
  const tanks = army.vehicles.filter(({ kind }) => VEHICLES[kind].tank).length;
  const figures = people.reduce((sum, { count }) => sum + count, 0) + army.vehicles.length + army.weapons.length;
  return [
    ...found,
    ...refuseNumber(figures),
    ...refusePeople(people, terms.optional),
    ...(terms.liftCaps ? [] : refuseQuotas(people, tanks)),
    ...army.weapons.flatMap((_, weapon) => refuseCrew(army, weapon, terms)),
    ...army.vehicles.flatMap((_, vehicle) => refuseLoad(army, vehicle, terms)),
  ];
}

/** Whether every name stands in its table and every count is legal. */
function isReadable({ squad, vehicles, weapons }: Frozen<ArmyForce>): boolean {
  const known = (table: object, name: string) => Object.hasOwn(table, name);
  return (
    squad.every(({ count, rank, weapon }) => {
      return isCount(count) && known(RANK_TABLE, rank) && (weapon === 'basic' || known(WEAPONS, weapon));
    }) &&
    vehicles.every(({ kind, size, crew }) => {
      return known(VEHICLES, kind) && VEHICLE_SIZES.includes(size) && crew.every((rank) => known(RANK_TABLE, rank));
    }) &&
    weapons.every(({ kind }) => known(CREWED_WEAPONS, kind))
  );
}

/** Checks one line of the squad by itself. */
function refuseLine(army: Frozen<ArmyForce>, line: Frozen<SquadLine>, squad: number): No[] {
  const { count, rank, weapon, serves, rides, paratrooper } = line;
  const found: No[] = [];
  const no = (...[rule, code, facts]: Parameters<typeof refuse>) => found.push(refuse(rule, code, { squad, ...facts }));
  if (!isCount(count)) no('DW-SIDE-1', 'QUOTA', { count });
  if (!Object.hasOwn(RANK_TABLE, rank)) no('DW-PTS-1', '', { rank });
  if (weapon !== 'basic' && (!Object.hasOwn(WEAPONS, weapon) || weapon === 'grenade')) no('DW-SIDE-4', '', { weapon });
  if (serves !== null && !has(army.weapons, serves)) no('DW-SIDE-5', '', { serves });
  if (rides !== null && !has(army.vehicles, rides)) no('DW-SIDE-6', '', { rides });
  if (paratrooper && (serves !== null || rides !== null)) no('DW-OPT-PARA-1', 'ABOARD', { serves, rides });
  return found;
}

function has(list: readonly unknown[], at: number): boolean {
  return Object.hasOwn(list, at);
}

/** Checks one vehicle by itself: its weapons, its crew, and what it tows. */
function refuseVehicle(army: Frozen<ArmyForce>, line: Frozen<VehicleLine>, vehicle: number, terms: ForceTerms): No[] {
  const { kind, crew, tows } = line;
  if (!Object.hasOwn(VEHICLES, kind)) return [refuse('DW-R-66', '', { vehicle, kind })];
  const found = refuseOutfit(line, { vehicle }, terms.variants);
  const needed = crewSeats(line);
  if (crew.length !== needed) found.push(refuse('DW-TRANS-3', 'NO_SPACE', { vehicle, crew: crew.length, needed }));
  for (const rank of crew) {
    if (!Object.hasOwn(RANK_TABLE, rank)) found.push(refuse('DW-PTS-1', '', { vehicle, rank }));
  }
  if (tows === null) return found;
  const towed = has(army.weapons, tows) ? army.weapons[tows] : undefined;
  const row = towed !== undefined && Object.hasOwn(CREWED_WEAPONS, towed.kind) ? CREWED_WEAPONS[towed.kind] : null;
  const twice = army.vehicles.some((other, at) => at < vehicle && other.tows === tows);
  if (!row?.towable || !VEHICLES[kind].tows || twice) {
    found.push(refuse('DW-TOW-1', '', { vehicle, kind, tows, weaponKind: towed?.kind ?? null, twice }));
  }
  return found;
}

/** Refuses weapons that a vehicle may not mount or lacks (DW-R-66, DW-R-28), and a size class that is not in use (DW-R-65). */
export function refuseOutfit(
  { kind, size, mg, cannon }: Pick<Frozen<VehicleLine>, 'kind' | 'size' | 'mg' | 'cannon'>,
  where: Facts,
  variants: readonly Variant[],
): No[] {
  const row = VEHICLES[kind];
  const found: No[] = [];
  if (mg !== null && !VEHICLE_MGS.includes(mg)) found.push(refuse('DW-R-28', '', { ...where, mg }));
  const fits = (mount: 'never' | 'may' | 'always', mounted: boolean) =>
    mount === 'may' || mounted === (mount === 'always');
  if (!fits(row.mg, mg !== null) || !fits(row.cannon, cannon) || (mg !== null && cannon && !row.tank)) {
    found.push(refuse('DW-R-66', '', { ...where, kind, mg, cannon }));
  }
  if (!VEHICLE_SIZES.includes(size)) found.push(refuse('DW-R-65', '', { ...where, size }));
  else if (size !== 'small' && !variants.includes('size_classes')) {
    found.push(refuse('DW-R-65', 'OPTION_OFF', { ...where, size, variant: 'size_classes' }));
  }
  return found;
}

/** Lists everybody in an army, with the crews of vehicles one by one. */
function peopleOf({ squad, vehicles }: Frozen<ArmyForce>, era: Era): Enlistment[] {
  const shown = (weapon: HandWeapon | 'basic') => (weapon === 'basic' ? BASIC_WEAPON[era] : weapon);
  const foot = squad.map((line, at): Enlistment => {
    return { ...line, weapon: shown(line.weapon), crewOf: null, where: { squad: at } };
  });
  const crews = vehicles.flatMap(({ kind, crew }, vehicle) =>
    crew.map((rank): Enlistment => {
      const plain = { sniper: false, highCalibre: false, elite: false, paratrooper: false };
      const crewOf = { vehicle, tank: VEHICLES[kind].tank };
      return { count: 1, rank, weapon: shown('basic'), ...plain, crewOf, where: { vehicle } };
    }),
  );
  return [...foot, ...crews];
}

/** A weapon needs at least its minimum crew (DW-SIDE-5, DW-CREW-1). */
function refuseCrew({ squad, weapons }: Frozen<ArmyForce>, weapon: number, { liftCaps }: ForceTerms): No[] {
  const { kind } = weapons[weapon] as Frozen<ArmyForce>['weapons'][number];
  const crew = squad.reduce((sum, { count, serves }) => sum + (serves === weapon ? count : 0), 0);
  const needed = CREWED_WEAPONS[kind].minCrew;
  return liftCaps || crew >= needed ? [] : [refuse('DW-SIDE-5', 'UNDERMANNED', { weapon, kind, crew, needed })];
}

/** Passengers must fit into the free places (DW-SIDE-6, DW-TRANS-1). A whole army may begin in vehicles (DW-GATE-9). */
function refuseLoad({ squad, vehicles }: Frozen<ArmyForce>, vehicle: number, { variants }: ForceTerms): No[] {
  const line = vehicles[vehicle] as Frozen<VehicleLine>;
  const riders = squad.reduce((sum, { count, rides }) => sum + (rides === vehicle ? count : 0), 0);
  const capacity = capacityOf(line, variants.includes('size_classes'));
  return riders <= capacity ? [] : [refuse('DW-SIDE-6', 'NO_SPACE', { vehicle, riders, capacity })];
}
