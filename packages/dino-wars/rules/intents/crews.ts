/** Intents about crewed weapons and poles. */
import type { Point } from '@dwo/kernel';
import type { FigureId } from '../state';
import type { Spot } from './fire';

/** Name the crew of a crewed weapon (DW-CREW-1). */
export interface Assign {
  readonly type: 'assign';
  readonly weapon: FigureId;
  readonly crew: readonly FigureId[];
}

/** Take apart a portable weapon, or a pole that is set up (DW-TOW-8). */
export interface Dismantle {
  readonly type: 'dismantle';
  readonly weapon: FigureId;
}

/** Set up a portable weapon, or a pole, where it lies (DW-TOW-8, DW-R-92). */
export interface SetUp {
  readonly type: 'setUp';
  readonly weapon: FigureId;
  /** Whole degrees from 0 to 359. */
  readonly facing: number;
}

/** Carry a dismantled weapon or a lying pole along `path`. Its carriers stand at it again afterwards (DW-R-47, DW-R-92). */
export interface Carry {
  readonly type: 'carry';
  readonly weapon: FigureId;
  readonly carriers: readonly FigureId[];
  /** The corners after the place where it lies. */
  readonly path: readonly Point[];
}

/** Load a dismantled weapon (DW-R-47) or a pole (DW-R-92) into a vehicle. */
export interface Stow {
  readonly type: 'stow';
  readonly weapon: FigureId;
  readonly vehicle: FigureId;
}

/** Unload a weapon or a pole beside its vehicle. */
export interface Unstow {
  readonly type: 'unstow';
  readonly weapon: FigureId;
  readonly at: Point;
}

/** Hitch a weapon to a vehicle that it touches. The soldiers in `board` get in (DW-R-50). */
export interface Hitch {
  readonly type: 'hitch';
  readonly vehicle: FigureId;
  readonly weapon: FigureId;
  /** Crew on foot who get in; may be empty. */
  readonly board: readonly FigureId[];
}

/** Unhitch a weapon at a place that touches the vehicle. Crew aboard may get out beside it (DW-R-50). */
export interface Unhitch {
  readonly type: 'unhitch';
  readonly vehicle: FigureId;
  readonly at: Point;
  /** The facing of the weapon, whole degrees from 0 to 359. */
  readonly facing: number;
  /** Crew aboard who get out, each with their place; may be empty. */
  readonly crew: readonly Spot[];
}

/** A hero takes up a light machine gun (DW-RAMBO-1). */
export interface PickUp {
  readonly type: 'pickUp';
  readonly figure: FigureId;
  readonly weapon: FigureId;
}

/** A hero puts their machine gun down at a place at most 1" away (DW-R-54). */
export interface LayDown {
  readonly type: 'layDown';
  readonly figure: FigureId;
  readonly at: Point;
}

/** The kinds of fields of these intents. */
export const CREW_FIELDS = {
  assign: { weapon: 'figure', crew: 'people' },
  dismantle: { weapon: 'figure' },
  setUp: { weapon: 'figure', facing: 'facing' },
  carry: { weapon: 'figure', carriers: 'people', path: 'way' },
  stow: { weapon: 'figure', vehicle: 'figure' },
  unstow: { weapon: 'figure', at: 'place' },
  hitch: { vehicle: 'figure', weapon: 'figure', board: 'people' },
  unhitch: { vehicle: 'figure', at: 'place', facing: 'facing', crew: 'spots' },
  pickUp: { figure: 'figure', weapon: 'figure' },
  layDown: { figure: 'figure', at: 'place' },
} as const;
