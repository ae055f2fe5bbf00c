/** A match as a whole: what was agreed, the table, the players, and every figure by its class. */
import type { Point } from '@dwo/kernel';
import type { OptionalRule, Variant } from '../data/optional-rules';
import type { TerrainKind } from '../data/terrain';
import type { Era, FigureId, Phase, ScaleDivisor, Scenario, Side } from '../data/words';
import type { RuleId } from '../rule-ids';
import type { CrewedWeapon, Dinosaur, Pole, Soldier, Vehicle } from './figures';
import type { Drop, Placing, Reaction, Survivors } from './waiting';

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
  /** By seat: what the army does not know (DW-R-94). A player of the dinosaurs knows what their whole side hides. */
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
  /** True if an attack was rolled in this turn. */
  attackRolled: boolean;
  /** Phases that ended by themselves, each until it begins again (DW-R-115). */
  selfEnded: Phase[];
  /** Points each side started with (DW-R-97). */
  startingPoints: Record<Side, number>;
  ending: Ending | null;
}

/** The part of the rulebook in use; never changes during a match (DW-OPT-1). */
export interface Rules {
  /** Optional rules that are on, in the order of the list. */
  optional: OptionalRule[];
  /** Rulings and readings of which the other reading holds. */
  variants: Variant[];
  /** Lengths and bases are divided by these (DW-SCALE-2, DW-SCALE-3, DW-R-103); 1 is 1:32. */
  scale: { lengths: ScaleDivisor; bases: ScaleDivisor };
  /** The version of the rules by whose readings the match was begun. */
  asOf: number;
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
  /** Wants to give up; until all players of the side do, they play on (DW-R-100). */
  resigned: boolean;
  /** Agrees to end a stalled game by points (DW-R-97). */
  endAgreed: boolean;
  /** Has shown this turn that they are there, other than by their figures: done, back, answered, ordered (DW-R-100). */
  present: boolean;
  /** Has done something this turn that leaves no mark on a figure: turned it, changed a crew or seats, let it spot (DW-R-100). */
  acted: boolean;
  /** The clock of a phase has run out for them this turn. */
  lapsed: boolean;
  /** Turns in a row in which only the clock has spoken for them; after two they count as having resigned (DW-R-100). */
  idleTurns: number;
  /** Reactions in a row answered by the clock; at two, `ask` acts as `fire-best` until the turn ends (DW-R-17). */
  timeouts: number;
  /** How many dinosaurs of theirs are hidden and what they cost, which anybody can work out (DW-R-94). */
  unseen: { figures: number; points: number };
}

/** The figures the army has not spotted: all hidden dinosaurs of this seat's side, and the pole (DW-GATE-3 to 5). */
export interface Secret {
  /** The same for every seat of the side. */
  dinosaurs: Record<FigureId, Dinosaur>;
  /** The hidden pole, the same for the whole side. */
  pole: (Pole & { id: FigureId }) | null;
}

export interface Ending {
  winner: Side | null;
  rule: RuleId;
}
