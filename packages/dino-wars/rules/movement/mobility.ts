/** The figures that can't move at all this turn. */
import type { Frozen } from '@dwo/kernel';
import { type Figure, isCrewedWeapon, isSoldier, isVehicle } from '../figures';
import { refuseBusy } from '../first-checks';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import { driverOf } from '../vehicles/riders';

/** Returns why an army figure does not move by itself this turn, or null if it may. Dinosaurs always may. */
export function refuseMobility(state: Frozen<State>, id: FigureId, figure: Frozen<Figure>): No | null {
  if (isSoldier(figure)) {
    // The vehicle moves; the people in it ride (DW-TRANS-6).
    if (figure.aboard !== null) return refuse('DW-TRANS-6', 'ABOARD', { figure: id, vehicle: figure.aboard });
    return refuseBusy(state, id, figure);
  }
  if (isVehicle(figure)) {
    if (driverOf(figure) === null) return refuse('DW-R-29', 'NO_DRIVER', { figure: id });
    if (figure.immobile) return refuse('DW-OPT-RAM-4', 'IMMOBILE', { figure: id });
    return figure.busy ? refuse('DW-TOW-3', 'MOVE_OVER', { figure: id }) : null;
  }
  if (!isCrewedWeapon(figure)) return null;
  // Heavy artillery never moves; the others are carried or towed.
  return figure.kind === 'heavy_artillery'
    ? refuse('DW-TOW-6', 'IMMOBILE', { figure: id })
    : refuse('DW-TOW-9', 'IMMOBILE', { figure: id });
}
