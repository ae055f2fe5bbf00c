/** Figures: what they are, where they stand, and what they have done this turn. */
import type { Seat } from '@dwo/kernel';
import type { DinosaurKind } from '../data/dinosaurs';
import type { VehicleKind, VehicleMg, VehicleSize } from '../data/vehicles';
import type { CrewedKind, HandWeapon } from '../data/weapons';
import type { FigureId, FireWindow, Leave, PoleStatus, Rank, StandingOrder, WeaponStatus } from '../data/words';

/**
 * Why a figure is not on the table though it lives: not set up yet, on its way by air (DW-OPT-PARA-1), gone through the gate
 * (DW-R-93). Null for being there, aboard a vehicle included.
 */
export type Absence = 'unplaced' | 'waiting' | 'escaped' | null;

interface Figure {
  owner: Seat;
  /** Without meaning while a figure is absent, aboard, hitched or carried. */
  x: number;
  y: number;
  facing: number;
  alive: boolean;
  absence: Absence;
}

export interface Dinosaur extends Figure {
  kind: DinosaurKind;
  /** Height above the table of an airborne flyer; 0 stands on the ground, whatever its height (DW-R-11, DW-R-107). */
  z: number;
  lifePoints: number;
  /** Life points of it unharmed, and what its hits take from vehicles: as printed, less for a young animal (DW-R-106). */
  mostLife: number;
  damage: number;
  /** Movement spent this turn, overruns included (DW-MOVE-2). */
  spentCi: number;
  moveOver: boolean;
  /** Has made its attack of phase 3 (DW-DATK-1). */
  attacked: boolean;
  /** Has paid for unusual terrain this turn (DW-OPT-TERR-3). */
  paidTerrain: boolean;
  /** Height it must climb to since its latest take-off, 0 once it has been there; null if it has flown nowhere this turn (DW-R-79). */
  climbToCi: number | null;
  /** Moves no further until an overrun succeeds, for it has dived (DW-R-78), or come into contact where that stops it (DW-R-6). */
  dived: boolean;
  /** The turn in which it charged or attacked first; null before (DW-R-90). */
  chargeTurn: number | null;
  /** Buildings whose people it has attacked, each with the turn of the first time (DW-R-77). */
  buildings: { terrain: string; turn: number }[];
}

export interface Soldier extends Figure {
  rank: Rank;
  /** Hand weapons besides grenades, which everybody carries (DW-SIDE-4, DW-SPEC-1). */
  weapons: HandWeapon[];
  /** Came as crew of a vehicle (DW-R-67, DW-R-69). */
  crewman: boolean;
  /** The vehicle they are in or on. */
  aboard: FigureId | null;
  /** The crewed weapon they are listed for (DW-R-42). */
  crewOf: FigureId | null;
  /** The light machine gun in a hero's hands (DW-RAMBO-1). */
  holds: FigureId | null;
  /** DW-OPT-SNIPE-1 */
  sniper: boolean;
  /** His rifle or pistol is high-calibre (DW-OPT-HICAL-1). */
  highCalibre: boolean;
  /** Belongs to the unit of heroes (DW-OPT-SF-1). */
  elite: boolean;
  /** Has their one grenade left; of no account unless grenades are limited (DW-OPT-GREN-1). */
  grenade: boolean;
  /** DW-OPT-WOUND-1 */
  wounded: boolean;
  /** Movement spent in this turn's army movement. */
  spentCi: number;
  /** Has started a move in contact this turn and pays 2" for it (DW-AMOVE-2). */
  leftContact: boolean;
  /** Has paid for unusual terrain this turn (DW-OPT-TERR-3). */
  paidTerrain: boolean;
  /** Times their movement is halved this turn: loading or unloading, setting up, dismantling (DW-AMOVE-4). */
  halvings: number;
  /** Has loaded or unloaded this turn (DW-R-62). */
  loaded: boolean;
  /** Takes no part in movement any more this turn: hitched, unhitched, or landed (DW-R-50, DW-R-89). */
  busy: boolean;
  /** Was aboard a vehicle in contact when it first moved this turn (DW-R-61). */
  exposed: boolean;
  /** Moved in the latest army movement phase (DW-R-34). */
  moved: boolean;
  /** Windows in which they have attacked this turn, in order (DW-BUDGET-1). */
  shots: FireWindow[];
  /** Has fired a single-shot weapon this turn (DW-BUDGET-3). */
  singleShot: boolean;
  /** Has spotted this turn (DW-IND-5). */
  spotted: boolean;
  /** Fires nothing of their own this turn, for the weapon they serve has fired (DW-CREW-6, DW-R-43). */
  locked: boolean;
  /** Has been overrun this turn, so their closing fire is spent or declined (DW-CLOSE-9, DW-R-18). */
  overrun: boolean;
  order: StandingOrder;
  /** True if teammates may name them as their spotter (DW-R-40). */
  spotting: Leave;
}

