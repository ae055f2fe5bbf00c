/** Intents that bring figures on the table. */
import type { Point } from '@dwo/kernel';
import type { FigureId } from '../state';

/**
 * Place a figure, with everybody aboard it and what it tows. In a deliberate set-up a placed figure may be placed again
 * (§8.1).
 */
export interface Place {
  readonly type: 'place';
  readonly figure: FigureId;
  readonly at: Point;
  /** Whole degrees from 0 to 359. */
  readonly facing: number;
  /** The height in ci of a flyer that begins in the air, else 0. */
  readonly z: number;
}

/** Place a dinosaur hidden (DW-GATE-4, DW-R-94). */
export interface Hide {
  readonly type: 'hide';
  readonly figure: FigureId;
  readonly at: Point;
  /** Whole degrees from 0 to 359. */
  readonly facing: number;
}

/** Take a placed figure back while its player still places. */
export interface Unplace {
  readonly type: 'unplace';
  readonly figure: FigureId;
}

/** Drop the paratroopers: a point on an edge and the direction of the flight in degrees (DW-R-89). */
export interface AirDrop {
  readonly type: 'airDrop';
  /** A point on an edge of the table. */
  readonly from: Point;
  /** Whole degrees from 0 to 359, into the table. */
  readonly direction: number;
}

/** Put a paratrooper down near the landing point (DW-OPT-PARA-2). */
export interface Land {
  readonly type: 'land';
  readonly figure: FigureId;
  readonly at: Point;
}

/** The kinds of fields of these intents. */
export const SET_UP_FIELDS = {
  place: { figure: 'figure', at: 'place', facing: 'facing', z: 'height' },
  hide: { figure: 'figure', at: 'place', facing: 'facing' },
  unplace: { figure: 'figure' },
  airDrop: { from: 'place', direction: 'facing' },
  land: { figure: 'figure', at: 'place' },
} as const;
