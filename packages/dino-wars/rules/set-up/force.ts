/**
 * Forces as people choose, keep and share them: figures counted line by line, without places and ids. `muster` turns them
 * into figures; `checkForce` lists every reason why one can't be fielded.
 */
import type { DinosaurKind } from '../data/dinosaurs';
import type { VehicleKind, VehicleMg, VehicleSize } from '../data/vehicles';
import type { CrewedKind, HandWeapon } from '../data/weapons';
import type { Rank } from '../state';

/** Soldiers who are all alike. */
export interface SquadLine {
  count: number;
  rank: Rank;
  /** The weapon that they show; `basic` is the era's basic weapon. */
  weapon: HandWeapon | 'basic';
  /** True for snipers (DW-OPT-SNIPE-1). */
  sniper: boolean;
  /** True for high-calibre ammunition (DW-OPT-HICAL-1). */
  highCalibre: boolean;
  /** True for members of the unit of heroes (DW-OPT-SF-1). */
  elite: boolean;
  /** True for soldiers who arrive by air (DW-OPT-PARA-1). */
  paratrooper: boolean;
  /** The index in `weapons` of the crewed weapon that they serve; null for none. */
  serves: number | null;
  /** The index in `vehicles` of the vehicle that they ride in as passengers; null on foot. */
  rides: number | null;
}

/** One vehicle. Its crew comes with it (DW-TRANS-3). */
export interface VehicleLine {
  kind: VehicleKind;
  size: VehicleSize;
  /** The mounted machine gun; null for none. */
  mg: VehicleMg | null;
  cannon: boolean;
  /** The ranks of the crew: driver, machine gunner, gunners (DW-SPEC-5). */
  crew: Rank[];
  /** The index in `weapons` of the crewed weapon that it tows; null for none. */
  tows: number | null;
}

/** One crewed weapon. The soldiers who serve it are lines of the squad. */
export interface WeaponLine {
  kind: CrewedKind;
}

/** A force of the army. */
export interface ArmyForce {
  side: 'army';
  name: string;
  squad: SquadLine[];
  vehicles: VehicleLine[];
  weapons: WeaponLine[];
}

/** A force of dinosaurs. */
export interface HerdForce {
  side: 'dinosaurs';
  name: string;
  herd: { count: number; kind: DinosaurKind }[];
}

/** A force of either side. */
export type Force = ArmyForce | HerdForce;
