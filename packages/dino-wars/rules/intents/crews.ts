/** Crewed weapons: served, taken apart, carried, towed, held in a hero's hands. */
import type { Point } from '@dwo/kernel';
import type { FigureId } from '../state';
import type { Spot } from './fire';

/** Names the crew of a crewed weapon from now on (DW-CREW-1). */
export interface Assign {
  readonly type: 'assign';
  readonly weapon: FigureId;
  readonly crew: readonly FigureId[];
}

/** Take a portable weapon, or a pole that is set up, apart (DW-TOW-8). */
export interface Dismantle {
  readonly type: 'dismantle';
  readonly weapon: FigureId;
}

/** Set up a portable weapon, or a pole, where it lies (DW-TOW-8, DW-R-92). */
export interface SetUp {
  readonly type: 'setUp';
  readonly weapon: FigureId;
  readonly facing: number;
}

/** Carry a dismantled weapon or a lying pole along `path`; its carriers are put down at it again (DW-R-47, DW-R-92). */
export interface Carry {
  readonly type: 'carry';
  readonly weapon: FigureId;
  readonly carriers: readonly FigureId[];
  readonly path: readonly Point[];
}

/** Load a dismantled weapon (DW-R-47) or a pole (DW-R-92) into a vehicle. */
export interface Stow {
  readonly type: 'stow';
  readonly weapon: FigureId;
  readonly vehicle: FigureId;
}

/** Put it down beside the vehicle. */
export interface Unstow {
  readonly type: 'unstow';
  readonly weapon: FigureId;
  readonly at: Point;
}

/** Hitch a weapon to a vehicle it touches; `board` gets in (DW-R-50). */
export interface Hitch {
  readonly type: 'hitch';
  readonly vehicle: FigureId;
  readonly weapon: FigureId;
  readonly board: readonly FigureId[];
}

/** Unhitch it to a place that touches the vehicle; people aboard may be put at it (DW-R-50). */
export interface Unhitch {
  readonly type: 'unhitch';
  readonly vehicle: FigureId;
  readonly at: Point;
  readonly facing: number;
  readonly crew: readonly Spot[];
}

/** A hero takes a light machine gun (DW-RAMBO-1). */
export interface PickUp {
  readonly type: 'pickUp';
  readonly figure: FigureId;
  readonly weapon: FigureId;
}

/** The hero puts it down at this place, at most 1" away (DW-R-54). */
export interface LayDown {
  readonly type: 'layDown';
  readonly figure: FigureId;
  readonly at: Point;
}

/** The kind of each of their fields. */
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
