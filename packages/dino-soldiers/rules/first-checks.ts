/** Checks that many actions begin with. */
import type { Seat } from '@dwo/kernel';
import { type Figure, fielded, seatOf, sideAt, sideOf, tileAt, unitAt } from './board';
import type { Phase, Step } from './data/words';
import type { At } from './grid';
import { type No, refuse } from './refusal';
import type { Now } from './state';

/** Phases and turns come in their order (DS-GEN-1, DS-GEN-2, DS-GEN-3). */
export function refusePhase(state: Now, phase: Phase): No | null {
  if (state.phase === 'over') return refuse('DS-GEN-3', 'GAME_OVER');
  return state.phase === phase ? null : refuse('DS-GEN-3', 'WRONG_PHASE', { phase: state.phase });
}

/** Whether it is this seat's turn to place, deploy or play. */
export function refuseSeat(state: Now, seat: Seat, phase: Phase): No | null {
  const no = refusePhase(state, phase);
  if (no !== null) return no;
  return seatOf(state, state.side) === seat ? null : refuse('DS-GEN-2', 'NOT_YOUR_TURN', { side: state.side });
}

/** Whether it is this seat's turn, in one of these steps (DS-TURN-4). */
export function refuseStep(state: Now, seat: Seat, ...steps: readonly Step[]): No | null {
  const no = refuseSeat(state, seat, 'play');
  if (no !== null) return no;
  return steps.includes(state.step) ? null : refuse('DS-TURN-4', 'WRONG_PHASE', { step: state.step });
}

/** A side's own unit, in reserve or on the field (DS-TURN-3). */
export function ownUnit(state: Now, seat: Seat, id: number, place: 'reserve' | 'field'): Figure | No {
  const unit = unitAt(state, id);
  const mine = unit !== null && sideOf(unit) === sideAt(state, seat) && unit.place === place;
  return mine ? unit : refuse('DS-TURN-3', 'NOT_YOUR_UNIT', { unit: id, place });
}

export function isNo<T extends object>(thing: T | No): thing is No {
  return 'rule' in thing;
}

/** Somebody must come in first if nobody of a side is on the field (DS-RES-4). */
export function refuseEmptyField(state: Now, seat: Seat): No | null {
  const side = sideAt(state, seat);
  if (state.step !== 'move' || state.cameIn || fielded(state, side).length > 0) return null;
  const waiting = state.units.some((unit) => unit.place === 'reserve' && sideOf(unit) === side);
  return waiting ? refuse('DS-RES-4', 'MUST_COME_IN') : null;
}

/** The tile at a spot; no unit enters or ends on a spot without one (DS-MOV-5). */
export function tileToEnter(state: Now, spot: At): number | No {
  return tileAt(state, spot) ?? refuse('DS-MOV-5', 'CANNOT_MOVE', { x: spot.x, y: spot.y });
}
