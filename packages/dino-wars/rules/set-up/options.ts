/** The options agreed before a match: unchecked forces, table and rules; only `setup` turns them into a `State`. */
import type { Point, Seat } from '@dwo/kernel';
import type { DinosaurKind } from '../data/dinosaurs';
import type { OptionalRule, Variant } from '../data/optional-rules';
import type { VehicleKind, VehicleMg, VehicleSize } from '../data/vehicles';
import type { CrewedKind, HandWeapon } from '../data/weapons';
import type { Era, FigureId, Phase, Rank, ScaleDivisor, Scenario, Side, StandingOrder, Table } from '../state';

export interface Options {
  /** The era's basic weapon is the rifle or the assault rifle (DW-SIDE-3). */
  era: Era;
  /** Optional rules that are on (DW-OPT-1). */
  optional: OptionalRule[];
  /** Rulings of which the other reading holds. */
  variants: Variant[];
  /** The version of the rules by whose readings the match was begun; the present ones if nothing is said. */
  asOf?: number | null | undefined;
  /** Lengths and bases are divided by these (DW-R-103). */
  scale: { lengths: ScaleDivisor; bases: ScaleDivisor };
  scenario: Scenario;
  table: Table;
  /** By seat. */
  players: { side: Side }[];
  dinosaurs: DinosaurSetup[];
  soldiers: SoldierSetup[];
  vehicles: VehicleSetup[];
  crewedWeapons: CrewedWeaponSetup[];
  /** How figures without a place come on the table: the server puts them, or their players do (DW-R-73, DW-R-74). */
  placing: PlacingKind;
  /** Spots of the island (DW-ISLE-2); empty for the even grid (DW-R-72). */
  spots: Point[];
  /** The army's zone when both sides are set up deliberately: so deep a strip along the lower edge (DW-R-105). */
  armyZoneCi: number;
  /** Quotas of special figures and weapon mix are enforced unless the host lifts them (DW-SPEC-3, DW-R-32). */
  liftCaps: boolean;
  /** No dinosaur is set up nearer than this to a soldier, centre to centre: at least 24" (DW-SIDE-2), unless caps are lifted. */
  separationCi: number;
  /** The turn and phase a match begins in; anything but turn 1, phase 1 is for problems and scenario files. */
  start: { turn: number; phase: Phase };
}

/** `server` by dice, before the first intent; `alternate` in turn (DW-R-73); `deliberate` the army first (DW-R-74). */
export const PLACING_KINDS = ['server', 'alternate', 'deliberate'] as const;
export type PlacingKind = (typeof PLACING_KINDS)[number];

interface FigureSetup {
  /** Unique over all figures; letters, digits, `-` and `_`, a letter first. */
  id: FigureId;
  owner: Seat;
  /** Base centre; null lets the server or the player place it (DW-SIDE-2: 36" between the sides). */
  at: Point | null;
  /** Degrees; null faces the enemy. */
  facing: number | null;
}

/** The figures of a young animal that are less than an adult's (DW-R-106). */
export interface Young {
  /** Unharmed. */
  lifePoints: number;
  /** The structural points that its hits take from vehicles (DW-DMG-9). */
  damage: number;
}

export interface DinosaurSetup extends FigureSetup {
  kind: DinosaurKind;
  /** Fewer than the kind's full life points for a figure wounded from the start; null for full. */
  lifePoints: number | null;
  /** A young animal, weaker than the table says and cheaper by its life points; an adult if nothing is said (DW-R-106). */
  young?: Young | null;
  /** Height of a flyer that begins airborne (DW-R-11). */
  z: number;
  /** Begins hidden, which only the Time Gate allows (DW-GATE-4). */
  hidden: boolean;
}

export interface SoldierSetup extends FigureSetup {
  rank: Rank;
  /** The weapon their figure shows; special figures also get the basic weapon (DW-SPEC-1). */
  weapon: HandWeapon;
  order: StandingOrder;
  /** The vehicle and the seat in it that a soldier begins in (DW-SIDE-6). Crew and passengers have no `at`. */
  aboard: { vehicle: FigureId; seat: number } | null;
  /** The crewed weapon they are listed for (DW-SIDE-5). */
  crewOf: FigureId | null;
  /** DW-OPT-SNIPE-1 */
  sniper: boolean;
  /** DW-OPT-HICAL-1 */
  highCalibre: boolean;
  /** Of the unit of heroes outside the quota (DW-OPT-SF-1). */
  elite: boolean;
  /** Arrives by air (DW-OPT-PARA-1). */
  paratrooper: boolean;
}

export interface VehicleSetup extends FigureSetup {
  kind: VehicleKind;
  /**
   * The size; only a vehicle that carries more than the printed number has another, if the match has size classes
   * (DW-R-65).
   */
  size: VehicleSize;
  mg: VehicleMg | null;
  cannon: boolean;
  gunFacing: number | null;
  /** Fewer than full structural points; null for full. */
  structurePoints: number | null;
  order: StandingOrder;
}

export interface CrewedWeaponSetup extends FigureSetup {
  kind: CrewedKind;
  /** The vehicle it is hitched to; null for set up (DW-SIDE-5). */
  hitchedTo: FigureId | null;
  order: StandingOrder;
}
