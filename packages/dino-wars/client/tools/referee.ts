/** The questions of the tools to the rules; no rule is repeated here. */
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

/** Why the rules would refuse an intent, or a place chosen before one's turn; null if they would not. */
export function whyNot(state: Frozen<State>, seat: Seat, intent: Intent): Refusal | null {
  if (isAhead(state, seat, intent)) return refusePlace(state, seat, intent);
  return dinoWars.check(state, seat, intent);
}

/** The movement that a figure has left in this turn, in ci. */
export function movementLeft(state: Frozen<State>, figure: FigureId): number {
  const found = figureOf(state, figure);
  const spent = found !== null && 'spentCi' in found ? found.spentCi : 0;
  return Math.max(0, allowanceCi(state, figure) - spent);
}

/** The movement on the ground that a dinosaur has left only for contact and overruns, in ci (DW-R-90). */
export function chargeLeft(state: Frozen<State>, figure: FigureId): number {
  return Math.max(0, overrunLeftCi(state, figure) - movementLeft(state, figure));
}
