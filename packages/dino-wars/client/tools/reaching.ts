/** Whether a dinosaur can reach somebody in its move, for a crowd from which one is chosen. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { biteTargets } from './bites';
import { dinosaurOf, enemiesOf, ownerOf, placeOf } from './figures';
import { modeOf, withPlace } from './groups';
import { previewMove } from './paths';

/** `far` is too far for the movement that is left, `blocked` any other way that does not lead there. */
export type Reaching = 'reach' | 'far' | 'blocked';

/** Whether this seat's dinosaur can end its move in contact with this enemy; null where that is no question. */
export function reaching(state: Frozen<State>, seat: Seat, figure: FigureId, target: FigureId): Reaching | null {
  const to = placeOf(state, target);
  const isMover = dinosaurOf(state, figure) !== null && ownerOf(state, figure) === seat;
  if (state.phase !== 'dinosaur-movement' || !isMover || to === null) return null;
  if (!enemiesOf(state, figure).includes(target)) return null;
  if (biteTargets(state, figure).includes(target)) return 'reach';
  const walker = { state, seat, figure, mode: modeOf(state, figure) };
  const { refusal, points } = previewMove({ ...walker, corners: [], to, stopAt: target, effort: 'search' });
  const end = refusal === null ? points.at(-1) : undefined;
  if (end !== undefined && biteTargets(withPlace(state, figure, end), figure).includes(target)) return 'reach';
  return refusal === null || refusal.code === 'NOT_ENOUGH_MOVEMENT' ? 'far' : 'blocked';
}
