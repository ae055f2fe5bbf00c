/**
 * Forces as people choose, keep and share them: toys counted line by line, with no places and no ids. `muster` makes figures
 * of them, `checkForce` says every reason why one can't be fielded.
 */
import type { DinosaurKind } from '../data/dinosaurs';
import type { VehicleKind, VehicleMg, VehicleSize } from '../data/vehicles';
import type { CrewedKind, HandWeapon } from '../data/weapons';
import type { Rank } from '../state';

/** Soldiers of one sort. */
export interface SquadLine {
  count: number;
  rank: Rank;
  /** `basic` is the era's basic weapon. */
  weapon: HandWeapon | 'basic';
  /** DW-OPT-SNIPE-1 */
  sniper: boolean;
  /** DW-OPT-HICAL-1 */
  highCalibre: boolean;
  /** Of the unit of heroes (DW-OPT-SF-1). */
  elite: boolean;
  /** Arrive by air (DW-OPT-PARA-1). */
  paratrooper: boolean;
  /** The crewed weapon they serve, as a place in `weapons`; null for none. */
  serves: number | null;
  /** The vehicle they ride in as passengers, as a place in `vehicles`; null on foot. */
  rides: number | null;
}

/** One vehicle. Its crew comes with it (DW-TRANS-3). */
export interface VehicleLine {
  kind: VehicleKind;
  size: VehicleSize;
  mg: VehicleMg | null;
  cannon: boolean;
  /** Ranks of the crew: driver, machine gunner, gunners (DW-SPEC-5). */
  crew: Rank[];
  /** The crewed weapon it tows, as a place in `weapons`; null for none. */
  tows: number | null;
}

/** One crewed weapon; the soldiers who serve it are lines of the squad. */
export interface WeaponLine {
  kind: CrewedKind;
}

export interface ArmyForce {
  side: 'army';
  name: string;
  squad: SquadLine[];
  vehicles: VehicleLine[];
  weapons: WeaponLine[];
}

export interface HerdForce {
  side: 'dinosaurs';
  name: string;
  herd: { count: number; kind: DinosaurKind }[];
}

export type Force = ArmyForce | HerdForce;
