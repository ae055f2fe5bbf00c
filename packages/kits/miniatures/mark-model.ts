/** Marks that point something out on the table, each kind with what it needs. Lengths and places in Ci. */
import type { Point } from '@dwo/kernel';
import type { Token } from './token';

/** A thing pointed out. Figures are named by the ids of tokens; a mark whose figure is not there is not drawn. */
export type Mark =
  | CrewMark
  | SpotterMark
  | TowMark
  | DropMark
  | FacingMark
  | ZoneMark
  | SpotMark
  | DiscMark
  | GateMark
  | FlightMark
  | GhostMark
  | ShapeMark;

/** A thin thread from somebody to the weapon they serve; `away` when they are too far from it to serve it. */
export interface CrewMark {
  readonly type: 'crew';
  readonly soldier: string;
  readonly weapon: string;
  readonly tone: 'serving' | 'away';
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

/** The bar between a vehicle and the weapon behind it; the weapon is a token of its own. */
export interface TowMark {
  readonly type: 'tow';
  readonly vehicle: string;
  readonly weapon: string;
}

/** Something can be dropped here: a vehicle to get into, a weapon to serve (its ring is 1" wide), a hook, a load. */
export interface DropMark {
  readonly type: 'drop';
  readonly figure: string;
  /** From the edge of the base. */
  readonly rangeCi: number;
  /** The pointer is over it now. */
  readonly hot: boolean;
  readonly legal: boolean;
  /** `3 of 8 seats`; empty for none. */
  readonly label: string;
}

/** A knob on the rim that turns the figure (an arrowhead) or its gun (a muzzle). */
export interface FacingMark {
  readonly type: 'facing';
  readonly figure: string;
  readonly of: 'body' | 'gun';
  readonly facing: number;
}

/** A field of the set-up: where one side may place, where nobody may. */
export interface ZoneMark {
  readonly type: 'zone';
  readonly id: string;
  readonly outline: readonly Point[];
  readonly tone: 'green' | 'red' | 'forbidden';
  readonly label: string;
  /** Its corners can be dragged. */
  readonly handles?: boolean;
}

/** A numbered spot of the island and the circle round it in which the rest of a group goes. */
export interface SpotMark {
  readonly type: 'spot';
  readonly at: Point;
  readonly number: number;
  readonly radiusCi: number;
  /** `mine` shows its circle, `free` and `taken` only the number. */
  readonly tone: 'free' | 'mine' | 'taken';
  /** It can be dragged. */
  readonly handles?: boolean;
}

/** A circle on the ground: too near to somebody, or where something may come down. */
export interface DiscMark {
  readonly type: 'disc';
  readonly at: Point;
  readonly radiusCi: number;
  readonly tone: 'forbidden' | 'allowed' | 'spotting';
  readonly label: string;
}

/** The Time Gate between its poles: `open` glows, else a dotted line with what is missing. */
export interface GateMark {
  readonly type: 'gate';
  readonly from: Point;
  readonly to: Point;
  readonly open: boolean;
  readonly label: string;
}

/** The way of the aeroplane that drops the paratroopers, over the whole table. */
export interface FlightMark {
  readonly type: 'flight';
  readonly from: Point;
  readonly to: Point;
  /** The point where they come down; null while it is only being aimed. */
  readonly landing: Point | null;
}

/** A figure that is not there yet: pale, where the pointer would put it. */
export interface GhostMark {
  readonly type: 'ghost';
  readonly token: Token;
  readonly legal: boolean;
  readonly label: string;
}

/** A piece of terrain being shaped: its true outline with a handle on each corner and on the middle of each edge. */
export interface ShapeMark {
  readonly type: 'shape';
  readonly piece: string;
  readonly outline: readonly Point[];
  /** The chosen corner, which has a cross beside it; null for none. */
  readonly corner: number | null;
  readonly legal: boolean;
  readonly label: string;
}
