/**
 * The state of a match of DINO WARS!: plain data, integers and strings only. Lengths and positions are hundredths of a
 * scale inch (`Ci`), facings integer degrees counter-clockwise from +x, y grows upward on paper and the client flips it.
 * Figures live in one collection per class, keyed by an id that is unique over all of them; vehicles, crewed weapons and
 * poles join as further collections.
 */
import type { Point, Seat } from '@dwo/kernel';
import type { DinosaurKind } from './data/dinosaurs';
import type { TerrainKind } from './data/terrain';
import type { HandWeapon } from './data/weapons';
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
  table: Table;
  /** By seat. */
  players: Player[];
  dinosaurs: Record<FigureId, Dinosaur>;
  soldiers: Record<FigureId, Soldier>;
  /** Overruns that wait for the answer of the figure under attack (DW-R-14). */
  reactions: Reaction[];
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
  /** Reactions in a row answered by the clock; at two, `ask` acts as `fire-best` until the turn ends (DW-R-17). */
  timeouts: number;
}

export interface Dinosaur {
  kind: DinosaurKind;
  owner: Seat;
  x: number;
  y: number;
  facing: number;
  lifePoints: number;
  /** Movement spent this turn, overruns included (DW-MOVE-2). */
  spentCi: number;
  moveOver: boolean;
  /** Has made its attack of phase 3 (DW-DATK-1). */
  attacked: boolean;
  alive: boolean;
}

export interface Soldier {
  rank: Rank;
  /** Hand weapons besides grenades, which everybody carries (DW-SIDE-4, DW-SPEC-1). */
  weapons: HandWeapon[];
  owner: Seat;
  x: number;
  y: number;
  /** Direction of the last leg; for the eye only. */
  facing: number;
  /** Movement spent in this turn's army movement. */
  spentCi: number;
  /** Has started a move in contact this turn and pays 2" for it (DW-AMOVE-2). */
  leftContact: boolean;
  /** Moved in the latest army movement phase (DW-R-34). */
  moved: boolean;
  /** Windows in which he has attacked this turn, in order (DW-BUDGET-1). */
  shots: FireWindow[];
  /** Has fired a single-shot weapon this turn (DW-BUDGET-3). */
  singleShot: boolean;
  /** Has been overrun this turn, so his closing fire is spent or declined (DW-CLOSE-9, DW-R-18). */
  overrun: boolean;
  order: StandingOrder;
  alive: boolean;
}

export interface Reaction {
  /** The figure under attack, which answers; one reaction a figure at a time (DW-R-24). */
  target: FigureId;
  dinosaur: FigureId;
  /** Weapons it may answer with, fixed when the reaction opened (DW-R-14). */
  weapons: HandWeapon[];
}

export interface Ending {
  winner: Side | null;
  rule: RuleId;
}
