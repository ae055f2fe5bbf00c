/**
 * The state of a match of DINO WARS!: plain data, integers and strings only. Lengths and positions are hundredths of a
 * scale inch (`Ci`), facings integer degrees counter-clockwise from +x, y grows upward on paper and the client flips it.
 * Figures live in one collection per class, keyed by an id that is unique over all of them. What the army has not spotted
 * yet lives apart, in `secrets`.
 */
import type { Point, Seat } from '@dwo/kernel';
import type { DinosaurKind } from './data/dinosaurs';
import type { OptionalRule, Variant } from './data/optional-rules';
import type { TerrainKind } from './data/terrain';
import type { VehicleKind, VehicleMg, VehicleSize } from './data/vehicles';
import type { CrewedKind, HandWeapon, Weapon } from './data/weapons';
import type { RuleId } from './rules';

export const SIDES = ['army', 'dinosaurs'] as const;
export type Side = (typeof SIDES)[number];

/** DW-SIDE-3 */
export const ERAS = ['ww2', 'modern'] as const;
export type Era = (typeof ERAS)[number];

/** DW-TURN-1, in order. */
export const PHASES = [
  'dinosaur-movement',
  'regular-fire',
  'dinosaur-attack',
  'army-movement',
  'secondary-fire',
] as const;
export type Phase = (typeof PHASES)[number];

/** The three windows in which an army figure may attack: closing, regular, secondary (DW-BUDGET-2). */
export const FIRE_WINDOWS = ['closing', 'regular', 'secondary'] as const;
export type FireWindow = (typeof FIRE_WINDOWS)[number];

/** DW-SPEC-1 to 4, DW-PTS-1 */
export const RANKS = ['enlisted', 'nco', 'leader', 'hero'] as const;
export type Rank = (typeof RANKS)[number];

/** What a figure does by itself when it is overrun (DW-R-17). */
export const STANDING_ORDERS = ['fire-best', 'hold', 'ask'] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];

export type FigureId = string;

export interface State {
  turn: number;
  phase: Phase;
  era: Era;
  rules: Rules;
  scenario: Scenario;
  table: Table;
  /** By seat. */
  players: Player[];
  dinosaurs: Record<FigureId, Dinosaur>;
  soldiers: Record<FigureId, Soldier>;
  vehicles: Record<FigureId, Vehicle>;
  crewedWeapons: Record<FigureId, CrewedWeapon>;
  /** The poles of the Time Gate that anybody knows of (DW-GATE-2). */
  poles: Record<FigureId, Pole>;
  /** By seat: what the army does not know (DW-R-94). A player of the dinosaurs knows what his whole side hides. */
  secrets: (Secret | null)[];
  /** The set-up while it lasts; null once turn 1 has begun. */
  placing: Placing | null;
  /** Null without paratroopers still to land. */
  drop: Drop | null;
  /** Overruns that wait for the answer of the figure under attack (DW-R-14). */
  reactions: Reaction[];
  /** People of destroyed vehicles whom their owner has to place (DW-R-56). */
  survivors: Survivors[];
  /** Turns in a row that ended without an attack roll (DW-R-97). */
  quietTurns: number;
  /** Whether an attack was rolled in this turn. */
  attackRolled: boolean;
  /** Phases that ended by themselves, each until it begins again (DW-R-115). */
  selfEnded: Phase[];
  /** Points each side started with (DW-R-97). */
  startingPoints: Record<Side, number>;
  ending: Ending | null;
}

/** What of the rulebook is in use; never changes during a match (DW-OPT-1). */
export interface Rules {
  /** Optional rules that are on, in the order of the list. */
  optional: OptionalRule[];
  /** Rulings and readings of which the other reading holds. */
  variants: Variant[];
  /** Lengths and bases are divided by these (DW-SCALE-2, DW-SCALE-3, DW-R-103); 1 is 1:32. */
  scale: { lengths: ScaleDivisor; bases: ScaleDivisor };
}

