import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { sure } from '../figures';
import { refuseSeat } from '../first-checks';
import type { AgreeEnd } from '../intents';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import type { State } from '../state';
import type { Action } from './action';

/** Refuses an agreement that changes nothing. A player may agree to end by points, or withdraw, at any time (DW-R-97). */
function checkAgreeEnd(state: Frozen<State>, seat: Seat, { agreed }: AgreeEnd): No | null {
  const no = refuseSeat(state, seat);
  if (no !== null) return no;
  return sure(playerAt(state, seat)).endAgreed === agreed ? refuse('DW-R-97', '', { agreed }) : null;
}

function resolveAgreeEnd(seat: Seat, { agreed }: AgreeEnd, emit: Emit): void {
  emit({ type: 'endAgreed', seat, agreed });
}

/** Offers the answer that the player has not given yet. */
function agreeEndIntents(state: Frozen<State>, seat: Seat): AgreeEnd[] {
  return [{ type: 'agreeEnd', agreed: !sure(playerAt(state, seat)).endAgreed }];
}

/** The action `agreeEnd`: agrees to end by points, or withdraws. The game ends when all players agree (DW-R-97). */
export const agreeEnd: Action<AgreeEnd> = {
  check: checkAgreeEnd,
  resolve: ({ seat, intent, emit }) => resolveAgreeEnd(seat, intent, emit),
  offers: { aside: agreeEndIntents },
};
