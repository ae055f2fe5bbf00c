/** Soldiers on their way to vehicles. */
import { type FigureId, leftCi, type State } from '@dwo/dino-wars';
import { type Frozen, gap, type Seat } from '@dwo/kernel';
import { ownerOf, placeOf, radiusOf, vehicleOf } from './figures';
import type { Plan } from './plan';

/** Whether a figure is a vehicle of the player or of a teammate. */
export function isRide(state: Frozen<State>, seat: Seat, figure: FigureId): boolean {
  const owner = ownerOf(state, figure);
  return (
    vehicleOf(state, figure) !== null && owner !== null && state.players[owner]?.side === state.players[seat]?.side
  );
}

/** The distance to the vehicle that a planned path aims at and does not reach, and the movement left; null if it does. */
export function missedRide(
  state: Frozen<State>,
  seat: Seat,
  plan: Plan,
): { readonly gapCi: number; readonly leftCi: number } | null {
  if (plan.kind !== 'move' || plan.aim === null || plan.preview === null) return null;
  const { figure, aim, preview } = plan;
  if (preview.intent.type === 'board' || preview.refusal !== null || !isRide(state, seat, aim)) return null;
  const [from, to] = [placeOf(state, figure), placeOf(state, aim)];
  if (from === null || to === null) return null;
  const gapCi = gap({ ...from, radius: radiusOf(state, figure) }, { ...to, radius: radiusOf(state, aim) });
  return { gapCi, leftCi: leftCi(state, figure) };
}
