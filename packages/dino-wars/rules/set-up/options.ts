/** The options agreed before a match: forces, table and rules, not yet checked. Only `setup` turns them into a `State`. */
import type { Point, Seat } from '@dwo/kernel';
import type { DinosaurKind } from '../data/dinosaurs';
import type { OptionalRule, Variant } from '../data/optional-rules';
import type { VehicleKind, VehicleMg, VehicleSize } from '../data/vehicles';
import type { CrewedKind, HandWeapon } from '../data/weapons';
import type { Era, FigureId, Phase, Rank, ScaleDivisor, Scenario, Side, StandingOrder, Table } from '../state';

/** Everything that is agreed before a match. `checkSetup` decides if it can be played. */
export interface Options {
  /** The era, whose basic weapon is the rifle or the assault rifle (DW-SIDE-3). */
  era: Era;
  /** The optional rules that are on (DW-OPT-1). */
  optional: OptionalRule[];
  /** The rulings that are played in their other reading. */
  variants: Variant[];
  /** The version of the rules in whose readings the match was begun; null or absent for the present version. */
  asOf?: number | null | undefined;
  /** The divisors of lengths and bases (DW-R-103). */
  scale: { lengths: ScaleDivisor; bases: ScaleDivisor };
  /** The scenario, which decides how figures are placed and how the game ends. */
  scenario: Scenario;
  /** The table in ci. */
  table: Table;
  /** The players by seat. */
  players: { side: Side }[];
  dinosaurs: DinosaurSetup[];
  soldiers: SoldierSetup[];
  vehicles: VehicleSetup[];
  crewedWeapons: CrewedWeaponSetup[];
  /** How figures without a place come on the table: placed by the server, or by their players (DW-R-73, DW-R-74). */
  placing: PlacingKind;
  /** The spots of the island (DW-ISLE-2); empty for the even grid (DW-R-72). */
  spots: Point[];
  /** The depth in ci of the army's zone along the lower edge, if both sides are set up deliberately (DW-R-105). */
  armyZoneCi: number;
  /** False if quotas of special figures and weapons apply; true if the creator has lifted them (DW-SPEC-3, DW-R-32). */
  liftCaps: boolean;
  /**
   * The least distance in ci between a dinosaur and a soldier at the set-up, centre to centre. It is at least 24" unless
   * caps are lifted (DW-SIDE-2).
   */
  separationCi: number;
  /** The turn and phase in which a match begins. Problems and scenario files may begin after phase 1 of turn 1. */
  start: { turn: number; phase: Phase };
}

/**
 * `server`: by dice before the first intent. `alternate`: the players in turn (DW-R-73). `deliberate`: the army first
 * (DW-R-74).
 */
export const PLACING_KINDS = ['server', 'alternate', 'deliberate'] as const;
/** One of `PLACING_KINDS`. */
export type PlacingKind = (typeof PLACING_KINDS)[number];

interface FigureSetup {
  /** Unique among all figures: a letter, then letters, digits, `-` and `_`. */
  id: FigureId;
  owner: Seat;
  /** The base centre; null if the server or the player places the figure. */
  at: Point | null;
  /** The facing in degrees; null to face the enemy. */
  facing: number | null;
}

/** The values of a young animal that are below an adult's (DW-R-106). */
export interface Young {
  /** Life points of the unharmed animal. */
  lifePoints: number;
  /** The structural points that its hits take from vehicles (DW-DMG-9). */
  damage: number;
}

/** A dinosaur before the match. */
export interface DinosaurSetup extends FigureSetup {
  kind: DinosaurKind;
  /** The life points of a dinosaur that begins wounded; null for full. */
  lifePoints: number | null;
  /**
   * The values of a young animal, which is weaker than the table says and cheaper by its life points (DW-R-106); null or
   * absent for an adult.
   */
  young?: Young | null;
  /** The height in ci of a flyer that begins in the air (DW-R-11), else 0. */
  z: number;
  /** Whether it begins hidden, which only the Time Gate allows (DW-GATE-4). */
  hidden: boolean;
}

/** A soldier before the match. */
export interface SoldierSetup extends FigureSetup {
  rank: Rank;
  /** The weapon that their figure shows. Special figures also get the basic weapon (DW-SPEC-1). */
  weapon: HandWeapon;
  /** The standing order for closing fire (DW-R-17). */
  order: StandingOrder;
  /** The vehicle and seat that they begin in (DW-SIDE-6); null on foot. Crew and passengers have no `at`. */
  aboard: { vehicle: FigureId; seat: number } | null;
  /** The crewed weapon that they serve (DW-SIDE-5); null for none. */
  crewOf: FigureId | null;
  /** True for a sniper (DW-OPT-SNIPE-1). */
  sniper: boolean;
  /** True for high-calibre ammunition (DW-OPT-HICAL-1). */
  highCalibre: boolean;
  /** True for a member of the unit of heroes outside the quota (DW-OPT-SF-1). */
  elite: boolean;
  /** True for a soldier who arrives by air (DW-OPT-PARA-1). */
  paratrooper: boolean;
}

/** A vehicle before the match. */
export interface VehicleSetup extends FigureSetup {
  kind: VehicleKind;
  /**
   * The size class. Only in a match with size classes may a vehicle that carries more than the printed number have another
   * than the printed one (DW-R-65).
   */
  size: VehicleSize;
  /** The mounted machine gun (DW-R-28); null for none. */
  mg: VehicleMg | null;
  cannon: boolean;
  /** The facing of the machine gun in degrees; null for the vehicle's own. */
  gunFacing: number | null;
  /** The structural points of a vehicle that begins damaged; null for full. */
  structurePoints: number | null;
  order: StandingOrder;
}

/** A crewed weapon before the match. */
export interface CrewedWeaponSetup extends FigureSetup {
  kind: CrewedKind;
  /** The vehicle that it is hitched to; null if it is set up (DW-SIDE-5). */
  hitchedTo: FigureId | null;
  order: StandingOrder;
}
