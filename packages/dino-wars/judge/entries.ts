/** The judge's books on single figures. */
import type { Seat } from '@dwo/kernel';
import type { DinosaurKind } from '../rules/data/dinosaurs';
import type { VehicleKind, VehicleMg } from '../rules/data/vehicles';
import type { CrewedKind, HandWeapon, Weapon } from '../rules/data/weapons';
import type { Absence, FigureId, FireWindow, Rank, WeaponStatus } from '../rules/state';

interface Figure {
  readonly id: FigureId;
  readonly owner: Seat;
  readonly radius: number;
  readonly heightCi: number;
  x: number;
  y: number;
  z: number;
  facing: number;
  spent: number;
  alive: boolean;
  absence: Absence;
}

/** The books on a dinosaur. */
export interface DinosaurEntry extends Figure {
  readonly side: 'dinosaurs';
  readonly cls: 'dinosaur';
  readonly kind: DinosaurKind;
  /** Its full life points, and what its hits take from vehicles (DW-R-106). */
  readonly mostLife: number;
  readonly damage: number;
  hidden: boolean;
  lifePoints: number;
  moveOver: boolean;
  /** Whether an overrun of this turn failed (DW-OVER-8). */
  failed: boolean;
  attacked: boolean;
  paidTerrain: boolean;
  /** The turns in which it attacked or spent the extra movement of a charge, in order (DW-INV-38). */
  readonly attackTurns: number[];
  readonly chargeTurns: number[];
  /** The buildings in which it has attacked soldiers, with the turn of the first attack (DW-R-77). */
  readonly buildings: Map<string, number>;
}

/** One attack of the army. */
export interface Fired {
  readonly window: FireWindow;
  readonly weapon: Weapon;
}

/** The books on a soldier. */
export interface SoldierEntry extends Figure {
  readonly side: 'army';
  readonly cls: 'soldier';
  readonly rank: Rank;
  readonly crewman: boolean;
  readonly weapons: readonly HandWeapon[];
  readonly sniper: boolean;
  readonly highCalibre: boolean;
  shots: Fired[];
  leftContact: boolean;
  paidTerrain: boolean;
  halvings: number;
  /** Whether they have got in or out this turn (DW-R-62). */
  loaded: boolean;
  busy: boolean;
  /** Whether they were aboard when their vehicle, in contact, first moved or unloaded this turn (DW-R-61). */
  exposed: boolean;
  /** Whether they moved in the latest phase 4 (DW-R-34). */
  moved: boolean;
  /** The dinosaurs that have overrun them this turn, in order. */
  overrunBy: FigureId[];
  aboard: FigureId | null;
  holds: FigureId | null;
  wounded: boolean;
  spotted: boolean;
  /** Whether the gun that they serve, or served, has fired this turn (DW-R-43). */
  locked: boolean;
  /** The number of grenades that they have thrown in the match (DW-INV-37). */
  grenades: number;
}

/** The books on a vehicle. */
export interface VehicleEntry extends Figure {
  readonly side: 'army';
  readonly cls: 'vehicle';
  readonly kind: VehicleKind;
  readonly mg: VehicleMg | null;
  readonly cannon: boolean;
  structurePoints: number;
  gunFacing: number;
  shots: Fired[];
  cannonLoaded: boolean;
  seats: (FigureId | null)[];
  towing: FigureId | null;
  leftContact: boolean;
  paidTerrain: boolean;
  loaded: boolean;
  unloaded: boolean;
  busy: boolean;
  immobile: boolean;
  /** Whether it has moved or unloaded this turn (DW-R-61). */
  begun: boolean;
  firing: FigureId[];
  overrunBy: FigureId[];
}

/** The books on a crewed weapon. */
export interface WeaponEntry extends Figure {
  readonly side: 'army';
  readonly cls: 'weapon';
  readonly kind: CrewedKind;
  status: WeaponStatus;
  carrier: FigureId | null;
  crew: FigureId[];
  loaded: boolean;
  readyTurn: number;
  shots: Fired[];
  /** The members of its crew who have attacked on their own this turn (DW-INV-4). */
  crewFired: FigureId[];
  /** The soldiers who served it when it fired this turn. */
  served: FigureId[];
  ammunition: number | null;
  /** Whether it was hitched or unhitched this turn (DW-R-50). */
  busy: boolean;
  /** Whether soldiers have set it up, dismantled, carried or unloaded it this turn (DW-R-50). */
  handled: boolean;
  /** Whether a hero has used up one turn of its ammunition this turn (DW-INV-40). */
  used: boolean;
  overrunBy: FigureId[];
}

/** The books on an army figure. */
export type ArmyEntry = SoldierEntry | VehicleEntry | WeaponEntry;
/** The books on any figure. */
export type Entry = DinosaurEntry | ArmyEntry;
