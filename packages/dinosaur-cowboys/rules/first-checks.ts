/** The questions that the checks of many actions ask first. */
import type { Seat } from '@dwo/kernel';
import { being, entityAt } from './bodies';
import type { Phase } from './data/words';
import { type No, refuse } from './refusal';
import type { Being, Now } from './state';

/** The refusal unless this seat decides in one of these phases (DC-SEQ-2). */
export function refuseAsked(state: Now, seat: Seat, ...phases: readonly Phase[]): No | null {
  if (state.phase === 'over') return refuse('DC-SEQ-2', 'GAME_OVER');
  if (!phases.includes(state.phase)) return refuse('DC-SEQ-2', 'WRONG_PHASE', { phase: state.phase });
  return state.asked === seat ? null : refuse('DC-SEQ-2', 'NOT_YOUR_TURN', { seat: state.asked });
}

/** The refusal unless this seat may act now, and the shared action is unused (DC-ACV-1, DC-ACT-1, DC-DIN-4, DC-R-34). */
export function refuseAction(state: Now, seat: Seat): No | null {
  const no = refuseAsked(state, seat, 'phases');
  if (no !== null) return no;
  return state.activation?.acted === true ? refuse('DC-ACT-1', 'ALREADY_DONE', { phase: 'action' }) : null;
}

/**
 * The member of the active unit that acts, or the refusal: it must be there, have been un-Activated at the start, and still
 * belong to the unit's body (DC-R-25, DC-DIN-4).
 */
export function actor(state: Now, id: number): Being | No {
  const entity = entityAt(state, id);
  const isMember = entity?.inPlay && state.activation?.members.includes(id) === true;
  if (!isMember) return refuse('DC-DIN-4', 'NOT_YOUR_ENTITY', { entity: id });
  return state.activation?.fresh.includes(id) === true ? entity : refuse('DC-R-25', 'ALREADY_DONE', { entity: id });
}

/** The members of the active unit that may act, in roster order. */
export function actors(state: Now): Being[] {
  return (state.activation?.fresh ?? []).map((id) => being(state, id)).filter(({ inPlay }) => inPlay);
}
