/** A player ends their part of a phase, or resumes it while the phase lasts (DW-MULTI-2). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { refuseNow, refuseSeat } from '../first-checks';
import type { Done, Lapse, Resume } from '../intents';
import { actingSide, isIdle, playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import { refusePlacer } from '../set-up/placing';
import { PHASES, type State } from '../state';
import type { Action } from './action';

/**
 * Allowed once for each player of the acting side. In the set-up it is allowed for the player on turn, and the server
 * places the rest of their figures (DW-R-73).
 */
function checkDone(state: Frozen<State>, seat: Seat): No | null {
  if (state.placing === null) return refuseNow(state, seat, PHASES);
  return refuseSeat(state, seat) ?? refusePlacer(state, seat);
}

/** The unused movement and attacks of the player's figures are lost when the phase ends (DW-MOVE-3). */
function resolveDone(seat: Seat, emit: Emit): void {
  emit({ type: 'finished', seat });
}

/** The clock of a phase ends it for a player who has not ended it. The set-up has clocks of its own (DW-R-73). */
function checkLapse(state: Frozen<State>, seat: Seat): No | null {
  return refuseNow(state, seat, PHASES);
}

/** The player counts as done, but not as present (DW-R-100). */
function resolveLapse(seat: Seat, emit: Emit): void {
  emit({ type: 'lapsed', seat });
}

/** The intent of a phase's clock for a seat. */
export const LAPSE: Lapse = { type: 'lapse' };

/** Allowed for a player of the acting side who is done, or for a player who has left their figures to the server. */
function checkResume(state: Frozen<State>, seat: Seat): No | null {
  const no = refuseSeat(state, seat);
  if (no !== null) return no;
  const player = playerAt(state, seat);
  if (state.placing === null && player?.side !== actingSide(state)) return refuseNow(state, seat, PHASES);
  return player?.done ? null : refuse('DW-MULTI-2', '', { done: false });
}

function resolveResume(seat: Seat, emit: Emit): void {
  emit({ type: 'resumed', seat });
}

/** Offers `done` to a player who is awaited. */
export function doneIntents(state: Frozen<State>, seat: Seat): Done[] {
  if (state.placing !== null) return checkDone(state, seat) === null ? [{ type: 'done' }] : [];
  const player = playerAt(state, seat);
  const asked = player?.side === actingSide(state) && !player.done && !isIdle(state, seat);
  return asked ? [{ type: 'done' }] : [];
}

/** Offers `resume` to a player who is done. */
function resumeIntents(state: Frozen<State>, seat: Seat): Resume[] {
  return checkResume(state, seat) === null ? [{ type: 'resume' }] : [];
}

/** The action `done`: ends the player's part of a phase or of the set-up. */
export const done: Action<Done> = {
  check: checkDone,
  resolve: ({ seat, emit }) => resolveDone(seat, emit),
};

/** The action `lapse`: the clock ends a phase for a seat. */
export const lapse: Action<Lapse> = {
  check: checkLapse,
  resolve: ({ seat, emit }) => resolveLapse(seat, emit),
};

/** The action `resume`: takes `done` back. */
export const resume: Action<Resume> = {
  check: checkResume,
  resolve: ({ seat, emit }) => resolveResume(seat, emit),
  offers: { aside: resumeIntents },
};
