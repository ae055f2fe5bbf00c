/** Intents about seats in vehicles. */
import type { Point } from '@dwo/kernel';
import type { FigureId } from '../state';

/**
 * Get into a vehicle, after a walk along `path` if it is not empty (DW-LOAD-3, DW-R-113). `seat` is an index of its seats,
 * or null for the first free one.
 */
export interface Board {
  readonly type: 'board';
  readonly figure: FigureId;
  readonly vehicle: FigureId;
  readonly seat: number | null;
  readonly path: readonly Point[];
}

/** Get out, onto a spot that touches the vehicle (DW-LOAD-4). */
export interface Alight {
  readonly type: 'alight';
  readonly figure: FigureId;
  readonly at: Point;
}

/** Exchange the people of two seats in a vehicle, or move one person to an empty seat (DW-R-29). */
export interface SwapSeats {
  readonly type: 'swapSeats';
  readonly vehicle: FigureId;
  /** Two different indexes of the vehicle's seats. */
  readonly seats: readonly [number, number];
}

/** The kinds of fields of these intents. */
export const VEHICLE_FIELDS = {
  board: { figure: 'figure', vehicle: 'figure', seat: 'seat or none', path: 'way or none' },
  alight: { figure: 'figure', at: 'place' },
  swapSeats: { vehicle: 'figure', seats: 'two seats' },
} as const;
