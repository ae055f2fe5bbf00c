import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { sure } from '../figures';
import { refuseSeat } from '../first-checks';
import type { Resign } from '../intents';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import type { State } from '../state';
import type { Action } from './action';

/**
 * A player may give up, or withdraw, at any time. A side resigns when all of its players want to (DW-R-100, DW-WIN-4,
 * TABLE-11).
 */
function checkResign(state: Frozen<State>, seat: Seat, { agreed }: Resign): No | null {
  const no = refuseSeat(state, seat);
  if (no !== null) return no;
  return sure(playerAt(state, seat)).resigned === agreed ? refuse('TABLE-11', '', { agreed }) : null;
}

function resolveResign(seat: Seat, { agreed }: Resign, emit: Emit): void {
  emit({ type: 'resigned', seat, agreed });
}

/** Offers the answer that the player has not given yet. */
function resignIntents(state: Frozen<State>, seat: Seat): Resign[] {
  return [{ type: 'resign', agreed: !sure(playerAt(state, seat)).resigned }];
}

/** The action `resign`: gives up, or withdraws. The player plays on until their teammates agree. */
export const resign: Action<Resign> = {
  check: checkResign,
  resolve: ({ seat, intent, emit }) => resolveResign(seat, intent, emit),
  offers: { aside: resignIntents },
};
