/** From forces to the options of a match: figures named, dealt to the players of their side, crews in their seats, nobody placed. */
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

/** Two players: the army in seat 0. */
export const TWO_PLAYERS: readonly Side[] = ['army', 'dinosaurs'];

/** The forces of a match and what it is played on and by; what is left out is by the book. */
export interface Muster
  extends Partial<
    Pick<Options, 'optional' | 'variants' | 'scale' | 'scenario' | 'placing' | 'spots' | 'armyZoneCi' | 'separationCi'>
  > {
  readonly era: Era;
  readonly table: Table;
  /** One for the players of its side to share, or one for each of them, in order of their seats. */
  readonly forces: readonly Force[];
  /** True if the limits on special figures and weapons are lifted (DW-R-32). */
  readonly liftCaps: boolean;
  /** True if the last of several army players commands every tank (DW-ISLE-9, DW-MULTI-3). */
  readonly tankPlayer?: boolean;
}

/**
 * Options in which nobody has a place yet; whether they can be played is for `checkSetup`. Players share a force by turns; a
 * weapon and its crew stay together, a vehicle and its crew too (DW-R-99).
 */
export function muster(plan: Muster, sides: readonly Side[] = TWO_PLAYERS): Options {
  const { era, table, forces, liftCaps, tankPlayer, ...rest } = plan;
  const rules = { ...plainMatch(), ...rest };
  const { leastSetupDistanceCi, setupDistanceCi, armyZoneCi } = tablesFor(rules).parameters;
  // The groups of the island begin at spots that were drawn.
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
    // DW-SIDE-2
    separationCi: rest.separationCi ?? (isDeliberate ? setupDistanceCi : leastSetupDistanceCi),
    start: { turn: 1, phase: 'dinosaur-movement' },
  };
  for (const side of ['army', 'dinosaurs'] as const) {
    const seats = sides.flatMap((each, seat) => (each === side ? [seat] : []));
    const tanker = side === 'army' && tankPlayer && seats.length > 1 ? (seats.pop() ?? null) : null;
    const own = forces.filter((force) => force.side === side);
    own.forEach((force, at) => {
      // Of more forces than players some command several.
      const shares = seats.filter((_, place) => place % own.length === at % seats.length);
      const deal = dealer(shares);
      if (force.side === 'dinosaurs') addHerd(options, force, deal);
      else addArmy(options, force, deal, tanker);
    });
  }
  return options;
}

/** Gives out the seats by turns. */
function dealer(seats: readonly Seat[]): () => Seat {
  let dealt = 0;
  return () => seats[dealt++ % Math.max(1, seats.length)] ?? 0;
}

/** As many as may be played with and one more, whatever somebody has written down. */
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

/** A vehicle or a weapon, as the people in and at it have to know it. */
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
      // Paratroopers are one unit, whoever commands the first of them (DW-OPT-PARA-1).
      const unit = paratrooper ? options.soldiers.find((each) => each.paratrooper)?.owner : undefined;
      enlist(options, gun?.owner ?? ride?.owner ?? unit ?? deal(), rank, weapon, {
        aboard: ride === undefined ? null : { vehicle: ride.id, seat },
        crewOf: gun?.id ?? null,
        ...{ sniper, highCalibre, elite, paratrooper },
      });
    }
  }
}

/** Vehicles, each with its crew in the first seats. */
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

/** Weapons, set up or hitched to the vehicle that tows them. */
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

/** Soldiers by rank and shown weapon, counted; `basic` is the era's basic weapon. */
export type Squad = readonly (readonly [count: number, rank: Rank, weapon: HandWeapon | 'basic'])[];
/** Dinosaurs by kind, counted. */
export type Herd = readonly (readonly [count: number, kind: DinosaurKind])[];

/** Soldiers of one sort with nothing special about them. */
export function squadLine(
  count: number,
  rank: Rank,
  weapon: HandWeapon | 'basic',
  more: Partial<SquadLine> = {},
): SquadLine {
  const plain = { sniper: false, highCalibre: false, elite: false, paratrooper: false, serves: null, rides: null };
  return { count, rank, weapon, ...plain, ...more };
}

/** An army on foot. */
export function footArmy(name: string, squad: Squad): ArmyForce {
  const lines = squad.map(([count, rank, weapon]) => squadLine(count, rank, weapon));
  return { side: 'army', name, squad: lines, vehicles: [], weapons: [] };
}

/** A herd. */
export function herdOf(name: string, herd: Herd): HerdForce {
  return { side: 'dinosaurs', name, herd: herd.map(([count, kind]) => ({ count, kind })) };
}
