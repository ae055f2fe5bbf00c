/** The questions that the checks of many actions ask first. */
import type { Seat } from '@dwo/kernel';
import type { Phase, Place, Step } from './data/words';
import type { At } from './grid';
import { type Figure, fielded, seatOf, sideAt, sideOf, tileAt, unitAt } from './on-field';
import { type No, refuse } from './refusal';
import type { RuleId } from './rule-ids';
import type { Now } from './state';

/** The refusal if the match is not in this phase; null if it is (DS-GEN-1, DS-GEN-2, DS-GEN-3). */
export function refusePhase(state: Now, phase: Phase): No | null {
  if (state.phase === 'over') return refuse('DS-GEN-3', 'GAME_OVER');
  return state.phase === phase ? null : refuse('DS-GEN-3', 'WRONG_PHASE', { phase: state.phase });
}

/** The rule that names the order of the sides in each phase; DS-GEN-2 in turns. */
const ORDERS: Readonly<Partial<Record<Phase, RuleId>>> = { field: 'DS-SET-2', starts: 'DS-SET-10', deploy: 'DS-DEP-1' };

/** The refusal if this seat does not place, deploy or play now; null if it does (DS-GEN-2, DS-SET-2, DS-SET-10, DS-DEP-1). */
export function refuseSeat(state: Now, seat: Seat, phase: Phase): No | null {
  const no = refusePhase(state, phase);
  if (no !== null) return no;
  if (seatOf(state, state.side) === seat) return null;
  return refuse(ORDERS[phase] ?? 'DS-GEN-2', 'NOT_YOUR_TURN', { side: state.side });
}

/** The refusal if it is not this seat's turn, in one of these steps; null if it is (DS-TURN-4). */
export function refuseStep(state: Now, seat: Seat, ...steps: readonly Step[]): No | null {
  const no = refuseSeat(state, seat, 'play');
  if (no !== null) return no;
  return steps.includes(state.step) ? null : refuse('DS-TURN-4', 'WRONG_PHASE', { step: state.step });
}

/** The uses of a unit: the place where the unit must be, and the rule that says so. */
const USES = {
  move: ['field', 'DS-TURN-3'],
  attack: ['field', 'DS-TURN-5'],
  deploy: ['reserve', 'DS-DEP-1'],
  enter: ['reserve', 'DS-RES-1'],
} as const satisfies Record<string, readonly [Place, RuleId]>;

/** The seat's own unit where it can be used so, or the refusal (DS-TURN-3, DS-TURN-5, DS-DEP-1, DS-RES-1). */
export function ownUnit(state: Now, seat: Seat, id: number, use: keyof typeof USES): Figure | No {
  const [place, rule] = USES[use];
  const unit = unitAt(state, id);
  const mine = unit !== null && sideOf(unit) === sideAt(state, seat) && unit.place === place;
  return mine ? unit : refuse(rule, 'NOT_YOUR_UNIT', { unit: id, place });
}

/** True for a refusal. */
export function isNo<T extends object>(thing: T | No): thing is No {
  return 'rule' in thing;
}

/** The refusal while a side has units in reserve and none on the field: one must come in first (DS-RES-4). */
export function refuseEmptyField(state: Now, seat: Seat): No | null {
  const side = sideAt(state, seat);
  if (state.step !== 'move' || state.cameIn || fielded(state, side).length > 0) return null;
  const waiting = state.units.some((unit) => unit.place === 'reserve' && sideOf(unit) === side);
  return waiting ? refuse('DS-RES-4', 'MUST_COME_IN') : null;
}

/** The index of the tile on a spot, or the refusal: no unit enters a spot without a tile (DS-MOV-5). */
export function tileToEnter(state: Now, spot: At): number | No {
  return tileAt(state, spot) ?? refuse('DS-MOV-5', 'CANNOT_MOVE', { x: spot.x, y: spot.y });
}
