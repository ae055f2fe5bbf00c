/** The kinds of marks on the table, each with its data. Lengths and places in ci. */
import type { Point } from '@dwo/kernel';
import type { Token } from './token';

/** One mark. It names figures by the ids of their tokens; a mark whose figure is missing is not drawn. */
export type Mark =
  | CrewMark
  | TieMark
  | SpotterMark
  | TowMark
  | DropMark
  | FacingMark
  | ZoneMark
  | SpotMark
  | DiscMark
  | SearchMark
  | GateMark
  | FlightMark
  | GhostMark
  | SightMark
  | TagMark
  | ThreatMark
  | AlarmMark
  | ShapeMark;

/** A thin line from a crew member to their weapon; `away` if they are too far from it to serve it. */
export interface CrewMark {
  readonly type: 'crew';
  readonly soldier: string;
  readonly weapon: string;
  readonly tone: 'serving' | 'away';
}

/** A thin line between two figures that a lasting order joins. */
export interface TieMark {
  readonly type: 'tie';
  readonly figure: string;
  readonly leader: string;
}

/** Indirect fire: dashes from the spotter to the target, a high arc from the weapon to it. */
export interface SpotterMark {
  readonly type: 'spotter';
  readonly spotter: string;
  readonly weapon: string;
  readonly target: string;
  readonly label: string;
  readonly legal: boolean;
}

/** The bar between a vehicle and the weapon that it tows; the weapon is a token of its own. */
export interface TowMark {
  readonly type: 'tow';
  readonly vehicle: string;
  readonly weapon: string;
}

/** Something can be dropped here: a vehicle to get into, a weapon to serve (its ring is 1" wide), a hook, a load. */
export interface DropMark {
  readonly type: 'drop';
  readonly figure: string;
  /** Distance from the edge of the base. */
  readonly rangeCi: number;
  /** The pointer is over it now. */
  readonly hot: boolean;
  readonly legal: boolean;
  /** Text such as `3 of 8 seats`; empty for none. */
  readonly label: string;
}

/** A knob on the rim that turns the figure (an arrowhead) or its gun (a muzzle). */
export interface FacingMark {
  readonly type: 'facing';
  readonly figure: string;
  readonly of: 'body' | 'gun';
  readonly facing: number;
}

/** The colours of zones. `green`, `grey`, `blue`, `crimson`, `tan` and `violet` are those of the first to the sixth player. */
export type ZoneTone = 'green' | 'grey' | 'blue' | 'crimson' | 'tan' | 'violet' | 'red' | 'forbidden';

/** A zone of the setup: where one side may place figures, or where nobody may. */
export interface ZoneMark {
  readonly type: 'zone';
  readonly id: string;
  readonly outline: readonly Point[];
  readonly tone: ZoneTone;
  readonly label: string;
  /** Its corners can be dragged. */
  readonly handles?: boolean;
}

/** A numbered place on the island, with the circle round it in which the rest of a group is placed. */
export interface SpotMark {
  readonly type: 'spot';
  readonly at: Point;
  readonly number: number;
  readonly radiusCi: number;
  /** `mine` shows the circle; `free` and `taken` show only the number. */
  readonly tone: 'free' | 'mine' | 'taken';
  /** It can be dragged. */
  readonly handles?: boolean;
}

/** A circle on the ground: too near to a figure, or the area in which something may land. */
export interface DiscMark {
  readonly type: 'disc';
  readonly at: Point;
  readonly radiusCi: number;
  readonly tone: 'forbidden' | 'allowed' | 'spotting';
  readonly label: string;
}

/** An area in which something that is hidden may be found. */
export interface SearchMark {
  readonly type: 'search';
  readonly outline: readonly Point[];
  readonly label: string;
  /** The place of the label. */
  readonly at: Point;
}

/** The Time Gate between its poles: it glows while `open`; else a dotted line, with a label that says what is missing. */
export interface GateMark {
  readonly type: 'gate';
  readonly from: Point;
  readonly to: Point;
  readonly open: boolean;
  readonly label: string;
}

/** The course of the aeroplane that drops the paratroopers, across the whole table. */
export interface FlightMark {
  readonly type: 'flight';
  readonly from: Point;
  readonly to: Point;
  /** The point where they land; null while it is being chosen. */
  readonly landing: Point | null;
}

/** A figure that is not on the table yet: pale, at the place where a press would put it. */
export interface GhostMark {
  readonly type: 'ghost';
  readonly token: Token;
  readonly legal: boolean;
  readonly label: string;
}

/** A thin line of sight: whether nothing, a screen or something solid lies in it. */
export interface SightMark {
  readonly type: 'sight';
  readonly from: Point;
  readonly to: Point;
  readonly tone: 'free' | 'screened' | 'blocked';
}

/** A word above a figure, such as the chance to hit it. */
export interface TagMark {
  readonly type: 'tag';
  readonly figure: string;
  readonly label: string;
}

/** A figure that could harm another: a line from its base to the other's, with the chance. */
export interface ThreatMark {
  readonly type: 'threat';
  readonly figure: string;
  /** The place and base of the one that it could harm. */
  readonly to: Point;
  readonly radiusCi: number;
  /** In contact with it, or from afar: the lines have different patterns. */
  readonly harm: 'strike' | 'shoot';
  /** The side whose chance it is: lines and labels of the viewer's own figures look different from those of enemies. */
  readonly owner: 'mine' | 'theirs';
  readonly label: string;
  /** Whether the label stands near the far end: many lines leave one figure. */
  readonly leaving: boolean;
}

/** A sign beside a figure in danger, with a number. */
export interface AlarmMark {
  readonly type: 'alarm';
  readonly figure: string;
  readonly text: string;
}

/** The form of a piece that is being shaped: a line in legs, or four corners that stay four; left out for an area. */
export type ShapeForm = 'line' | 'box';

/** A piece of terrain that is being shaped: its outline with a handle on each corner and on the middle of each edge. */
export interface ShapeMark {
  readonly type: 'shape';
  readonly piece: string;
  readonly form?: ShapeForm;
  readonly outline: readonly Point[];
  /** Index of the selected corner, which has a cross beside it; null for none. */
  readonly corner: number | null;
  readonly legal: boolean;
  readonly label: string;
}
