/** The price of a force and its shares of the quotas, for forces and for the figures of a file. */
import { DINOSAURS, type DinosaurKind } from '../../rules/data/dinosaurs';
import { PARAMETERS } from '../../rules/data/parameters';
import { RANK_TABLE } from '../../rules/data/ranks';
import { VEHICLES } from '../../rules/data/vehicles';
import { BASIC_WEAPON, CREWED_WEAPONS, type CrewedKind, HAND_WEAPONS, type HandWeapon } from '../../rules/data/weapons';
import { dinosaurPoints } from '../../rules/figures';
import type { Force } from '../../rules/set-up/force';
import type { Options, VehicleSetup } from '../../rules/set-up/options';
import { rankQuota, vehiclePoints, weaponCap } from '../../rules/set-up/points';
import { sniperQuota, tankQuota, unitQuota } from '../../rules/set-up/quotas';
import type { Era, Rank, Side } from '../../rules/state';
import { crewSeats } from '../../rules/vehicles/seats';
import type { Json } from './print';

interface Person {
  readonly count: number;
  readonly rank: Rank;
  readonly weapon: HandWeapon;
  readonly sniper: boolean;
  readonly elite: boolean;
  readonly paratrooper: boolean;
}

interface Ride extends Pick<VehicleSetup, 'kind' | 'mg' | 'cannon'> {
  readonly crew: readonly Rank[];
}

/** A side's figures, without places. */
export interface Roster {
  readonly side: Side;
  /** All soldiers except the crews of vehicles. */
  readonly foot: readonly Person[];
  readonly vehicles: readonly Ride[];
  readonly weapons: readonly CrewedKind[];
  readonly dinosaurs: readonly { readonly kind: DinosaurKind; readonly count: number; readonly life: number }[];
}

/** Returns the roster of a force. */
export function rosterOf(force: Force, era: Era): Roster {
  const none = { foot: [], vehicles: [], weapons: [], dinosaurs: [] };
  if (force.side === 'dinosaurs') {
    const dinosaurs = force.herd.map(({ count, kind }) => ({ kind, count, life: DINOSAURS[kind].lifePoints }));
    return { ...none, side: 'dinosaurs', dinosaurs };
  }
  const foot = force.squad.map((line) => ({
    ...line,
    weapon: line.weapon === 'basic' ? BASIC_WEAPON[era] : line.weapon,
  }));
  return { ...none, side: 'army', foot, vehicles: force.vehicles, weapons: force.weapons.map(({ kind }) => kind) };
}

/** Returns the roster of a side from the figures of a file. */
export function rosterIn({ soldiers, vehicles, crewedWeapons, dinosaurs }: Options, side: Side): Roster {
  const none = { foot: [], vehicles: [], weapons: [], dinosaurs: [] };
  if (side === 'dinosaurs') {
    return {
      ...none,
      side,
      dinosaurs: dinosaurs.map(({ kind, young }) => ({ kind, count: 1, life: (young ?? DINOSAURS[kind]).lifePoints })),
    };
  }
  const crewOf = (vehicle: VehicleSetup) =>
    soldiers.filter(({ aboard }) => aboard?.vehicle === vehicle.id && aboard.seat < crewSeats(vehicle));
  const crews = new Set(vehicles.flatMap(crewOf));
  return {
    side,
    foot: soldiers.filter((soldier) => !crews.has(soldier)).map((soldier) => ({ ...soldier, count: 1 })),
    vehicles: vehicles.map((vehicle) => ({ ...vehicle, crew: crewOf(vehicle).map(({ rank }) => rank) })),
    weapons: crewedWeapons.map(({ kind }) => kind),
    dinosaurs: [],
  };
}

const PRICE_RULES = { army: ['DW-PTS-1', 'DW-PTS-2', 'DW-PTS-3', 'DW-R-67'], dinosaurs: ['DW-PTS-5'] } as const;

/** Returns the price of a side, kind by kind; a vehicle with its crew (DW-PTS-1 to 5). */
export function priceOf({ side, foot, vehicles, weapons, dinosaurs }: Roster): {
  readonly points: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly rules: readonly string[];
} {
  const parts: Record<string, number> = {};
  const add = (kind: string, points: number) => {
    parts[kind] = (parts[kind] ?? 0) + points;
  };
  for (const { rank, count } of foot) add(rank, count * RANK_TABLE[rank].points);
  for (const { crew, ...ride } of vehicles) {
    // Each member of a vehicle's crew costs 1 less than on foot.
    add(
      ride.kind,
      crew.reduce((sum, rank) => sum + RANK_TABLE[rank].points - 1, vehiclePoints(ride)),
    );
  }
  for (const kind of weapons) add(kind, CREWED_WEAPONS[kind].points);
  for (const { kind, count, life } of dinosaurs) add(kind, count * dinosaurPoints(kind, life));
  return { points: Object.values(parts).reduce((sum, each) => sum + each, 0), parts, rules: PRICE_RULES[side] };
}

/**
 * Returns how many special figures, weapons and units an army has, and how many it may have (DW-SPEC-3 to 5, DW-R-32,
 * DW-R-84, DW-R-87).
 */
export function limitsOf({ foot, vehicles }: Roster, era: Era): Readonly<Record<string, Json>> {
  const count = (wanted: (person: Person) => boolean) => {
    return foot.reduce((sum, person) => sum + (wanted(person) ? person.count : 0), 0);
  };
  const soldiers = count(() => true);
  const inCrews = (rank: Rank, tank: boolean) =>
    vehicles
      .filter(({ kind }) => VEHICLES[kind].tank === tank)
      .reduce((sum, { crew }) => sum + crew.filter((each) => each === rank).length, 0);
  const has = (rank: Rank) => count((person) => person.rank === rank && !person.elite) + inCrews(rank, false);
  const ranks = rankQuota(soldiers, has('nco'));
  const tanks = tankQuota(vehicles.filter(({ kind }) => VEHICLES[kind].tank).length);
  const crewmen = vehicles.reduce((sum, { crew }) => sum + crew.length, 0);
  const weapons = HAND_WEAPONS.flatMap((weapon) => {
    const most = weaponCap(soldiers, weapon);
    const own = count((person) => person.weapon === weapon) + (weapon === BASIC_WEAPON[era] ? crewmen : 0);
    return most === null ? [] : [[weapon, { has: own, most }] as const];
  });
  const enlisted = count(({ rank }) => rank === 'enlisted');
  return {
    soldiers,
    enlisted,
    ...Object.fromEntries(
      (['nco', 'leader', 'hero'] as const).map((rank) => [rank, { has: has(rank), most: ranks[rank] }]),
    ),
    ...Object.fromEntries(
      (['nco', 'leader', 'hero'] as const).map((rank) => [
        `tank_${rank}`,
        { has: inCrews(rank, true), most: tanks[rank] },
      ]),
    ),
    ...Object.fromEntries(weapons),
    sniper: { has: count(({ sniper }) => sniper), most: sniperQuota(enlisted) },
    elite: { has: count(({ elite }) => elite), most: unitQuota(soldiers) },
    paratrooper: { has: count(({ paratrooper }) => paratrooper), most: unitQuota(soldiers) },
  };
}

/** The bounds of a fair ratio of points, in tenths (DW-R-70). */
export const FAIR = PARAMETERS.fairRatioTenths;