export const SCALE_DIVISORS = [1, 2, 3, 4] as const;
export type ScaleDivisor = (typeof SCALE_DIVISORS)[number];

/** `battle` is a meeting on any table, `island` and `gate` are the scenarios of §3.25 and §3.26. */
export const SCENARIOS = ['battle', 'island', 'gate'] as const;
export type Scenario = (typeof SCENARIOS)[number];

export interface Table {
  widthCi: number;
  heightCi: number;
  terrain: Terrain[];
}

export interface Terrain {
  id: string;
  kind: TerrainKind;
  /** A simple polygon, at least three corners. */
  outline: Point[];
}

export interface Player {
  side: Side;
  /** Has said `done` in this phase. */
  done: boolean;
  /** Wants to give up; until all players of the side do, he plays on (DW-R-100). */
  resigned: boolean;
  /** Agrees to end a stalled game by points (DW-R-97). */
  endAgreed: boolean;
  /** Has shown this turn that he is there, other than by his figures: done, back, answered, ordered (DW-R-100). */
  present: boolean;
  /** The clock of a phase has run out for him this turn. */
  lapsed: boolean;
  /** Turns in a row in which only the clock has spoken for him; after two he counts as having resigned (DW-R-100). */
  idleTurns: number;
  /** Reactions in a row answered by the clock; at two, `ask` acts as `fire-best` until the turn ends (DW-R-17). */
  timeouts: number;
  /** How many dinosaurs of his are hidden and what they cost, which anybody can work out (DW-R-94). */
  unseen: { figures: number; points: number };
}

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
  /** The vehicle he is in or on. */
  aboard: FigureId | null;
  /** The crewed weapon he is listed for (DW-R-42). */
  crewOf: FigureId | null;
  /** The light machine gun in a hero's hands (DW-RAMBO-1). */
  holds: FigureId | null;
  /** DW-OPT-SNIPE-1 */
  sniper: boolean;
  /** His rifle or pistol is high-calibre (DW-OPT-HICAL-1). */
  highCalibre: boolean;
  /** Belongs to the unit of heroes (DW-OPT-SF-1). */
  elite: boolean;
  /** Has his one grenade left; of no account unless grenades are limited (DW-OPT-GREN-1). */
  grenade: boolean;
  /** DW-OPT-WOUND-1 */
  wounded: boolean;
  /** Movement spent in this turn's army movement. */
  spentCi: number;
  /** Has started a move in contact this turn and pays 2" for it (DW-AMOVE-2). */
  leftContact: boolean;
  /** Has paid for unusual terrain this turn (DW-OPT-TERR-3). */
  paidTerrain: boolean;
  /** Times his movement is halved this turn: loading or unloading, setting up, dismantling (DW-AMOVE-4). */
  halvings: number;
  /** Has loaded or unloaded this turn (DW-R-62). */
  loaded: boolean;
  /** Takes no part in movement any more this turn: hitched, unhitched, or landed (DW-R-50, DW-R-89). */
  busy: boolean;
  /** Was aboard a vehicle in contact when it first moved this turn (DW-R-61). */
  exposed: boolean;
  /** Moved in the latest army movement phase (DW-R-34). */
  moved: boolean;
  /** Windows in which he has attacked this turn, in order (DW-BUDGET-1). */
  shots: FireWindow[];
  /** Has fired a single-shot weapon this turn (DW-BUDGET-3). */
  singleShot: boolean;
  /** Has spotted this turn (DW-IND-5). */
  spotted: boolean;
  /** Fires nothing of his own this turn, for the weapon he serves has fired (DW-CREW-6, DW-R-43). */
  locked: boolean;
  /** Has been overrun this turn, so his closing fire is spent or declined (DW-CLOSE-9, DW-R-18). */
  overrun: boolean;
  order: StandingOrder;
  /** Whether teammates may name him as their spotter (DW-R-40). */
  spotting: Leave;
}

