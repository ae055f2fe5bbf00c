/** The state of figures: what they are, where they stand, and what they have done this turn. */
import type { Seat } from '@dwo/kernel';
import type { DinosaurKind } from '../data/dinosaurs';
import type { VehicleKind, VehicleMg, VehicleSize } from '../data/vehicles';
import type { CrewedKind, HandWeapon } from '../data/weapons';
import type { FigureId, FireWindow, Leave, PoleStatus, Rank, StandingOrder, WeaponStatus } from '../data/words';

/**
 * Why a living figure is not on the table: not placed yet, not landed yet (DW-OPT-PARA-1), or escaped through the gate
 * (DW-R-93). Null if it is on the table or aboard a vehicle.
 */
export type Absence = 'unplaced' | 'waiting' | 'escaped' | null;

interface Figure {
  owner: Seat;
  /** The place of the base's centre. It has no meaning while a figure is absent, aboard, hitched or carried. */
  x: number;
  y: number;
  facing: number;
  alive: boolean;
  absence: Absence;
}

/** A dinosaur. */
export interface Dinosaur extends Figure {
  kind: DinosaurKind;
  /**
   * The height in ci above the table of a flyer in the air. 0 means on the ground, whatever the ground's height (DW-R-11,
   * DW-R-107).
   */
  z: number;
  lifePoints: number;
  /**
   * Its full life points, and the structural points that its hits take from vehicles: as printed, or less for a young
   * animal (DW-R-106).
   */
  mostLife: number;
  damage: number;
  /** Movement spent this turn in ci, overruns included (DW-MOVE-2). */
  spentCi: number;
  /** Whether it moves and overruns no more this turn (DW-MOVE-8). */
  moveOver: boolean;
  /** Whether it has attacked in this phase 3 (DW-DATK-1). */
  attacked: boolean;
  /** Whether it has paid for unusual terrain this turn (DW-OPT-TERR-3). */
  paidTerrain: boolean;
  /**
   * The height in ci that it must climb to since its latest take-off, 0 once it has been there; null if it has not flown
   * this turn (DW-R-79).
   */
  climbToCi: number | null;
  /**
   * Whether it moves no farther until an overrun succeeds: it has dived (DW-R-78), or come into contact that stops it
   * (DW-R-6).
   */
  dived: boolean;
  /** The turn in which it first charged or attacked; null before (DW-R-90). */
  chargeTurn: number | null;
  /** The buildings in which it has attacked soldiers, each with the turn of the first attack (DW-R-77). */
  buildings: { terrain: string; turn: number }[];
}

/** A soldier. */
export interface Soldier extends Figure {
  rank: Rank;
  /** Hand weapons without grenades, which everybody carries (DW-SIDE-4, DW-SPEC-1). */
  weapons: HandWeapon[];
  /** Whether they came as crew of a vehicle (DW-R-67, DW-R-69). */
  crewman: boolean;
  /** The vehicle that they are in or on; null on foot. */
  aboard: FigureId | null;
  /** The crewed weapon whose crew they belong to (DW-R-42); null for none. */
  crewOf: FigureId | null;
  /** The light machine gun in a hero's hands (DW-RAMBO-1); null for none. */
  holds: FigureId | null;
  /** True for a sniper (DW-OPT-SNIPE-1). */
  sniper: boolean;
  /** Whether their rifle or pistol is high-calibre (DW-OPT-HICAL-1). */
  highCalibre: boolean;
  /** Whether they belong to the unit of heroes (DW-OPT-SF-1). */
  elite: boolean;
  /** Whether their one grenade is left; without effect unless grenades are limited (DW-OPT-GREN-1). */
  grenade: boolean;
  /** Whether they are wounded (DW-OPT-WOUND-1). */
  wounded: boolean;
  /** Movement spent in this turn's phase 4, in ci. */
  spentCi: number;
  /** Whether they began a move in contact this turn, which costs 2" (DW-AMOVE-2). */
  leftContact: boolean;
  /** Whether they have paid for unusual terrain this turn (DW-OPT-TERR-3). */
  paidTerrain: boolean;
  /** How often their movement is halved this turn: getting in or out, setting up, dismantling (DW-AMOVE-4). */
  halvings: number;
  /** Whether they have got in or out this turn (DW-R-62). */
  loaded: boolean;
  /** Whether they move no more this turn because they hitched, unhitched or landed (DW-R-50, DW-R-89). */
  busy: boolean;
  /** Whether they were aboard a vehicle in contact when it first moved this turn (DW-R-61). */
  exposed: boolean;
  /** Whether they moved in the latest phase 4 (DW-R-34). */
  moved: boolean;
  /** The windows in which they have attacked this turn, in order (DW-BUDGET-1). */
  shots: FireWindow[];
  /** Whether they have fired a single-shot weapon this turn (DW-BUDGET-3). */
  singleShot: boolean;
  /** Whether they have spotted this turn (DW-IND-5). */
  spotted: boolean;
  /** Whether they fire no weapon of their own this turn because the weapon they serve has fired (DW-CREW-6, DW-R-43). */
  locked: boolean;
  /** Whether they have been overrun this turn, so that they give no more closing fire (DW-CLOSE-9, DW-R-18). */
  overrun: boolean;
  /** The standing order for closing fire (DW-R-17). */
  order: StandingOrder;
  /** If teammates may name them as their spotter (DW-R-40). */
  spotting: Leave;
}

