/** The state of a match. Nothing in it is hidden (VS-SEQ-1). Lengths and places are in mils (VS-R-1). */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Kind, ProfileId } from './data/figures';
import type { DrawnKind } from './data/own-tables';
import type { ForceId } from './data/ready-forces';
import type { ScenarioId } from './data/scenarios';
import type { TerrainKind } from './data/terrain';
import type { ItemPlace, Phase, Place, Step, Style } from './data/words';
import type { RuleId } from './rule-ids';

/** The seconds for each decision (VS-R-45). */
export interface Clocks {
  /** For the choice of a force. */
  forceS: number;
  /** For a zone, the set-up, and naming the first seat. */
  setUpS: number;
  /** For the orders of a seat in one step; with Everyone Acts for one order. */
  turnS: number;
}

/** A figure of a force: a ready-made profile, or abilities of the player's own choice (VS-PTS-2). */
export interface Member extends Kind {
  profile: ProfileId | 'own';
  /** The player's name for it; empty for the name of its profile. */
  name: string;
  /** The look of the toy. */
  style: Style;
}

/** A figure of a position. */
export interface Standing extends Member {
  /** Its owner; null for a wild creature. */
  seat: Seat | null;
  x: number;
  y: number;
  facingX: number;
  facingY: number;
  /** The index in this list of the mount that it rides; null on foot. */
  riding: number | null;
  asleep: boolean;
}

/** A piece of a table that the players have drawn (VS-R-49). */
export interface Drawn {
  id: string;
  kind: DrawnKind;
  outline: { x: number; y: number }[];
}

/** A match that begins in the middle: at the first turn of a step. */
export interface Position {
  round: number;
  step: Step;
  /** The seat that has the first turn of the round. */
  first: Seat;
  /** Null for the features of the map. */
  features: Omit<Feature, 'standing'>[] | null;
  figures: Standing[];
}

/** The agreement of the players before a match. */
export interface Options {
  scenario: ScenarioId;
  seats: number;
  /** By seat: a ready-made force, `random` for one of those that fit, or `open` if the player chooses in the lobby. */
  forces: (ForceId | 'random' | 'open')[];
  /** VS-OPT-1 */
  everyoneActs: boolean;
  /** VS-OPT-2 */
  specificSkills: boolean;
  /** VS-OPT-3 */
  fightOn: boolean;
  /** The seat that defends or leads the convoy; null if it is drawn (VS-SCN-4c). */
  defender: Seat | null;
  clocks: Clocks | null;
  /** A table of the players' own in place of the map; only what it makes is kept in the state (VS-R-49). */
  table?: Drawn[];
  /** It is not kept in the state. */
  position?: Position;
  /** The version whose forces and scores are used, in matches begun under an earlier one; the state keeps it beside the options. */
  asOf?: number;
}

/** A figure (VS-R-13). `place` tells whether it is on the surface; elsewhere its place means nothing. */
export interface Figure extends Member {
  /** Its index in `figures`. */
  id: number;
  /** Its original owner; null for a wild creature. */
  seat: Seat | null;
  points: number;
  place: Place;
  x: number;
  y: number;
  facingX: number;
  facingY: number;
  /** The figure on it, and the figure that it is on. */
  rider: number | null;
  riding: number | null;
  /** The things that it has used in this round; a ride uses the move of both (VS-R-18). */
  moved: boolean;
  attacked: boolean;
  tried: boolean;
  asleep: boolean;
  /** It wakes at the end of the round (VS-WLD-6). */
  stirred: boolean;
  /** The round of which it skips all steps; 0 for none (VS-WLD-7). */
  calm: number;
  /** The seats that have calmed it (VS-SCN-2a). */
  calmers: Seat[];
  /** The targets of its failed sight dice in this round: figures by id, sections by index (VS-R-25). */
  unseen: number[];
  unseenSections: number[];
}

/** A terrain feature or section. A section that is no longer standing is gone (VS-INV-14). */
export interface Feature {
  id: string;
  group: string;
  kind: TerrainKind;
  closed: boolean;
  outline: { x: number; y: number }[];
  standing: boolean;
}

/** An egg (VS-SCN-3). Its place on the surface counts only while it is lying. */
export interface Item {
  place: ItemPlace;
  /** The figure that carries it, or null. */
  by: number | null;
  x: number;
  y: number;
}

/** One seat. */
export interface Player {
  /** Its force is known, or it gave up in the lobby. */
  chosen: boolean;
  /** Only in the lobby: then its members are in `figures`. */
  force: Member[];
  /** The index of its zone; null before it has one, and in scenarios with zones by role. */
  zone: number | null;
  deployed: boolean;
  resigned: boolean;
  /** It has ended the running step (VS-R-15, VS-R-16). */
  done: boolean;
  /** Points for destroyed figures, and all others. */
  kills: number;
  bonus: number;
  /** Times out in a row (VS-R-45). */
  timeOuts: number;
}

/** How a match ended. */
export interface Ending {
  /** Empty for a draw. */
  winners: Seat[];
  rule: RuleId;
}

/** The state of a match. */
export interface State {
  phase: Phase;
  /** The version of the rules whose ready-made forces and scores are used (VS-C-04). */
  asOf: number;
  options: Options;
  /** The seat that decides; in the lobby everyone without a force does. */
  asked: Seat;
  /** The number of decisions asked so far, for clocks. */
  asks: number;
  round: number;
  /** The seats in the order of setting up, then of the round's turns. */
  order: Seat[];
  /** The seat that defends or leads the convoy; null without roles. */
  defender: Seat | null;
  players: Player[];
  features: Feature[];
  figures: Figure[];
  items: Item[];
  ending: Ending | null;
}

/** A state that is only read. */
export type Now = Frozen<State>;
/** A figure that is only read. */
export type Fig = Frozen<Figure>;
/** A feature that is only read. */
export type Piece = Frozen<Feature>;
export type { Point };