/** DW-R-40 */
export const LEAVES = ['auto', 'yes', 'no'] as const;
export type Leave = (typeof LEAVES)[number];

/** What a mounted weapon did this turn; its budget is its own (DW-R-27). */
export interface Mount {
  shots: FireWindow[];
  /** DW-R-29, DW-R-44 */
  loaded: boolean;
  /** Whether this turn still counts as reloading (DW-R-45). */
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
  /** Where the mounted machine gun points (DW-R-26). */
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

/** DW-R-47 */
export const WEAPON_STATUSES = ['set-up', 'dismantled', 'hitched', 'in-hands', 'stowed'] as const;
export type WeaponStatus = (typeof WEAPON_STATUSES)[number];

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
  /** Whether this turn still counts as reloading (DW-R-45). */
  reloading: boolean;
  /** Turns of fire left in a hero's hands; null until rolled (DW-RAMBO-3). */
  ammunition: number | null;
  /** A hero has fired it this turn, which used up one turn's ammunition (DW-RAMBO-5). */
  handFired: boolean;
  overrun: boolean;
  order: StandingOrder;
}

/** The pole the army starts with, and the hidden one (DW-GATE-2). */
export const POLE_IDS = ['pole-1', 'pole-2'] as const;

/** DW-R-92 */
export const POLE_STATUSES = ['lying', 'set-up', 'stowed'] as const;
export type PoleStatus = (typeof POLE_STATUSES)[number];

export interface Pole {
  x: number;
  y: number;
  status: PoleStatus;
  /** The vehicle it is stowed in. */
  carrier: FigureId | null;
}

/** What the army has not spotted: all hidden dinosaurs of this seat's side, and the pole (DW-GATE-3 to 5). */
export interface Secret {
  /** The same for every seat of the side. */
  dinosaurs: Record<FigureId, Dinosaur>;
  /** The hidden pole, the same for the whole side. */
  pole: (Pole & { id: FigureId }) | null;
}

/**
 * How figures come on the table: the players one figure each in turn (`alternate`, DW-R-73), one player after the other
 * (`groups`, DW-ISLE-7), or one side after the other (`deliberate`, DW-R-74).
 */
export interface Placing {
  kind: 'alternate' | 'groups' | 'deliberate';
  /** Seats in the order in which they place. */
  order: Seat[];
  /** Whose turn it is, as a place in `order`; as long as it while only paratroopers are still to come (DW-R-89). */
  turn: number;
  /** The side that places now; all its players together if `deliberate`. */
  side: Side;
  /** By seat: the spot drawn on the island, null elsewhere (DW-ISLE-5). */
  spots: (Point | null)[];
  /** By seat: the most figures of his that he has had on the table; one taken back does not count again (DW-R-73). */
  placed: number[];
  /** No nearer to the enemy than this (DW-SIDE-2). */
  separationCi: number;
  /** The army's strip along the lower edge (DW-R-105). */
  armyZoneCi: number;
}

/** The paratroopers' drop (DW-R-89). */
export interface Drop {
  seat: Seat;
  /** Where they land, until all of them are placed; null before a drop has succeeded. */
  at: Point | null;
  /** The turn in which it was last tried; 0 for the end of the set-up, null for never. */
  tried: number | null;
}

export interface Reaction {
  /** The figure under attack, which answers; one reaction a figure at a time (DW-R-24). */
  target: FigureId;
  dinosaur: FigureId;
  /** Weapons it may answer with, fixed when the reaction opened (DW-R-14): his own, his machine gun, or the vehicle's. */
  weapons: Weapon[];
}

/** People who got out of a destroyed vehicle alive, until they are placed (DW-R-56). */
export interface Survivors {
  vehicle: FigureId;
  /** Their owner; of several owners each places his own. */
  seat: Seat;
  people: FigureId[];
  /** The overrun that goes on afterwards: the dinosaur; null if the vehicle was lost in another way. */
  dinosaur: FigureId | null;
}

export interface Ending {
  winner: Side | null;
  rule: RuleId;
}