/** A mounted weapon, with a fire budget of its own (DW-R-27). */
export interface Mount {
  /** The windows in which it has fired this turn. */
  shots: FireWindow[];
  /** Whether it can fire (DW-R-29, DW-R-44). */
  loaded: boolean;
  /** Whether this turn still counts as reloading (DW-R-45). */
  reloading: boolean;
}

/** A vehicle. */
export interface Vehicle extends Figure {
  kind: VehicleKind;
  size: VehicleSize;
  structurePoints: number;
  /** The mounted machine gun (DW-R-28); null for none. */
  mg: (Mount & { kind: VehicleMg }) | null;
  /** The mounted cannon; null for none. */
  cannon: Mount | null;
  /** The facing of the mounted machine gun in degrees (DW-R-26). */
  gunFacing: number;
  /**
   * The people in it: driver, machine gunner, two gunners of the cannon, passengers (DW-TRANS-1 to 5, DW-R-29). An empty
   * seat is null.
   */
  seats: (FigureId | null)[];
  /** The weapon that it tows (DW-TOW-1); null for none. */
  towing: FigureId | null;
  /** Weapons and poles in it (DW-R-47, DW-R-92). */
  cargo: FigureId[];
  spentCi: number;
  /** Whether it began a move in contact this turn, which costs 6" (DW-AMOVE-2, DW-R-59). */
  leftContact: boolean;
  paidTerrain: boolean;
  /** Whether its movement is halved this turn: by loading, and by unloading (DW-LOAD-2, DW-R-62). */
  loaded: boolean;
  unloaded: boolean;
  /** Whether it hitches or unhitches this turn and does nothing else (DW-R-50). */
  busy: boolean;
  /** Whether it has rammed and never moves again (DW-OPT-RAM-4). */
  immobile: boolean;
  /** Its passengers who have fired this turn (DW-R-82). */
  firing: FigureId[];
  /** Whether it has been overrun this turn, so that it gives no more closing fire (DW-CLOSE-9, DW-R-18). */
  overrun: boolean;
  order: StandingOrder;
}

/** A crewed weapon. */
export interface CrewedWeapon extends Figure {
  kind: CrewedKind;
  status: WeaponStatus;
  /** The vehicle that tows or carries it, or the hero who holds it; null for none. */
  carrier: FigureId | null;
  /** Its crew, at the weapon or not (DW-R-42). */
  crew: FigureId[];
  /** Whether it can fire (DW-R-44). */
  loaded: boolean;
  /** The first turn in which it can fire again (DW-TOW-4). */
  readyTurn: number;
  /** The windows in which it has fired this turn. */
  shots: FireWindow[];
  /** Whether it does not fire this turn because one of its crew has (DW-CREW-7, DW-R-43). */
  locked: boolean;
  /** Whether this turn still counts as reloading (DW-R-45). */
  reloading: boolean;
  /** Turns of fire left in a hero's hands; null until rolled (DW-RAMBO-3). */
  ammunition: number | null;
  /** Whether it is hitched or unhitched this turn, so that nothing else is done with it (DW-R-50). */
  busy: boolean;
  /** Whether it has been set up, dismantled, carried or put down this turn, so that it can't be hitched (DW-R-50). */
  handled: boolean;
  /** Whether a hero has fired it this turn, which cost one turn's ammunition (DW-RAMBO-5). */
  handFired: boolean;
  /** Whether it has been overrun this turn, so that it gives no more closing fire (DW-CLOSE-9, DW-R-18). */
  overrun: boolean;
  order: StandingOrder;
}

/** A pole of the Time Gate. */
export interface Pole {
  x: number;
  y: number;
  status: PoleStatus;
  /** The vehicle that carries it; null for none. */
  carrier: FigureId | null;
}
