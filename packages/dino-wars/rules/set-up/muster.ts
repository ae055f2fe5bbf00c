/**
 * Turns forces into the options of a match: figures get names and owners, and crews get their seats. No figure has a place
 * yet.
 */
import type { Seat } from '@dwo/kernel';
import type { DinosaurKind } from '../data/dinosaurs';
import { PARAMETERS } from '../data/parameters';
import { VEHICLES } from '../data/vehicles';
import { BASIC_WEAPON, type HandWeapon } from '../data/weapons';
import type { Era, FigureId, Rank, Side, Table } from '../state';
import { tablesFor } from '../tables';
import { crewSeats } from '../vehicles/seats';
import type { ArmyForce, Force, HerdForce, SquadLine } from './force';
import type { Options, SoldierSetup } from './options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, PLAIN_VEHICLE, PLAIN_WEAPON, plainMatch } from './plain';

/** The sides of two players, with the army in seat 0. */
export const TWO_PLAYERS: readonly Side[] = ['army', 'dinosaurs'];

/** The forces of a match, its table and its rules. A rule that is left out is as in the rulebook. */
export interface Muster
  extends Partial<
    Pick<Options, 'optional' | 'variants' | 'scale' | 'scenario' | 'placing' | 'spots' | 'armyZoneCi' | 'separationCi'>
  > {
  readonly era: Era;
  readonly table: Table;
  /** One force for all players of its side to share, or one for each of them in order of their seats. */
  readonly forces: readonly Force[];
  /** Whether the limits on special figures and weapons are lifted (DW-R-32). */
  readonly liftCaps: boolean;
  /** Whether the last of several army players commands every tank (DW-ISLE-9, DW-MULTI-3). */
  readonly tankPlayer?: boolean;
}

/**
 * Returns options in which no figure has a place. `checkSetup` decides if they can be played. Players of a side are dealt
 * the figures of a shared force in turn. A weapon and its crew stay together, and so do a vehicle and its crew (DW-R-99).
 */
export function muster(plan: Muster, sides: readonly Side[] = TWO_PLAYERS): Options {
  const { era, table, forces, liftCaps, tankPlayer, ...rest } = plan;
  const rules = { ...plainMatch(), ...rest };
  const { leastSetupDistanceCi, setupDistanceCi, armyZoneCi } = tablesFor(rules).parameters;
  // The groups of the island begin at spots that are drawn.
  const isDeliberate = rules.placing === 'deliberate' && rules.scenario !== 'island';
  const options: Options = {
    ...rules,
    armyZoneCi: rest.armyZoneCi ?? armyZoneCi,
    era,
    table: { ...table, terrain: table.terrain.map((each) => ({ ...each, outline: [...each.outline] })) },
    players: sides.map((side) => ({ side })),
    dinosaurs: [],
    soldiers: [],
    vehicles: [],
    crewedWeapons: [],
    liftCaps,
    // The usual distance between the sides is 36", the least 24" (DW-SIDE-2).
    separationCi: rest.separationCi ?? (isDeliberate ? setupDistanceCi : leastSetupDistanceCi),
    start: { turn: 1, phase: 'dinosaur-movement' },
  };
  for (const side of ['army', 'dinosaurs'] as const) {
    const seats = sides.flatMap((each, seat) => (each === side ? [seat] : []));
    const tanker = side === 'army' && tankPlayer && seats.length > 1 ? (seats.pop() ?? null) : null;
    const own = forces.filter((force) => force.side === side);
    own.forEach((force, at) => {
      // If there are more forces than players, some players command several.
      const shares = seats.filter((_, place) => place % own.length === at % seats.length);
      const deal = dealer(shares);
      if (force.side === 'dinosaurs') addHerd(options, force, deal);
      else addArmy(options, force, deal, tanker);
    });
  }
  return options;
}

/** Returns a function that deals the seats in turn. */
function dealer(seats: readonly Seat[]): () => Seat {
  let dealt = 0;
  return () => seats[dealt++ % Math.max(1, seats.length)] ?? 0;
}

/** Caps a count at one more than is legal, so that an absurd count is refused but never expanded. */
function upTo(count: number): number {
  return Number.isFinite(count) ? Math.min(Math.max(0, Math.trunc(count)), PARAMETERS.mostFigures + 1) : 0;
}

function addHerd({ dinosaurs }: Options, { herd }: HerdForce, deal: () => Seat): void {
  for (const { count, kind } of herd) {
    for (let i = upTo(count); i > 0; i--) {
      dinosaurs.push({ ...unplaced('d', dinosaurs, deal()), kind, lifePoints: null, ...PLAIN_DINOSAUR });
    }
  }
}

