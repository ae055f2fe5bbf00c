/** The state of a match: its rules, the table, the players, and every figure by class. */
import type { Point } from '@dwo/kernel';
import type { OptionalRule, Variant } from '../data/optional-rules';
import type { TerrainKind } from '../data/terrain';
import type { Era, FigureId, Phase, ScaleDivisor, Scenario, Side } from '../data/words';
import type { RuleId } from '../rule-ids';
import type { CrewedWeapon, Dinosaur, Pole, Soldier, Vehicle } from './figures';
import type { Drop, Placing, Reaction, Survivors } from './waiting';

/** The state of a match. */
export interface State {
  turn: number;
  phase: Phase;
  era: Era;
  rules: Rules;
  scenario: Scenario;
  table: Table;
  /** The players by seat. */
  players: Player[];
  dinosaurs: Record<FigureId, Dinosaur>;
  soldiers: Record<FigureId, Soldier>;
  vehicles: Record<FigureId, Vehicle>;
  crewedWeapons: Record<FigureId, CrewedWeapon>;
  /** The poles of the Time Gate that everybody knows of (DW-GATE-2). */
  poles: Record<FigureId, Pole>;
  /**
   * By seat: what the army does not know (DW-R-94). A dinosaur player knows everything that their side hides. Null if there
   * is nothing.
   */
  secrets: (Secret | null)[];
  /** The set-up while it lasts; null once turn 1 has begun. */
  placing: Placing | null;
  /** The paratroopers' drop; null if no paratroopers are still to land. */
  drop: Drop | null;
  /** Overruns that wait for the answer of the attacked figure (DW-R-14). */
  reactions: Reaction[];
  /** Survivors of destroyed vehicles whom their owner has to place (DW-R-56). */
  survivors: Survivors[];
  /** Turns in a row that ended without an attack roll (DW-R-97). */
  quietTurns: number;
  /** Whether an attack was rolled in this turn. */
  attackRolled: boolean;
  /** Phases that ended by themselves, each until it begins again (DW-R-115). */
  selfEnded: Phase[];
  /** The points that each side started with (DW-R-97). */
  startingPoints: Record<Side, number>;
  /** How the match ended; null while it goes on. */
  ending: Ending | null;
}

/** The rules of a match, which never change during it (DW-OPT-1). */
export interface Rules {
  /** The optional rules that are on, in the order of the list. */
  optional: OptionalRule[];
  /** The rulings that are played in their other reading. */
  variants: Variant[];
  /** The divisors of lengths and bases (DW-SCALE-2, DW-SCALE-3, DW-R-103); 1 is 1:32. */
  scale: { lengths: ScaleDivisor; bases: ScaleDivisor };
  /** The version of the rules in whose readings the match was begun. */
  asOf: number;
}

/** The table and its terrain, in ci. */
export interface Table {
  widthCi: number;
  heightCi: number;
  terrain: Terrain[];
}

/** A piece of terrain. */
export interface Terrain {
  id: string;
  kind: TerrainKind;
  /** A simple polygon with at least three corners. */
  outline: Point[];
}

/** A player and their marks of the turn. */
export interface Player {
  side: Side;
  /** Whether they are done with this phase. */
  done: boolean;
  /** Whether they want to give up. They play on until all players of the side do (DW-R-100). */
  resigned: boolean;
  /** Whether they agree to end a stalled game by points (DW-R-97). */
  endAgreed: boolean;
  /** Whether they have shown this turn that they are there, by `done`, `resume`, an answer or an order (DW-R-100). */
  present: boolean;
  /**
   * Whether they have done something this turn that leaves no mark on a figure: turned it, changed a crew or seats, or let
   * it spot (DW-R-100).
   */
  acted: boolean;
  /** Whether the clock of a phase has run out for them this turn. */
  lapsed: boolean;
  /** Turns in a row in which only the clock has acted for them; after two they count as having resigned (DW-R-100). */
  idleTurns: number;
  /** Reactions in a row that the clock has answered; from two on, `ask` acts as `fire-best` until the turn ends (DW-R-17). */
  timeouts: number;
  /** The number and points of their hidden dinosaurs, which are public (DW-R-94). */
  unseen: { figures: number; points: number };
}

/** The secrets of a seat's side: all hidden dinosaurs, and the pole that the army has not found (DW-GATE-3 to 5). */
export interface Secret {
  /** The hidden dinosaurs, the same for every seat of the side. */
  dinosaurs: Record<FigureId, Dinosaur>;
  /** The hidden pole, the same for every seat of the side; null once it is found. */
  pole: (Pole & { id: FigureId }) | null;
}

/** How a match ended. */
export interface Ending {
  /** Null for a draw. */
  winner: Side | null;
  /** The rule that decided it. */
  rule: RuleId;
}
