/** Intents about attacks, answers to them, and survivors of destroyed vehicles. */
import type { Point } from '@dwo/kernel';
import type { Weapon } from '../data/weapons';
import type { FigureId } from '../state';

/**
 * Answer an overrun on `figure`: fire `weapon`, or hold fire with null (DW-CLOSE-4). A crewman may name their machine gun
 * (DW-R-15).
 */
export interface ClosingFire {
  readonly type: 'closingFire';
  readonly figure: FigureId;
  readonly weapon: Weapon | null;
}

/** The clock answers an overrun: the figure fires its best weapon, and the timeout is counted (DW-R-17). */
export interface TimeOut {
  readonly type: 'timeOut';
  readonly figure: FigureId;
}

/** Put survivors of a destroyed vehicle on the table (DW-R-56). */
export interface PlaceSurvivors {
  readonly type: 'placeSurvivors';
  readonly vehicle: FigureId;
  readonly spots: readonly Spot[];
}

/** A soldier and the place where they are put. */
export interface Spot {
  readonly figure: FigureId;
  readonly at: Point;
}

/** An army's attack in phase 2 or 5, by a soldier, a crewed weapon, or a vehicle with one of its mounts. */
export interface Fire {
  readonly type: 'fire';
  readonly figure: FigureId;
  /** The soldier's own weapon, the crewed weapon's kind, or the mount's. */
  readonly weapon: Weapon;
  readonly target: FigureId;
  /** The figure that sees the target for a weapon that does not (DW-IND-3); null for none. */
  readonly spotter: FigureId | null;
}

/** A dinosaur's attack in phase 3 (DW-DATK-1). */
export interface Attack {
  readonly type: 'attack';
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** The kinds of fields of these intents. */
export const FIRE_FIELDS = {
  closingFire: { figure: 'figure', weapon: 'weapon or none' },
  timeOut: { figure: 'figure' },
  placeSurvivors: { vehicle: 'figure', spots: 'spots' },
  fire: { figure: 'figure', weapon: 'weapon', target: 'figure', spotter: 'figure or none' },
  attack: { figure: 'figure', target: 'figure' },
} as const;
