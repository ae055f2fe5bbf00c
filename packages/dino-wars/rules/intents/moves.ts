/** Moving figures over the table, and into each other. */
import type { Point, Point3 } from '@dwo/kernel';
import type { FigureId } from '../state';

/** Move a dinosaur on the ground (phase 1), a soldier or a vehicle (phase 4) along `path`, corner by corner from where it stands. */
export interface Move {
  readonly type: 'move';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  /** Stop the last leg at gap 0 to this figure (DW-R-3). */
  readonly stopAt: FigureId | null;
}

/** Move a flyer through the air; z is height above the table (DW-R-11). The last corner may be a landing. */
export interface Fly {
  readonly type: 'fly';
  readonly figure: FigureId;
  readonly path: readonly Point3[];
  /** Stop the last leg at gap 0 to this figure (DW-R-3). */
  readonly stopAt: FigureId | null;
}

/** A dinosaur attacks a figure it touches, in the middle of its move (DW-OVER-1). */
export interface Overrun {
  readonly type: 'overrun';
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** Turn a dinosaur in phase 1 (DW-R-9), a vehicle (DW-R-64) or a crewed weapon (DW-R-26, DW-TOW-7) in phase 4. */
export interface Face {
  readonly type: 'face';
  readonly figure: FigureId;
  readonly facing: number;
}

/** Turn a mounted machine gun (DW-R-26). */
export interface TurnGun {
  readonly type: 'turnGun';
  readonly vehicle: FigureId;
  readonly facing: number;
}

/** End a dinosaur's move (DW-MOVE-8). */
export interface EndMove {
  readonly type: 'endMove';
  readonly figure: FigureId;
}

/** Drive into a dinosaur (DW-OPT-RAM-1). */
export interface Ram {
  readonly type: 'ram';
  readonly vehicle: FigureId;
  readonly path: readonly Point[];
  readonly target: FigureId;
}

/** The kind of each of their fields. */
export const MOVE_FIELDS = {
  move: { figure: 'figure', path: 'way', stopAt: 'figure or none' },
  fly: { figure: 'figure', path: 'flight', stopAt: 'figure or none' },
  overrun: { figure: 'figure', target: 'figure' },
  face: { figure: 'figure', facing: 'facing' },
  turnGun: { vehicle: 'figure', facing: 'facing' },
  endMove: { figure: 'figure' },
  ram: { vehicle: 'figure', path: 'way', target: 'figure' },
} as const;
