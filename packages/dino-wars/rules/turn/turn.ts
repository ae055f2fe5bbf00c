/** The course of a turn: who is asked, when a phase is over, what comes next (§3.2 of the rules). */

import type { Dice, Frozen, Seat, Timer } from '@dwo/kernel';
import { canDrop } from '../actions/air-drop';
import { LAPSE } from '../actions/done';
import { placingPass } from '../actions/place';
import { inContact } from '../contact';
import { canPivot } from '../crews/handling';
import { finishReloading, watchReloading } from '../crews/reloading';
import { PARAMETERS } from '../data/parameters';
import type { Emit } from '../emit';
import { verdict } from '../ending/victory';
import { type FigureIndex, figureIndexOf } from '../figure-index';
import { dinosaurOf, figureOf, sure } from '../figures';
import { canFire } from '../fire/aim';
import { awaitsAnswer, reactionsOf } from '../first-checks';
import type { Intent } from '../intents';
import { dropInTime } from '../movement/drop';
import { actingSide, isIdle, phaseAfter, seatsOf } from '../phases';
import { placersOf, placingTimers } from '../set-up/placing';
import { type FigureId, PHASES, type Reaction, type State, type Survivors } from '../state';
import { spotsFor } from '../vehicles/survivors';
import { canMarch } from './can-march';

/**
 * The seats that owe a decision: everybody of the acting side who is not done (DW-MULTI-1), and everybody with an
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

function isAsked(state: Frozen<State>, seat: Seat): boolean {
  return !state.players[seat]?.done && !isIdle(state, seat);
}

/**
 * The common clock of the phase, which stands still while an answer is awaited (DW-R-100), and for every overrun that waits
 * for an answer, and survivors for a place, 20 s of their own (DW-R-17, DW-R-56).
 */
export function timers(state: Frozen<State>): Timer[] {
  if (state.ending !== null) return [];
  if (state.placing !== null) return placingTimers(state);
  const asked = seatsOf(state, actingSide(state)).filter((seat) => isAsked(state, seat));
  const phase: Timer = {
    id: phaseTimer(state),
    seats: asked,
    seconds: PARAMETERS.phaseSeconds[state.phase],
    running: !isInterrupted(state),
  };
  const answers = state.reactions.map((reaction): Timer => {
    const { owner } = sure(figureOf(state, reaction.target));
    return { id: reactionTimer(state, reaction), seats: [owner], seconds: PARAMETERS.reactionSeconds, running: true };
  });
  const placings = state.survivors.map((survivors): Timer => {
    const { survivorSeconds } = PARAMETERS;
    return { id: survivorsTimer(state, survivors), seats: [survivors.seat], seconds: survivorSeconds, running: true };
  });
  return [phase, ...answers, ...placings];
}

/** Whether something must be answered before the phase can end (DW-MULTI-2). */
function isInterrupted(state: Frozen<State>): boolean {
  return state.reactions.length > 0 || state.survivors.length > 0;
}

/** The id of the clock that survivors of one owner have. */
export function survivorsTimer({ turn }: Frozen<State>, { vehicle, seat }: Frozen<Survivors>): string {
  return `${turn}/${vehicle}/survivors/${seat}`;
}

function phaseTimer({ turn, phase }: Frozen<State>): string {
  return `${turn}/${phase}`;
}

/** The id of the clock that an overrun's answer has. */
export function reactionTimer({ turn }: Frozen<State>, { dinosaur, target }: Frozen<Reaction>): string {
  return `${turn}/${dinosaur}/${target}`;
}

/**
 * The intent played when a clock runs out: the figure it counts for fires best, survivors are placed, or the seat is
 * done with the phase.
 */
export function pass(state: Frozen<State>, seat: Seat, timer?: string): Intent {
  if (state.placing !== null) return placingPass(state, seat);
  const reaction = reactionsOf(state, seat).find((each) => timer === undefined || reactionTimer(state, each) === timer);
  if (reaction !== undefined) return { type: 'timeOut', figure: reaction.target };
  const survivors = state.survivors.find((each) => {
    return each.seat === seat && (timer === undefined || survivorsTimer(state, each) === timer);
  });
  if (survivors === undefined) return timer === phaseTimer(state) ? LAPSE : { type: 'done' };
  return { type: 'placeSurvivors', vehicle: survivors.vehicle, spots: spotsFor(state, survivors) };
}

/** Whether a figure can still do something in this phase, turning aside, whoever its owner is. */
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
      // A figure that has gone home does nothing more (DW-R-93).
      return dinosaur === null && (figure.absence === null ? canMarch(state, id) : canDrop(state, id));
    case 'regular-fire':
    case 'secondary-fire':
      return dinosaur === null && figure.absence === null && (canFire(state, id) || canPivot(state, id));
  }
}

/** Whether nobody of the acting side can do anything more in this phase (DW-R-104). */
function isSpent(state: Frozen<State>): boolean {
  // Its owner may turn a dinosaur as long as the phase lasts (DW-MOVE-5, DW-R-9).
  if (state.phase === 'dinosaur-movement') return false;
  const index = figureIndexOf(state);
  if (someCanAct(state, index)) return false;
  // Deaths, shots and what people do with weapons and vehicles can give somebody something to do again.
  if (!index.rescan) return true;
  index.rescan = false;
  index.cursor = 0;
  return !someCanAct(state, index);
}

/** Looks from the cursor on for somebody of the acting side who can do something, and leaves it at the first. */
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
 * Ends what is over, after every intent: the game (DW-R-95), or phases whose players are done with no answer awaited
 * (DW-MULTI-2) or in which nobody can act (DW-R-104). An empty phase still takes its place (DW-TURN-3).
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
