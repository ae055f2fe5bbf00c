/** The rules of DINO WARS! as the rest of the world knows them. */
import type { Dice, Frozen, Ruleset, Seat } from '@dwo/kernel';
import { actionFor } from './actions';
import { agreeEndIntents } from './actions/agree-end';
import { canDrop, dropIntents } from './actions/air-drop';
import { alightIntents } from './actions/alight';
import { allowSpottingIntents } from './actions/allow-spotting';
import { assignIntents } from './actions/assign';
import { attackIntents } from './actions/attack';
import { boardIntents } from './actions/board';
import { carryIntents } from './actions/carry';
import { closingFireIntents } from './actions/closing-fire';
import { dismantleIntents } from './actions/dismantle';
import { doneIntents, resumeIntents } from './actions/done';
import { endMoveIntents } from './actions/end-move';
import { faceIntents } from './actions/face';
import { fireIntents } from './actions/fire';
import { flyIntents } from './actions/fly';
import { hitchIntents } from './actions/hitch';
import { layDownIntents } from './actions/lay-down';
import { moveIntents } from './actions/move';
import { orderIntents } from './actions/order';
import { overrunIntents } from './actions/overrun';
import { pickUpIntents } from './actions/pick-up';
import { placeIntents } from './actions/place';
import { placeSurvivorsIntents } from './actions/place-survivors';
import { poleIntents } from './actions/pole';
import { ramIntents } from './actions/ram';
import { resignIntents } from './actions/resign';
import { setUpIntents } from './actions/set-up';
import { stowIntents, unstowIntents } from './actions/stow';
import { swapSeatsIntents } from './actions/swap-seats';
import { turnGunIntents } from './actions/turn-gun';
import { unhitchIntents } from './actions/unhitch';
import { boardOf } from './board';
import { phasesOfTurning } from './crews/handling';
import type { Emit } from './emit';
import type { Event } from './events';
import { evolve } from './evolve';
import { dinosaurOf, figureOf, sure } from './figures';
import { awaitsAnswer, refuseSeat } from './gate';
import type { Intent } from './intents';
import { type No, refuse } from './refusal';
import type { RuleId } from './rule-ids';
import { checkSetup } from './set-up/check-setup';
import type { Options } from './set-up/options';
import { settlePlacing } from './set-up/placing-server';
import { seats, setup } from './set-up/setup';
import type { FigureId, State } from './state';
import { watch } from './time-gate/reveal';
import { hidden, knownTo } from './time-gate/secrets';
import { see, view } from './time-gate/view';
import { actingSide, playerAt } from './turn/phases';
import { awaiting, canAct, pass, settle, timers } from './turn/turn';
import { outcome } from './turn/victory';

/** Answers from what the seat knows (DW-GATE-5). */
function check(state: Frozen<State>, seat: Seat, intent: Intent): No | null {
  const action = actionFor(intent);
  if (action === null) return refuse('DW-R-108', '', { unknown: true });
  return action.check(knownTo(state, seat), seat, intent);
}

/** Intents are taken one by one, each checked against the state of that moment (DW-R-98). */
function resolve(state: Frozen<State>, seat: Seat, intent: Intent, dice: Dice, emit: Emit): void {
  const { tell, reveal } = watch(state, emit);
  actionFor(intent)?.resolve(state, seat, intent, dice, tell);
  settlePlacing(state, dice, tell);
  reveal();
  settle(state, dice, tell);
}

/** The intents of a seat that is asked: answers, acts of its figures in this phase, and being done. */
function intents(whole: Frozen<State>, seat: Seat): Intent[] {
  const state = knownTo(whole, seat);
  if (!awaiting(state).includes(seat)) return [];
  if (state.placing !== null) return settingUpIntents(state, seat);
  const found: Intent[] = [...closingFireIntents(state, seat), ...placeSurvivorsIntents(state, seat)];
  if (playerAt(state, seat)?.side === actingSide(state) && doneIntents(state, seat).length > 0) {
    for (const id of boardOf(state).ids[actingSide(state)]) {
      if (sure(figureOf(state, id)).owner === seat && mayAct(state, id)) found.push(...figureIntents(state, id));
    }
  }
  return [...found, ...doneIntents(state, seat)];
}

/** Places, flights and landings, and leaving it to the server. */
function settingUpIntents(state: Frozen<State>, seat: Seat): Intent[] {
  return [...placeIntents(state, seat), ...dropIntents(state, seat), ...doneIntents(state, seat)];
}

/** A dinosaur whose move is over may still turn (DW-R-9). */
function mayAct(state: Frozen<State>, id: FigureId): boolean {
  if (state.phase !== 'dinosaur-movement') return canAct(state, id);
  return dinosaurOf(state, id)?.alive === true && !awaitsAnswer(state, id);
}

/** The intents of a figure in this phase; positions are sampled, everything else is complete. */
export function figureIntents(state: Frozen<State>, id: FigureId): Intent[] {
  switch (state.phase) {
    case 'dinosaur-movement':
      return [
        ...overrunIntents(state, id),
        ...moveIntents(state, id),
        ...flyIntents(state, id),
        ...faceIntents(state, id),
        ...endMoveIntents(state, id),
      ];
    case 'army-movement':
      return canDrop(state, id) ? dropIntents(state, sure(figureOf(state, id)).owner) : marchIntents(state, id);
    case 'dinosaur-attack':
      return attackIntents(state, id);
    case 'regular-fire':
    case 'secondary-fire':
      return [...fireIntents(state, id), ...pivotIntents(state, id)];
  }
}

/** The intents of an army figure in phase 4. */
function marchIntents(state: Frozen<State>, id: FigureId): Intent[] {
  return [
    ...moveIntents(state, id),
    ...faceIntents(state, id),
    ...boardIntents(state, id),
    ...alightIntents(state, id),
    ...swapSeatsIntents(state, id),
    ...turnGunIntents(state, id),
    ...hitchIntents(state, id),
    ...unhitchIntents(state, id),
    ...ramIntents(state, id),
    ...assignIntents(state, id),
    ...dismantleIntents(state, id),
    ...setUpIntents(state, id),
    ...carryIntents(state, id),
    ...stowIntents(state, id),
    ...unstowIntents(state, id),
    ...pickUpIntents(state, id),
    ...layDownIntents(state, id),
    ...poleIntents(state, id),
  ];
}

/** Turning guns before they fire, by the other reading of DW-R-26. */
function pivotIntents(state: Frozen<State>, id: FigureId): Intent[] {
  if (dinosaurOf(state, id) !== null || !phasesOfTurning(state).includes(state.phase)) return [];
  return [...faceIntents(state, id), ...turnGunIntents(state, id)].filter(
    (intent) => check(state, sure(figureOf(state, id)).owner, intent) === null,
  );
}

/** The intents any seat may play at any time, asked or not: orders, taking `done` back, agreeing to end, resigning. */
export function asides(state: Frozen<State>, seat: Seat): Intent[] {
  if (refuseSeat(state, seat) !== null) return [];
  return [
    ...orderIntents(state, seat),
    ...allowSpottingIntents(state, seat),
    ...resumeIntents(state, seat),
    ...agreeEndIntents(state, seat),
    ...resignIntents(state, seat),
  ];
}

/** DINO WARS! It does all of a referee's work (DW-REF-1). */
export const dinoWars: Ruleset<State, Intent, Event, Options, RuleId> = {
  id: 'dino-wars',
  version: 5,
  checkSetup,
  setup,
  seats,
  awaiting,
  timers,
  intents,
  pass,
  check,
  resolve,
  evolve,
  view,
  see,
  hidden,
  outcome,
};
