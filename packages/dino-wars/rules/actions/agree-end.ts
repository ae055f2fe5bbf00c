import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { sure } from '../figures';
import { refuseSeat } from '../first-checks';
import type { AgreeEnd } from '../intents';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import type { State } from '../state';
import type { Action } from './action';

/** Agreeing to end by points, or no longer, at any time; the game ends when all players agree (DW-R-97). */
function checkAgreeEnd(state: Frozen<State>, seat: Seat, { agreed }: AgreeEnd): No | null {
  const no = refuseSeat(state, seat);
  if (no !== null) return no;
  return sure(playerAt(state, seat)).endAgreed === agreed ? refuse('DW-R-97', '', { agreed }) : null;
}

/** Says so. */
function resolveAgreeEnd(seat: Seat, { agreed }: AgreeEnd, emit: Emit): void {
  emit({ type: 'endAgreed', seat, agreed });
}

/** The other of the two. */
function agreeEndIntents(state: Frozen<State>, seat: Seat): AgreeEnd[] {
  return [{ type: 'agreeEnd', agreed: !sure(playerAt(state, seat)).endAgreed }];
}

/** Agreeing to end by points, or no longer. */
export const agreeEnd: Action<AgreeEnd> = {
  check: checkAgreeEnd,
  resolve: ({ seat, intent, emit }) => resolveAgreeEnd(seat, intent, emit),
  offers: { aside: agreeEndIntents },
};
