import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { dinosaurOf } from '../figures';
import { refuseDinosaur, refuseNow } from '../first-checks';
import type { EndMove } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import type { Action } from './action';

/** An owner ends a dinosaur's move once (DW-MOVE-8). */
function checkEndMove(state: Frozen<State>, seat: Seat, { figure }: EndMove): No | null {
  const no = refuseNow(state, seat, ['dinosaur-movement']) ?? refuseDinosaur(state, seat, figure);
  if (no !== null) return no;
  return dinosaurOf(state, figure)?.moveOver ? refuse('DW-MOVE-8', 'MOVE_OVER', { figure }) : null;
}

function resolveEndMove({ figure }: EndMove, emit: Emit): void {
  emit({ type: 'moveEnded', figure });
}

/** Offers the end of the dinosaur's move, unless it is over. */
export function endMoveIntents(state: Frozen<State>, id: FigureId): EndMove[] {
  const dinosaur = dinosaurOf(state, id);
  return dinosaur?.alive && !dinosaur.moveOver ? [{ type: 'endMove', figure: id }] : [];
}

/** The action `endMove`: ends a dinosaur's move (DW-MOVE-8). */
export const endMove: Action<EndMove> = {
  check: checkEndMove,
  resolve: ({ intent, emit }) => resolveEndMove(intent, emit),
  offers: { acting: { phases: ['dinosaur-movement'], intents: endMoveIntents } },
};
