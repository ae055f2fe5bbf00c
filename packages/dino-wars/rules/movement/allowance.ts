import type { Frozen } from '@dwo/kernel';
import { type Figure, figureOf, isDinosaur } from '../figures';
import type { FigureId, State } from '../state';
import { isBogged, tollCi } from '../toll';
import { type Burden, baseCi, burdenOf, NO_BURDEN, plus, reckonCi } from './burden';
import { groundRateCi } from './low-flight';
import { refuseMobility } from './mobility';

/**
 * Returns how far a figure may move this turn in all, in ci: a dinosaur its rate (DW-MOVE-3), a soldier 6" and a vehicle
 * 18" (DW-AMOVE-1), less its burdens and `more`.
 */
export function allowanceCi(state: Frozen<State>, id: FigureId, more: Burden = NO_BURDEN): number {
  const figure = figureOf(state, id);
  if (figure === null) return 0;
  if (isDinosaur(figure)) return groundRateCi(state, figure);
  return reckonCi(baseCi(state, figure), plus(burdenOf(state, id, true), more));
}

/**
 * Returns the rest of a figure's allowance in ci (DW-AMOVE-5), less the toll of the terrain that it stands in
 * (DW-OPT-TERR-2). It is 0 if the figure can't move at all, or has moved more than it may by now (DW-AMOVE-7).
 */
export function leftCi(state: Frozen<State>, id: FigureId): number {
  const figure = figureOf(state, id);
  if (figure === null || refuseMobility(state, id, figure) !== null) return 0;
  const toll = isBogged(state, figure) ? tollCi(state, figure) : 0;
  if (isDinosaur(figure)) return Math.max(0, allowanceCi(state, id) - spentBy(figure) - toll);
  return Math.max(0, allowanceCi(state, id, { subtractCi: toll, halvings: 0 }) - spentBy(figure));
}

/** Returns the movement that a figure has spent this turn, in ci. A crewed weapon has none of its own. */
export function spentBy(figure: Frozen<Figure>): number {
  return 'spentCi' in figure ? figure.spentCi : 0;
}
