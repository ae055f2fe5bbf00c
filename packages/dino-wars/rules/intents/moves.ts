/** Intents about moves and contact. */
import type { Point, Point3 } from '@dwo/kernel';
import type { FigureId } from '../state';

/**
 * Move a dinosaur on the ground (phase 1), or a soldier or vehicle (phase 4), along `path`: the corners after the place
 * where it stands.
 */
export interface Move {
  readonly type: 'move';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  /** The figure at which the last leg stops at gap 0 (DW-R-3); null for none. */
  readonly stopAt: FigureId | null;
}

/** Move a flyer through the air; `z` is the height above the table in ci (DW-R-11). The last corner may be a landing. */
export interface Fly {
  readonly type: 'fly';
  readonly figure: FigureId;
  readonly path: readonly Point3[];
  /** The figure at which the last leg stops at gap 0 (DW-R-3); null for none. */
  readonly stopAt: FigureId | null;
}

/** A dinosaur attacks a figure in contact during its move (DW-OVER-1). */
export interface Overrun {
  readonly type: 'overrun';
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** Turn a dinosaur in phase 1 (DW-R-9), or a vehicle (DW-R-64) or crewed weapon (DW-R-26, DW-TOW-7) in phase 4. */
export interface Face {
  readonly type: 'face';
  readonly figure: FigureId;
  /** Whole degrees from 0 to 359. */
  readonly facing: number;
}

/** Turn a mounted machine gun (DW-R-26). */
export interface TurnGun {
  readonly type: 'turnGun';
  readonly vehicle: FigureId;
  /** Whole degrees from 0 to 359. */
  readonly facing: number;
}

/** End a dinosaur's move (DW-MOVE-8). */
export interface EndMove {
  readonly type: 'endMove';
  readonly figure: FigureId;
}

/** Drive a vehicle into a dinosaur (DW-OPT-RAM-1). */
export interface Ram {
  readonly type: 'ram';
  readonly vehicle: FigureId;
  /** The corners after the place where it stands. */
  readonly path: readonly Point[];
  readonly target: FigureId;
}

/** The kinds of fields of these intents. */
export const MOVE_FIELDS = {
  move: { figure: 'figure', path: 'way', stopAt: 'figure or none' },
  fly: { figure: 'figure', path: 'flight', stopAt: 'figure or none' },
  overrun: { figure: 'figure', target: 'figure' },
  face: { figure: 'figure', facing: 'facing' },
  turnGun: { vehicle: 'figure', facing: 'facing' },
  endMove: { figure: 'figure' },
  ram: { vehicle: 'figure', path: 'way', target: 'figure' },
} as const;