/** The shots of a mounted weapon this turn; its budget is its own (DW-R-27). */
export interface Mount {
  shots: FireWindow[];
  /** DW-R-29, DW-R-44 */
  loaded: boolean;
  /** True if this turn still counts as reloading (DW-R-45). */
  reloading: boolean;
}

export interface Vehicle extends Figure {
  kind: VehicleKind;
  size: VehicleSize;
  structurePoints: number;
  /** The mounted machine gun, if there is one (DW-R-28). */
  mg: (Mount & { kind: VehicleMg }) | null;
  /** The mounted cannon, if there is one. */
  cannon: Mount | null;
  /** The facing of the mounted machine gun (DW-R-26). */
  gunFacing: number;
  /** Driver, machine gunner, two gunners of the cannon, passengers: as many as it has seats (DW-TRANS-1 to 5, DW-R-29). */
  seats: (FigureId | null)[];
  /** The weapon behind it (DW-TOW-1). */
  towing: FigureId | null;
  /** Weapons and poles in it (DW-R-47, DW-R-92). */
  cargo: FigureId[];
  spentCi: number;
  leftContact: boolean;
  paidTerrain: boolean;
  /** Its movement is halved this turn by loading, by unloading (DW-LOAD-2, DW-R-62). */
  loaded: boolean;
  unloaded: boolean;
  /** Hitches or unhitches this turn, and does nothing else (DW-R-50). */
  busy: boolean;
  /** Has rammed: moves never again (DW-OPT-RAM-4). */
  immobile: boolean;
  /** Its passengers who have fired this turn (DW-R-82). */
  firing: FigureId[];
  overrun: boolean;
  order: StandingOrder;
}

export interface CrewedWeapon extends Figure {
  kind: CrewedKind;
  status: WeaponStatus;
  /** The vehicle it is hitched to or stowed in, or the hero who holds it. */
  carrier: FigureId | null;
  /** Designated crew, at the weapon or not (DW-R-42). */
  crew: FigureId[];
  /** DW-R-44 */
  loaded: boolean;
  /** Cannot fire before this turn (DW-TOW-4). */
  readyTurn: number;
  shots: FireWindow[];
  /** Does not fire this turn, for one of its crew has (DW-CREW-7, DW-R-43). */
  locked: boolean;
  /** True if this turn still counts as reloading (DW-R-45). */
  reloading: boolean;
  /** Turns of fire left in a hero's hands; null until rolled (DW-RAMBO-3). */
  ammunition: number | null;
  /** Is hitched or unhitched this turn, and nothing else is done with it (DW-R-50). */
  busy: boolean;
  /** Has been set up, taken apart, carried or put down this turn, so it is not hitched (DW-R-50). */
  handled: boolean;
  /** A hero has fired it this turn, which used up one turn's ammunition (DW-RAMBO-5). */
  handFired: boolean;
  overrun: boolean;
  order: StandingOrder;
}

export interface Pole {
  x: number;
  y: number;
  status: PoleStatus;
  /** The vehicle it is stowed in. */
  carrier: FigureId | null;
}
