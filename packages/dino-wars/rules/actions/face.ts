import { type Frozen, type Seat, wholeDegrees } from '@dwo/kernel';
import { phasesOfTurning, refuseTurningWeapon } from '../crews/handling';
import type { Emit } from '../emit';
import { crewedWeaponOf, dinosaurOf, vehicleOf } from '../figures';
import { refuseDinosaur, refuseNow, refuseVehicle, refuseWeapon } from '../first-checks';
import type { Face } from '../intents';
import { refuseMobility } from '../movement/mobility';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import type { Action } from './action';

/**
 * Turning is free: for a dinosaur in phase 1 only, even if its move is over (DW-MOVE-5, DW-R-9); for a vehicle in phase 4, if it
 * could drive (DW-AMOVE-8, DW-R-64); for a weapon in phase 4, by crew at it (DW-R-26, DW-TOW-7).
 */
function checkFace(state: Frozen<State>, seat: Seat, { figure, facing }: Face): No | null {
  const no = refuseTurn(state, seat, figure);
  if (no !== null) return no;
  return isFacing(facing) ? null : refuse('DW-R-1', '', { facing });
}

function refuseTurn(state: Frozen<State>, seat: Seat, figure: FigureId): No | null {
  const vehicle = vehicleOf(state, figure);
  if (vehicle !== null) {
    const no = refuseNow(state, seat, ['army-movement']) ?? refuseVehicle(state, seat, figure);
    return no ?? refuseMobility(state, figure, vehicle);
  }
  if (crewedWeaponOf(state, figure) === null) {
    return refuseNow(state, seat, ['dinosaur-movement']) ?? refuseDinosaur(state, seat, figure);
  }
  const no = refuseNow(state, seat, phasesOfTurning(state)) ?? refuseWeapon(state, seat, figure);
  return no ?? refuseTurningWeapon(state, figure);
}

/** Whole degrees of one turn. */
export function isFacing(facing: number): boolean {
  return Number.isInteger(facing) && facing >= 0 && facing <= 359;
}

/** Turns. */
function resolveFace({ figure, facing }: Face, emit: Emit): void {
  emit({ type: 'faced', figure, facing: wholeDegrees(facing) });
}

/** Turns to the four sides of the table, but not to where it looks already. */
export function faceIntents(state: Frozen<State>, id: FigureId): Face[] {
  const weapon = crewedWeaponOf(state, id);
  if (weapon !== null) {
    const no = phasesOfTurning(state).includes(state.phase) ? refuseTurningWeapon(state, id) : true;
    return no === null && weapon.alive ? turns(id, weapon.facing) : [];
  }
  const figure = dinosaurOf(state, id) ?? vehicleOf(state, id);
  if (!figure?.alive || refuseMobility(state, id, figure) !== null) return [];
  return turns(id, figure.facing);
}

function turns(id: FigureId, from: number): Face[] {
  return quarters(from).map((facing) => ({ type: 'face', figure: id, facing }));
}

/** The four sides of the table but one. */
export function quarters(except: number): number[] {
  return [0, 90, 180, 270].filter((facing) => facing !== except);
}

/** Turning on the spot. */
export const face: Action<Face> = {
  check: checkFace,
  resolve: ({ intent, emit }) => resolveFace(intent, emit),
  offers: { acting: { phases: ['dinosaur-movement', 'army-movement'], intents: faceIntents }, pivoting: faceIntents },
};
