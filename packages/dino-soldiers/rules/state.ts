/** The state of a match: what lies on the table, and what only some may know. */
import type { Frozen, Hidden, Seat } from '@dwo/kernel';
import type { Team } from './data/teams';
import type { Face } from './data/tiles';
import type { UnitType } from './data/units';
import type { Phase, Place, Side, Step } from './data/words';
import type { RuleId } from './rule-ids';

/** A place of the grid: x grows to the east, y to the south (DS-GEO-1). */
export interface Spot {
  x: number;
  y: number;
}

/** Seconds for each decision (DS-SEQ-9). */
export interface Clocks {
  teamsS: number;
  placeS: number;
  deployS: number;
  turnS: number;
  dodgeS: number;
}

/** A tile of a match that begins in the middle. */
export interface TileSetup extends Spot {
  face: Face;
  /** It lies face up. */
  open: boolean;
}

/** A unit of a match that begins in the middle. */
export interface UnitSetup {
  type: UnitType;
  /** Null in reserve. */
  at: Spot | null;
  /** All it can have if null. */
  hp: number | null;
  /** Turns of its owner until it is seen again; 0 while it is not hidden. */
  hidden: number;
  alpha: boolean;
}

/** A match that begins in the middle, with a turn: a lesson, or a question about the rules. */
export interface Position {
  side: Side;
  round: number;
  tiles: TileSetup[];
  units: UnitSetup[];
}

/** The agreement before a match (DS-OPT-1 to DS-OPT-5). */
export interface Options {
  /** With `choice` seat 0 plays the dinosaurs. */
  sideAssignment: 'random' | 'choice';
  teamMode: 'premade' | 'custom' | 'random';
  fieldMode: 'alternate' | 'quick';
  shoutMode: 'off' | 'cheer' | 'strict';
  roundLimit: number;
  /** Null for as long as one likes. */
  clocks: Clocks | null;
  /** The set-up is left out, and the match begins here. It stands in no state: it tells what lies face down. */
  position?: Position;
}

/** A tile on the table; the first 28 lie in the order in which they were laid, then the Starting Tiles. */
export interface Tile extends Spot {
  /** Null while it lies face down. */
  face: Face | null;
  /** Soldier turns that it still burns, and the damage of its fire (DS-AB-FIR-3). */
  burns: number;
  heat: number;
}

/** One card and its figure. */
export interface Unit {
  /** Its place in `units`: dinosaurs first, each team in its order. */
  id: number;
  type: UnitType;
  /** Carries the Alpha card, or did so when it died. */
  alpha: boolean;
  place: Place;
  /** Its place on the field: the place of its tile in `tiles`. */
  tile: number | null;
  hp: number;
  points: number;
  /** Has entered a tile in this turn. */
  entered: boolean;
  /** Attack modes that it has used in this turn. */
  modes: string[];
  /** Turns of its owner until it is seen again; 0 while it is not hidden. */
  hidden: number;
  /** Units that hit it since its owner's last turn ended (DS-PI-4). */
  assailants: number[];
}

/** A hit on an Agile unit that waits for its owner's choice (DS-AB-AGI-1). */
export interface Pending {
  /** Number of the attack in this turn, from 1. */
  attack: number;
  by: number;
  unit: number;
  damage: number;
  kill: boolean;
  pierce: boolean;
  /** Attacker and victim were on the same tile. */
  melee: boolean;
}

/** The attack that an Agile unit ignores. */
export interface Dodge {
  unit: number;
  attack: number;
}

/** The secrets of one seat: its team before both are in, and which attacks it ignores. */
export interface Secret {
  team: Team | null;
  dodges: Dodge[] | null;
}

/** The secrets of nobody: the faces of the terrain tiles, in the order in which they are laid. */
export interface Closed {
  faces: Face[];
}

export interface Ending {
  winners: Seat[];
  rule: RuleId;
  /** Costs of the living units of dinosaurs and soldiers. */
  worth: number[];
}

export interface State extends Hidden<Secret, Closed> {
  phase: Phase;
  step: Step;
  options: Options;
  /** The seat that plays the dinosaurs; the other plays the soldiers. */
  dinosaurs: Seat;
  /** The side that places, deploys or has its turn. */
  side: Side;
  /** By seat: has handed in its team, or its dodges. */
  ready: boolean[];
  /** From 1; 0 before the first turn. */
  round: number;
  /** Full rounds in a row in which nothing happened. */
  quiet: number;
  /** Something happened in this round (DS-END-5). */
  stirred: boolean;
  /** A unit has come in during this turn (DS-RES-4). */
  cameIn: boolean;
  /** Attacks made in this turn. */
  attacks: number;
  tiles: Tile[];
  obstacles: Spot[];
  units: Unit[];
  /** All dinosaurs of the team are of one species (DS-PI-1). */
  oneSpecies: boolean;
  pending: Pending[];
  ending: Ending | null;
  secrets: (Secret | null)[];
  closed: Closed | null;
}

export type Now = Frozen<State>;
