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
 * Turning is free. A dinosaur turns in phase 1 only, even if its move is over (DW-MOVE-5, DW-R-9). A vehicle turns in phase
 * 4 if it could drive (DW-AMOVE-8, DW-R-64). A weapon is turned in phase 4 by crew at it (DW-R-26, DW-TOW-7).
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

/** Whether a facing is a whole number of degrees from 0 to 359. */
export function isFacing(facing: number): boolean {
  return Number.isInteger(facing) && facing >= 0 && facing <= 359;
}

function resolveFace({ figure, facing }: Face, emit: Emit): void {
  emit({ type: 'faced', figure, facing: wholeDegrees(facing) });
}

/** Offers turns to the four sides of the table, except the one the figure faces already. */
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

/** The facings of the four sides of the table in degrees, without `except`. */
export function quarters(except: number): number[] {
  return [0, 90, 180, 270].filter((facing) => facing !== except);
}

/** The action `face`: turns a figure on the spot. */
export const face: Action<Face> = {
  check: checkFace,
  resolve: ({ intent, emit }) => resolveFace(intent, emit),
  offers: { acting: { phases: ['dinosaur-movement', 'army-movement'], intents: faceIntents }, pivoting: faceIntents },
};