/** A vehicle or weapon, with what its crew must know of it. */
interface Piece {
  readonly id: FigureId;
  readonly owner: Seat;
}

function addArmy(options: Options, army: ArmyForce, deal: () => Seat, tanker: Seat | null): void {
  const vehicles = addVehicles(options, army, deal, tanker);
  const guns = addWeapons(options, army, deal, vehicles);
  const next = army.vehicles.map(crewSeats);
  for (const line of army.squad) {
    const gun = line.serves === null ? undefined : guns[line.serves];
    const ride = line.rides === null ? undefined : vehicles[line.rides];
    const { rank, weapon, sniper, highCalibre, elite, paratrooper } = line;
    for (let i = upTo(line.count); i > 0; i--) {
      const seat = line.rides === null ? 0 : (next[line.rides] ?? 0);
      if (line.rides !== null) next[line.rides] = seat + 1;
      // Paratroopers are one unit. The player who owns the first of them owns all (DW-OPT-PARA-1).
      const unit = paratrooper ? options.soldiers.find((each) => each.paratrooper)?.owner : undefined;
      enlist(options, gun?.owner ?? ride?.owner ?? unit ?? deal(), rank, weapon, {
        aboard: ride === undefined ? null : { vehicle: ride.id, seat },
        crewOf: gun?.id ?? null,
        ...{ sniper, highCalibre, elite, paratrooper },
      });
    }
  }
}

/** Adds vehicles, each with its crew in the first seats. */
function addVehicles(options: Options, army: ArmyForce, deal: () => Seat, tanker: Seat | null): Piece[] {
  return army.vehicles.map(({ kind, size, mg, cannon, crew }) => {
    const isTank = Object.hasOwn(VEHICLES, kind) && VEHICLES[kind].tank;
    const owner = isTank && tanker !== null ? tanker : deal();
    const piece = unplaced('v', options.vehicles, owner);
    options.vehicles.push({ ...piece, kind, ...PLAIN_VEHICLE, size, mg, cannon });
    crew.slice(0, PARAMETERS.mostFigures).forEach((rank, seat) => {
      enlist(options, owner, rank, 'basic', { aboard: { vehicle: piece.id, seat } });
    });
    return piece;
  });
}

/** Adds weapons, set up or hitched to the vehicle that tows them. */
function addWeapons(options: Options, army: ArmyForce, deal: () => Seat, vehicles: readonly Piece[]): Piece[] {
  return army.weapons.map(({ kind }, at) => {
    const by = vehicles[army.vehicles.findIndex(({ tows }) => tows === at)];
    const piece = unplaced('w', options.crewedWeapons, by?.owner ?? deal());
    options.crewedWeapons.push({ ...piece, kind, ...PLAIN_WEAPON, hitchedTo: by?.id ?? null });
    return piece;
  });
}

function enlist(
  { soldiers, era }: Options,
  owner: Seat,
  rank: Rank,
  weapon: HandWeapon | 'basic',
  more: Partial<SoldierSetup>,
): void {
  const shown = weapon === 'basic' ? BASIC_WEAPON[era] : weapon;
  soldiers.push({
    ...unplaced('s', soldiers, owner),
    rank,
    weapon: shown,
    order: 'fire-best',
    ...PLAIN_SOLDIER,
    ...more,
  });
}

function unplaced(letter: string, before: readonly unknown[], owner: Seat) {
  return { id: `${letter}${before.length + 1}`, owner, at: null, facing: null };
}

/** Soldiers counted by rank and weapon shown; `basic` is the era's basic weapon. */
export type Squad = readonly (readonly [count: number, rank: Rank, weapon: HandWeapon | 'basic'])[];
/** Dinosaurs counted by kind. */
export type Herd = readonly (readonly [count: number, kind: DinosaurKind])[];

/** Returns a line of plain soldiers. */
export function squadLine(
  count: number,
  rank: Rank,
  weapon: HandWeapon | 'basic',
  more: Partial<SquadLine> = {},
): SquadLine {
  const plain = { sniper: false, highCalibre: false, elite: false, paratrooper: false, serves: null, rides: null };
  return { count, rank, weapon, ...plain, ...more };
}

/** Returns an army on foot. */
export function footArmy(name: string, squad: Squad): ArmyForce {
  const lines = squad.map(([count, rank, weapon]) => squadLine(count, rank, weapon));
  return { side: 'army', name, squad: lines, vehicles: [], weapons: [] };
}

/** Returns a herd. */
export function herdOf(name: string, herd: Herd): HerdForce {
  return { side: 'dinosaurs', name, herd: herd.map(([count, kind]) => ({ count, kind })) };
}
