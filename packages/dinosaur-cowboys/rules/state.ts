/** The state of a match. Nothing in it is hidden (DC-SEQ-1). */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Feature, MapId } from './data/maps';
import type { EntityData, OwnPosse, PosseId } from './data/posses';
import type { TraitId } from './data/traits';
import type { WeaponId } from './data/weapons';
import type { Cause, Course, Edge, Mode, Phase, Purpose, Stage, Start } from './data/words';
import type { RuleId } from './rule-ids';

/** The seconds for each decision (DC-R-80). */
export interface Clocks {
  lobbyS: number;
  edgeS: number;
  deployS: number;
  /** For choosing a unit and its whole activation. */
  turnS: number;
  /** For each reaction window. */
  reactS: number;
}

/** An entity of a position; whoever is left out is Out of Action. */
export interface Standing {
  /** The index of the entity: those of the first seat in roster order, then those of the other. */
  entity: number;
  x: number;
  y: number;
  facing: { x: number; y: number };
  /** The dinosaur that it rides; its own place then means nothing. */
  mount: number | null;
  /** Null for its starting Hitpoints. */
  hp: number | null;
  activated: boolean;
}

/** A match that begins in the middle: at a choice of a unit. */
export interface Position {
  turn: number;
  /** The seat that activates now; the other one follows. */
  active: Seat;
  standing: Standing[];
}

/** The games that can be played: that of the book, or with a claim in the middle that is held for points (DC-C-10). */
export const SCENARIOS = ['book', 'claim'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** Tells what the players agree on before a match. */
export interface Options {
  /** By seat: the posse of the book or one of a player's own (DC-C-11), or null if its player picks one in the lobby. */
  posses: (PosseId | OwnPosse | null)[];
  /** The map, or null if the players name one in the lobby. */
  map: MapId | null;
  /** Terrain in place of a map; null for none. */
  terrain: Feature[] | null;
  scenario: Scenario;
  clocks: Clocks | null;
  position?: Position;
  /** The version whose values are used, in matches begun under an earlier one; the state keeps it beside the options. */
  asOf?: number;
}

/** A weapon of an entity; `reload` means a Reload token. */
export interface OwnWeapon {
  id: WeaponId;
  /** The limit of the Long band in mils; null for a close weapon. */
  long: number | null;
  reload: boolean;
}

/** A trait of an entity. */
export interface Trait {
  id: TraitId;
  level: number | null;
  used: boolean;
}

/** A character or dinosaur with its tokens (DC-TERM-10). Lengths are in mils, SPD in inches. */
export interface Entity {
  id: number;
  seat: Seat;
  name: EntityData['id'];
  kind: EntityData['kind'];
  leader: boolean;
  size: EntityData['size'];
  def: number;
  rtn: number | null;
  ctn: number;
  btn: number | null;
  dis: number | null;
  spd: number;
  startHp: number;
  hp: number;
  inPlay: boolean;
  /** Tells where its base stands and where it looks; null off the table and on a mount (DC-R-56). */
  x: number | null;
  y: number | null;
  facingX: number | null;
  facingY: number | null;
  /** The dinosaur that it rides. */
  mount: number | null;
  activated: boolean;
  fleeing: boolean;
  panic: number;
  moved: boolean;
  thickSkin: number;
  weapons: OwnWeapon[];
  traits: Trait[];
}

/** Tells what the server keeps for a posse. */
export interface Posse {
  /** One of the book's, one's own, or null before the choice. */
  posse: PosseId | OwnPosse | null;
  map: MapId | null;
  deployed: boolean;
  yeehaw: boolean;
  losses: number;
  /** The points of the claim (DC-C-10). */
  points: number;
}

/** A trait declared in this activation. */
export interface Declared {
  entity: number;
  trait: TraitId;
  value: number;
}

/** The activation of a unit. */
export interface Activation {
  /** The body: a character on foot, or a dinosaur. */
  unit: number;
  /** All who belonged to it at its start, and those who were un-Activated then. */
  members: number[];
  fresh: number[];
  course: Course;
  /** The Panic Speed in inches; null without a Panic token. */
  panicSpeed: number | null;
  /** Bodies whose Movement Phase is unused. */
  movers: number[];
  acted: boolean;
  /** The clock ran out: nothing more is asked. */
  idle: boolean;
  declared: Declared[];
}

/** A Charge that was declared. */
export interface Charge {
  attacker: number;
  weapon: WeaponId;
  target: number;
}

/** An answer to a Snap window: who attacks whom with what. */
export interface Snap {
  entity: number;
  weapon: WeaponId;
  target: number;
}

/** A place for a character that dismounts. */
export interface Place {
  entity: number;
  x: number;
  y: number;
  facing: { x: number; y: number };
}

/** A movement that has begun but not been carried out, for Snap attacks come first (DC-R-45). */
export interface Movement {
  start: Start;
  /** The body that moves, or the dinosaur that is left. */
  body: number;
  path: { x: number; y: number }[];
  facing: { x: number; y: number };
  /** The characters that dismount. */
  places: Place[];
  /** Whether the Snap window was offered; its answers that are left. */
  offered: boolean;
  snaps: Snap[];
}

/** The damage one entity took from an attack. */
export interface Harm {
  entity: number;
  damage: number;
}

/** A Bravery Test that is due. */
export interface Test {
  entity: number;
  cause: Cause;
}

/** An attack whose dice are rolled. */
export interface Attack {
  attacker: number;
  weapon: WeaponId;
  target: number;
  mode: Mode;
  fan: boolean;
  charge: boolean;
  snap: boolean;
  /** The modified target number, and the first roll that is critical; null for none. */
  tn: number;
  crit: number | null;
  /** Tells what a Hit adds to or takes from the damage, and its floor (DC-R-37). */
  plus: number;
  floor: number;
  dice: number[];
  stage: Stage;
  hits: number;
  harm: Harm[];
  tests: Test[];
}

/** A single die that may be re-rolled. */
export interface Roll {
  entity: number;
  purpose: Purpose;
  /** The least value that succeeds; null for Panic Speed. */
  need: number | null;
  value: number;
}

/** A mount that fell and whose passengers are to be placed (DC-DIN-10). */
export interface Fallen {
  mount: number;
  x: number;
  y: number;
  passengers: number[];
}

/** How a match ended. */
export interface Ending {
  winners: Seat[];
  rule: RuleId;
}

/** The state of a match. */
export interface State {
  phase: Phase;
  /** The version of the rules whose values of posses are used (DC-C-09). */
  asOf: number;
  /** The seat that decides; in the lobby every seat without a posse does. */
  asked: Seat;
  /** The number of decisions asked so far, for clocks. */
  asks: number;
  options: Options;
  posses: Posse[];
  terrain: Feature[];
  entities: Entity[];
  /** The First Player (DC-SET-3) and their edge. */
  first: Seat;
  edge: Edge | null;
  turn: number;
  active: Seat;
  /** Activations left of the pair (DC-TRN-5). */
  pair: number;
  /** Activations begun in this match, for clocks. */
  begun: number;
  activation: Activation | null;
  charge: Charge | null;
  movement: Movement | null;
  attack: Attack | null;
  roll: Roll | null;
  fallen: Fallen[];
  ending: Ending | null;
}

/** A state that is only read. */
export type Now = Frozen<State>;
/** An entity that is only read. */
export type Being = Frozen<Entity>;
/** A place on the table or a direction. */
export type { Point };
