/** The state of a match, secrets included. */
import type { Frozen, Hidden, Seat } from '@dwo/kernel';
import type { Team } from './data/teams';
import type { Face } from './data/tiles';
import type { UnitType } from './data/units';
import type { Phase, Place, Side, Step } from './data/words';
import type { RuleId } from './rule-ids';

/** A spot of the grid: x grows to the east, y to the south (DS-GEO-1). */
export interface Spot {
  x: number;
  y: number;
}

/** The seconds for each decision (DS-SEQ-9). */
export interface Clocks {
  teamsS: number;
  placeS: number;
  deployS: number;
  turnS: number;
  dodgeS: number;
}

/** A tile of a position. */
export interface TileSetup extends Spot {
  /** Null for a random one of the terrain faces that no other tile has (DS-OPT-6). */
  face: Face | null;
  /** Whether it is face up. */
  open: boolean;
}

/** A unit of a position. */
export interface UnitSetup {
  type: UnitType;
  /** Null for a unit in reserve. */
  at: Spot | null;
  /** The hit points; null for those on the card. */
  hp: number | null;
  /** Turns of its owner until it is revealed; 0 while it is not hidden. */
  hidden: number;
  alpha: boolean;
}

/** The beginning of a match in mid-game, with the side that has the turn: for lessons, scenarios and patrols (DS-OPT-6). */
export interface Position {
  side: Side;
  round: number;
  tiles: TileSetup[];
  units: UnitSetup[];
}

/** The options of a match (DS-OPT-1 to DS-OPT-5). */
export interface Options {
  /** With `choice`, seat 0 plays the dinosaurs. */
  sideAssignment: 'random' | 'choice';
  teamMode: 'premade' | 'custom' | 'random';
  fieldMode: 'alternate' | 'quick';
  shoutMode: 'off' | 'cheer' | 'strict';
  roundLimit: number;
  /** Null for no time limits. */
  clocks: Clocks | null;
  /**
   * The match begins with this position and has no set-up. It is not kept in the state, because it shows the faces of
   * face-down tiles.
   */
  position?: Position;
}

/** A tile on the field. The first 28 are terrain in the order of placing, then come the two Starting Tiles. */
export interface Tile extends Spot {
  /** Null while it is face down. */
  face: Face | null;
  /** Soldier turns for which it still burns; 0 without fire (DS-AB-FIR-3). */
  burns: number;
  /** The damage of its fire; 0 without fire (DS-AB-FIR-3). */
  heat: number;
}

/** One unit of a team. */
export interface Unit {
  /** Its index in `units`: dinosaurs first, each team in its order. */
  id: number;
  type: UnitType;
  /** True for the bearer of the Alpha card, even after its death. */
  alpha: boolean;
  place: Place;
  /** The index of its tile in `tiles`; null if it is not on the field. */
  tile: number | null;
  hp: number;
  points: number;
  /** Whether it has entered a tile in this turn. */
  entered: boolean;
  /** The attack modes that it has used in this turn. */
  modes: string[];
  /** Turns of its owner until it is revealed; 0 while it is not hidden. */
  hidden: number;
  /** The ids of the units that hit it since its owner's last turn ended (DS-PI-4). */
  assailants: number[];
}

/** A hit on an Agile unit that waits for the choice of its owner (DS-AB-AGI-1). */
export interface Pending {
  /** The number of the attack in this turn, from 1. */
  attack: number;
  by: number;
  unit: number;
  damage: number;
  kill: boolean;
  pierce: boolean;
  /** Whether attacker and victim were on the same tile (DS-RNG-3). */
  melee: boolean;
}

/** The choice of the attack that an Agile unit ignores, by its number in the turn. */
export interface Dodge {
  unit: number;
  attack: number;
}

/** The secrets of one seat: its team until both are chosen, and its choice of ignored attacks until both are made. */
export interface Secret {
  team: Team | null;
  dodges: Dodge[] | null;
}

/** The secrets of no seat: the faces of the tiles, by their index. */
export interface Closed {
  faces: Face[];
}

/** The result of a match. */
export interface Ending {
  winners: Seat[];
  rule: RuleId;
  /** The cost of the living units of dinosaurs and of soldiers. */
  worth: number[];
}

/** The state of a match. */
export interface State extends Hidden<Secret, Closed> {
  phase: Phase;
  step: Step;
  options: Options;
  /** The seat that plays the dinosaurs; the other seat plays the soldiers. */
  dinosaurs: Seat;
  /** The side that places, deploys or has the turn. */
  side: Side;
  /** By seat: true if it has chosen its team, or its ignored attacks. */
  ready: boolean[];
  /** The number of the round, from 1; 0 before the first turn. */
  round: number;
  /** Full quiet rounds in a row (DS-END-5). */
  quiet: number;
  /** Whether this round is not quiet: a unit lost hit points or came in, or a tile was turned up (DS-END-5). */
  stirred: boolean;
  /** Whether a unit has come in from reserve in this turn (DS-RES-4). */
  cameIn: boolean;
  /** Attacks that were made in this turn. */
  attacks: number;
  tiles: Tile[];
  obstacles: Spot[];
  units: Unit[];
  /** Whether all dinosaurs of the team are of one species (DS-PI-1). */
  oneSpecies: boolean;
  pending: Pending[];
  ending: Ending | null;
  secrets: (Secret | null)[];
  closed: Closed | null;
}

/** The state as the rules read it. */
export type Now = Frozen<State>;
