/** Bringing figures on the table. */
import type { Point } from '@dwo/kernel';
import type { FigureId } from '../state';

/** Set a figure up, with everybody aboard it and what it tows; also where it was put before (§8.1 of the rules). */
export interface Place {
  readonly type: 'place';
  readonly figure: FigureId;
  readonly at: Point;
  readonly facing: number;
  /** Height of a flyer that begins airborne; else 0. */
  readonly z: number;
}

/** Set a dinosaur up unseen (DW-GATE-4, DW-R-94). */
export interface Hide {
  readonly type: 'hide';
  readonly figure: FigureId;
  readonly at: Point;
  readonly facing: number;
}

/** Take back a figure one has placed, while one may still place. */
export interface Unplace {
  readonly type: 'unplace';
  readonly figure: FigureId;
}

/** Drop the paratroopers: a point on an edge and the direction of the flight (DW-R-89). */
export interface AirDrop {
  readonly type: 'airDrop';
  readonly from: Point;
  readonly direction: number;
}

/** Put a paratrooper down near the point they landed at (DW-OPT-PARA-2). */
export interface Land {
  readonly type: 'land';
  readonly figure: FigureId;
  readonly at: Point;
}

/** The kind of each of their fields. */
export const SET_UP_FIELDS = {
  place: { figure: 'figure', at: 'place', facing: 'facing', z: 'height' },
  hide: { figure: 'figure', at: 'place', facing: 'facing' },
  unplace: { figure: 'figure' },
  airDrop: { from: 'place', direction: 'facing' },
  land: { figure: 'figure', at: 'place' },
} as const;
