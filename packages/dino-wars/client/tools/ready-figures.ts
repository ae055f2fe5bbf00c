/** The figures of a seat that can still act, in any part of a match. */
import { type FigureId, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { sideFigures } from './figures';
import { isReady } from './readiness';
import { toPlace, toQueue, waitingOf } from './setting-up';

/** The seat's figures that can still act, in the order of the tray. */
export function readyFigures(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  if (state.placing !== null) return [...toPlace(state, seat), ...toQueue(state, seat)];
  if (state.drop?.seat === seat && state.drop.at !== null) return waitingOf(state, seat);
  return sideFigures(state, SIDE_OF_PHASE[state.phase]).flatMap(([id, { owner }]) =>
    owner === seat && isReady(state, id) ? [id] : [],
  );
}
