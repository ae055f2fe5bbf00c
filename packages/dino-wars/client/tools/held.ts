/** Figures that stay where they are by a lasting order of their player. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { orderDesk } from '@dwo/kits/miniatures/orders/kept';

/** Whether a figure stays where it is by its order, so that it loses nothing if the movement ends. */
export function isHeld(state: Frozen<State>, figure: FigureId): boolean {
  return state.phase === 'army-movement' && orderDesk.getState().orders[figure]?.type === 'hold';
}
