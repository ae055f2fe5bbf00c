/** The course of a turn: the seats that are awaited, the end of a phase, and the next one (§3.2 of the rules). */

import type { Dice, Frozen, Seat } from '@dwo/kernel';
import { canDrop } from '../actions/air-drop';
import { inContact } from '../contact';
import { canPivot } from '../crews/handling';
import { finishReloading, watchReloading } from '../crews/reloading';
import type { Emit } from '../emit';
import { verdict } from '../ending/victory';
import { type FigureIndex, figureIndexOf } from '../figure-index';
import { dinosaurOf, figureOf, sure } from '../figures';
import { canFire } from '../fire/aim';
import { awaitsAnswer } from '../first-checks';
import { dropInTime } from '../movement/drop';
import { actingSide, isIdle, phaseAfter, seatsOf } from '../phases';
import { placersOf } from '../set-up/placing';
import { type FigureId, PHASES, type State } from '../state';
import { canMarch } from './can-march';
import { isAsked, isInterrupted } from './clocks';

/**
 * Lists the seats that owe a decision: players of the acting side who are not done (DW-MULTI-1), and players with an
 * overrun to answer. Meanwhile the others go on with other figures (DW-R-24).
 */
export function awaiting(state: Frozen<State>): Seat[] {
  if (state.ending !== null) return [];
  if (state.placing !== null) return placersOf(state);
  const reactors = state.reactions.map(({ target }) => sure(figureOf(state, target)).owner);
  const placers = state.survivors.map(({ seat }) => seat);
  const acting = seatsOf(state, actingSide(state)).filter((seat) => isAsked(state, seat));
  return [...new Set([...acting, ...reactors, ...placers])].sort((a, b) => a - b);
}

/** Whether a figure can still do something in this phase, apart from turning. Its owner does not matter. */
export function canAct(state: Frozen<State>, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (state.ending !== null || state.placing !== null || !figure?.alive || awaitsAnswer(state, id)) return false;
  const dinosaur = dinosaurOf(state, id);
  switch (state.phase) {
    case 'dinosaur-movement':
      return dinosaur !== null && !dinosaur.moveOver;
    case 'dinosaur-attack':
      return dinosaur !== null && !dinosaur.attacked && inContact(state, id);
    case 'army-movement':
      // A figure that has escaped does nothing more (DW-R-93).
      return dinosaur === null && (figure.absence === null ? canMarch(state, id) : canDrop(state, id));
    case 'regular-fire':
    case 'secondary-fire':
      return dinosaur === null && figure.absence === null && (canFire(state, id) || canPivot(state, id));
  }
}

/** Whether nobody of the acting side can do anything more in this phase (DW-R-104). */
function isSpent(state: Frozen<State>): boolean {
  // An owner may turn a dinosaur as long as the phase lasts (DW-MOVE-5, DW-R-9).
  if (state.phase === 'dinosaur-movement') return false;
  const index = figureIndexOf(state);
  if (someCanAct(state, index)) return false;
  // Deaths, shots, and work on weapons and vehicles can let a figure act again.
  if (!index.rescan) return true;
  index.rescan = false;
  index.cursor = 0;
  return !someCanAct(state, index);
}

/** Searches from the cursor for a figure of the acting side that can act, and leaves the cursor at the first. */
function someCanAct(state: Frozen<State>, index: FigureIndex): boolean {
  const ids = index.ids[actingSide(state)];
  for (; index.cursor < ids.length; index.cursor++) {
    const id = ids[index.cursor] as FigureId;
    const figure = figureOf(state, id);
    if (figure?.alive && !isIdle(state, figure.owner) && canAct(state, id)) return true;
  }
  return false;
}

/**
 * After every intent, ends what is over: the game (DW-R-95), or phases whose players are done while no answer is awaited
 * (DW-MULTI-2), or in which nobody can act (DW-R-104). An empty phase still takes place (DW-TURN-3).
 */
export function settle(state: Frozen<State>, dice: Dice, emit: Emit): void {
  for (;;) {
    const end = verdict(state);
    if (end !== null) {
      emit({ type: 'ended', ...end });
      return;
    }
    if (state.placing !== null) return;
    watchReloading(state, emit);
    if (isInterrupted(state)) return;
    const done = !seatsOf(state, actingSide(state)).some((seat) => isAsked(state, seat));
    if (!done && !isSpent(state)) return;
    if (state.phase === 'army-movement') dropInTime(state, dice, emit);
    const phase = phaseAfter(state.phase);
    if (phase === PHASES[0]) finishReloading(state, emit);
    emit({ type: 'phaseBegan', turn: state.turn + (phase === PHASES[0] ? 1 : 0), phase, byItself: !done });
  }
}
