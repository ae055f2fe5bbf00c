/** Being done with a phase, and taking it back while the phase lasts (DW-MULTI-2). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { refuseNow, refuseSeat } from '../first-checks';
import type { Done, Lapse, Resume } from '../intents';
import { actingSide, isIdle, playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import { refusePlacer } from '../set-up/placing';
import { PHASES, type State } from '../state';
import type { Action } from './action';

/** For a player of the acting side, once. In the set-up for the player on turn; the server places the rest (DW-R-73). */
function checkDone(state: Frozen<State>, seat: Seat): No | null {
  if (state.placing === null) return refuseNow(state, seat, PHASES);
  return refuseSeat(state, seat) ?? refusePlacer(state, seat);
}

/** Is done; what is left of his figures' movement or attacks is lost when the phase ends (DW-MOVE-3). */
function resolveDone(seat: Seat, emit: Emit): void {
  emit({ type: 'finished', seat });
}

/** The clock of a phase runs out for somebody who still owed it something; the set-up has clocks of its own (DW-R-73). */
function checkLapse(state: Frozen<State>, seat: Seat): No | null {
  return refuseNow(state, seat, PHASES);
}

/** Is done, without having said so (DW-R-100). */
function resolveLapse(seat: Seat, emit: Emit): void {
  emit({ type: 'lapsed', seat });
}

/** The intent of a phase's clock for a seat. */
export const LAPSE: Lapse = { type: 'lapse' };

/** For a player of the acting side who is done, or one who has left their figures to the server. */
function checkResume(state: Frozen<State>, seat: Seat): No | null {
  const no = refuseSeat(state, seat);
  if (no !== null) return no;
  const player = playerAt(state, seat);
  if (state.placing === null && player?.side !== actingSide(state)) return refuseNow(state, seat, PHASES);
  return player?.done ? null : refuse('DW-MULTI-2', '', { done: false });
}

/** Goes on. */
function resolveResume(seat: Seat, emit: Emit): void {
  emit({ type: 'resumed', seat });
}

/** Done, for somebody who is asked. */
export function doneIntents(state: Frozen<State>, seat: Seat): Done[] {
  if (state.placing !== null) return checkDone(state, seat) === null ? [{ type: 'done' }] : [];
  const player = playerAt(state, seat);
  const asked = player?.side === actingSide(state) && !player.done && !isIdle(state, seat);
  return asked ? [{ type: 'done' }] : [];
}

/** Taking it back, for somebody who is done. */
function resumeIntents(state: Frozen<State>, seat: Seat): Resume[] {
  return checkResume(state, seat) === null ? [{ type: 'resume' }] : [];
}

/** Being done with a phase. */
export const done: Action<Done> = {
  check: checkDone,
  resolve: ({ seat, emit }) => resolveDone(seat, emit),
};

/** The end of a phase by its clock. */
export const lapse: Action<Lapse> = {
  check: checkLapse,
  resolve: ({ seat, emit }) => resolveLapse(seat, emit),
};

/** Taking `done` back. */
export const resume: Action<Resume> = {
  check: checkResume,
  resolve: ({ seat, emit }) => resolveResume(seat, emit),
  offers: { aside: resumeIntents },
};
