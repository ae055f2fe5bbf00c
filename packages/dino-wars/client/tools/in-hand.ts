/** Notices when the selected figure has done all it can in this phase. */
import { type FigureId, figureOf, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { hasActed, isReady } from './readiness';

/** The selected figure, as it was seen last. */
export class InHand {
  #figure: FigureId | null = null;
  #phase = '';

  /** Remembers whether the selected figure can act, or waits for the answer to its overrun. */
  look(state: Frozen<State>, seat: Seat | null, selected: FigureId | null): void {
    const mine = selected !== null && figureOf(state, selected)?.owner === seat;
    this.#figure = mine && (isReady(state, selected) || isAnswered(state, selected)) ? selected : null;
    this.#phase = phaseOf(state);
  }

  /** Whether that figure has acted or died since, and can do nothing more in the same phase. */
  hasSpent(state: Frozen<State>, seat: Seat | null): boolean {
    const figure = this.#figure;
    if (figure === null || seat === null || this.#phase !== phaseOf(state)) return false;
    if (state.placing !== null || state.drop !== null || state.survivors.length > 0) return false;
    if (state.ending !== null || state.players[seat]?.done || isAnswered(state, figure)) return false;
    if (figureOf(state, figure)?.alive !== true) return true;
    return hasActed(state, figure) && !isReady(state, figure);
  }
}

/** Whether the other side decides about closing fire at this dinosaur (DW-R-24). */
export function isAnswered(state: Frozen<State>, figure: FigureId): boolean {
  return state.reactions.some(({ dinosaur }) => dinosaur === figure);
}

function phaseOf({ turn, phase }: Frozen<State>): string {
  return `${turn}/${phase}`;
}
