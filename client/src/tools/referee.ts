/** What the tools ask the referee himself; nothing here knows a rule. */
import { allowanceCi, dinoWars, type FigureId, figureOf, type Intent, type State } from '@dwo/dino-wars';
import type { Frozen, Refusal, Seat } from '@dwo/kernel';

/** Why the referee would refuse this; null if he would not. */
export function whyNot(state: Frozen<State>, seat: Seat, intent: Intent): Refusal | null {
  return dinoWars.check(state, seat, intent);
}

/** Movement a figure still has this turn. */
export function movementLeft(state: Frozen<State>, figure: FigureId): number {
  const found = figureOf(state, figure);
  const spent = found !== null && 'spentCi' in found ? found.spentCi : 0;
  return Math.max(0, allowanceCi(state, figure) - spent);
}
