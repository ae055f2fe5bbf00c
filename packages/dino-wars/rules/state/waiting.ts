/** Decisions that hold the turn up: placing figures, landing, answering an overrun, placing survivors. */
import type { Point, Seat } from '@dwo/kernel';
import type { Weapon } from '../data/weapons';
import type { FigureId, Side } from '../data/words';

/**
 * The set-up. Players place one figure each in turn (`alternate`, DW-R-73), one player after the other (`groups`,
 * DW-ISLE-7), or one side after the other (`deliberate`, DW-R-74).
 */
export interface Placing {
  kind: 'alternate' | 'groups' | 'deliberate';
  /** The seats in the order in which they place. */
  order: Seat[];
  /** The turn to place, as an index of `order`. It is the length of `order` while only paratroopers are left (DW-R-89). */
  turn: number;
  /** The side that places now; in a `deliberate` set-up all of its players at once. */
  side: Side;
  /** By seat: the spot drawn on the island (DW-ISLE-5); null elsewhere. */
  spots: (Point | null)[];
  /** By seat: the most figures that they have had on the table. A figure that is taken back does not count again (DW-R-73). */
  placed: number[];
  /** The least distance to the enemy in ci (DW-SIDE-2). */
  separationCi: number;
  /** The depth in ci of the army's strip along the lower edge (DW-R-105). */
  armyZoneCi: number;
}

/** The paratroopers' drop (DW-R-89). */
export interface Drop {
  /** The player whose unit it is. */
  seat: Seat;
  /** The landing point, until all of them are placed; null before a drop has succeeded. */
  at: Point | null;
  /** The turn of the last try; 0 for the end of the set-up, null for never. */
  tried: number | null;
}

/** An overrun that waits for an answer. */
export interface Reaction {
  /** The attacked figure, which answers. A figure has one reaction at a time (DW-R-24). */
  target: FigureId;
  dinosaur: FigureId;
  /**
   * The weapons it may answer with, fixed when the reaction opened (DW-R-14): a soldier's own, their machine gun, or the
   * vehicle's.
   */
  weapons: Weapon[];
}

/** Survivors of a destroyed vehicle, until they are placed (DW-R-56). */
export interface Survivors {
  vehicle: FigureId;
  /** Their owner. If there are several owners, each places their own. */
  seat: Seat;
  people: FigureId[];
  /** The dinosaur whose overrun goes on afterwards; null if the vehicle was destroyed in another way. */
  dinosaur: FigureId | null;
}
