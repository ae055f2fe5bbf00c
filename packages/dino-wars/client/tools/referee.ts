/** The questions of the tools to the referee; nothing here knows a rule. */
import {
  allowanceCi,
  dinoWars,
  type FigureId,
  figureOf,
  type Intent,
  overrunLeftCi,
  refusePlace,
  type State,
} from '@dwo/dino-wars';
import type { Frozen, Refusal, Seat } from '@dwo/kernel';
import { isAhead } from './queue';

/** Why the referee would refuse this, or a place chosen ahead of one's turn when it comes; null if they would not. */
export function whyNot(state: Frozen<State>, seat: Seat, intent: Intent): Refusal | null {
  if (isAhead(state, seat, intent)) return refusePlace(state, seat, intent);
  return dinoWars.check(state, seat, intent);
}

/** Movement a figure still has this turn. */
export function movementLeft(state: Frozen<State>, figure: FigureId): number {
  const found = figureOf(state, figure);
  const spent = found !== null && 'spentCi' in found ? found.spentCi : 0;
  return Math.max(0, allowanceCi(state, figure) - spent);
}

/** The movement of a dinosaur on the ground that is left for contact and overruns only (DW-R-90). */
export function chargeLeft(state: Frozen<State>, figure: FigureId): number {
  return Math.max(0, overrunLeftCi(state, figure) - movementLeft(state, figure));
}
