/**
 * The decisions that hold the turn up: placing figures, landing, answering an overrun, helping people out of a wreck.
 */
import type { Point, Seat } from '@dwo/kernel';
import type { Weapon } from '../data/weapons';
import type { FigureId, Side } from '../data/words';

/**
 * How figures come on the table: the players one figure each in turn (`alternate`, DW-R-73), one player after the other
 * (`groups`, DW-ISLE-7), or one side after the other (`deliberate`, DW-R-74).
 */
export interface Placing {
  kind: 'alternate' | 'groups' | 'deliberate';
  /** Seats in the order in which they place. */
  order: Seat[];
  /** The turn to place, as an index of `order`; its length while only paratroopers are still to come (DW-R-89). */
  turn: number;
  /** The side that places now; all its players together if `deliberate`. */
  side: Side;
  /** By seat: the spot drawn on the island, null elsewhere (DW-ISLE-5). */
  spots: (Point | null)[];
  /** By seat: the most figures of theirs that they have had on the table; one taken back does not count again (DW-R-73). */
  placed: number[];
  /** No nearer to the enemy than this (DW-SIDE-2). */
  separationCi: number;
  /** The army's strip along the lower edge (DW-R-105). */
  armyZoneCi: number;
}

/** The paratroopers' drop (DW-R-89). */
export interface Drop {
  seat: Seat;
  /** The point where they land, until all of them are placed; null before a drop has succeeded. */
  at: Point | null;
  /** The turn in which it was last tried; 0 for the end of the set-up, null for never. */
  tried: number | null;
}

export interface Reaction {
  /** The figure under attack, which answers; one reaction a figure at a time (DW-R-24). */
  target: FigureId;
  dinosaur: FigureId;
  /** Weapons it may answer with, fixed when the reaction opened (DW-R-14): their own, their machine gun, or the vehicle's. */
  weapons: Weapon[];
}

/** People who got out of a destroyed vehicle alive, until they are placed (DW-R-56). */
export interface Survivors {
  vehicle: FigureId;
  /** Their owner; of several owners each places their own. */
  seat: Seat;
  people: FigureId[];
  /** The overrun that goes on afterwards: the dinosaur; null if the vehicle was lost in another way. */
  dinosaur: FigureId | null;
}
