/** The rules of DINO WARS! as the rest of the world knows them. */
import type { Dice, Frozen, Ruleset, Seat } from '@dwo/kernel';
import { agreeEndIntents, checkAgreeEnd, resolveAgreeEnd } from './actions/agree-end';
import { attackIntents, checkAttack, resolveAttack } from './actions/attack';
import {
  checkClosingFire,
  checkTimeOut,
  closingFireIntents,
  resolveClosingFire,
  resolveTimeOut,
} from './actions/closing-fire';
import { checkDone, checkResume, doneIntents, resolveDone, resolveResume, resumeIntents } from './actions/done';
import { checkEndMove, endMoveIntents, resolveEndMove } from './actions/end-move';
import { checkFace, faceIntents, resolveFace } from './actions/face';
import { checkFire, fireIntents, resolveFire } from './actions/fire';
import { checkMove, moveIntents, resolveMove } from './actions/move';
import { checkOrder, orderIntents, resolveOrder } from './actions/order';
import { checkOverrun, overrunIntents, resolveOverrun } from './actions/overrun';
import { checkResign, resignIntents, resolveResign } from './actions/resign';
import { boardOf } from './board';
import { checkSetup } from './check-setup';
import type { Emit } from './combat';
import type { Event } from './events';
import { evolve } from './evolve';
import { dinosaurOf, figureOf } from './figures';
import { awaitsAnswer, refuseSeat } from './gate';
import type { Intent } from './intents';
import type { Options } from './options';
import { actingSide, playerAt } from './phases';
import { type No, refuse } from './refusal';
import type { RuleId } from './rules';
import { seats, setup } from './setup';
import type { FigureId, State } from './state';
import { awaiting, canAct, pass, settle, timers } from './turn';
import { outcome } from './victory';
import { see, view } from './view';

function check(state: Frozen<State>, seat: Seat, intent: Intent): No | null {
  switch (intent.type) {
    case 'move':
      return checkMove(state, seat, intent);
    case 'overrun':
      return checkOverrun(state, seat, intent);
    case 'face':
      return checkFace(state, seat, intent);
    case 'endMove':
      return checkEndMove(state, seat, intent);
    case 'closingFire':
      return checkClosingFire(state, seat, intent);
    case 'timeOut':
      return checkTimeOut(state, seat, intent);
    case 'fire':
      return checkFire(state, seat, intent);
    case 'attack':
      return checkAttack(state, seat, intent);
    case 'order':
      return checkOrder(state, seat, intent);
    case 'done':
      return checkDone(state, seat);
    case 'resume':
      return checkResume(state, seat);
    case 'agreeEnd':
      return checkAgreeEnd(state, seat, intent);
    case 'resign':
      return checkResign(state, seat, intent);
    default:
      return refuse('DW-R-108', '', { unknown: true });
  }
}

/** Intents are taken one by one, each checked against the state of that moment (DW-R-98). */
function resolve(state: Frozen<State>, seat: Seat, intent: Intent, dice: Dice, emit: Emit): void {
  act(state, seat, intent, dice, emit);
  settle(state, emit);
}

function act(state: Frozen<State>, seat: Seat, intent: Intent, dice: Dice, emit: Emit): void {
  switch (intent.type) {
    case 'move':
      resolveMove(state, intent, emit);
      return;
    case 'overrun':
      resolveOverrun(state, intent, dice, emit);
      return;
    case 'face':
      resolveFace(intent, emit);
      return;
    case 'endMove':
      resolveEndMove(intent, emit);
      return;
    case 'closingFire':
      resolveClosingFire(state, intent, dice, emit);
      return;
    case 'timeOut':
      resolveTimeOut(state, intent, dice, emit);
      return;
    case 'fire':
      resolveFire(state, intent, dice, emit);
      return;
    case 'attack':
      resolveAttack(state, intent, dice, emit);
      return;
    case 'order':
      resolveOrder(seat, intent, emit);
      return;
    case 'done':
      resolveDone(seat, emit);
      return;
    case 'resume':
      resolveResume(seat, emit);
      return;
    case 'agreeEnd':
      resolveAgreeEnd(seat, intent, emit);
      return;
    case 'resign':
      resolveResign(seat, intent, emit);
      return;
  }
}

/** What a seat that is asked may do about it: answers, what its figures can do in this phase, and being done. */
function intents(state: Frozen<State>, seat: Seat): Intent[] {
  if (!awaiting(state).includes(seat)) return [];
  const found: Intent[] = closingFireIntents(state, seat);
  if (playerAt(state, seat)?.side === actingSide(state) && doneIntents(state, seat).length > 0) {
    for (const id of boardOf(state).ids[actingSide(state)]) {
      if (figureOf(state, id)?.owner === seat && mayAct(state, id)) found.push(...figureIntents(state, id));
    }
  }
  return [...found, ...doneIntents(state, seat)];
}

/** A dinosaur whose move is over may still turn (DW-R-9). */
function mayAct(state: Frozen<State>, id: FigureId): boolean {
  if (state.phase !== 'dinosaur-movement') return canAct(state, id);
  return dinosaurOf(state, id)?.alive === true && !awaitsAnswer(state, id);
}

/** What a figure can do in this phase; positions are sampled, everything else is complete. */
export function figureIntents(state: Frozen<State>, id: FigureId): Intent[] {
  switch (state.phase) {
    case 'dinosaur-movement':
      return [
        ...overrunIntents(state, id),
        ...moveIntents(state, id),
        ...faceIntents(state, id),
        ...endMoveIntents(state, id),
      ];
    case 'army-movement':
      return moveIntents(state, id);
    case 'dinosaur-attack':
      return attackIntents(state, id);
    case 'regular-fire':
    case 'secondary-fire':
      return fireIntents(state, id);
  }
}

/** What any seat may say at any time, asked or not: orders, taking `done` back, agreeing to end, resigning. */
export function asides(state: Frozen<State>, seat: Seat): Intent[] {
  if (refuseSeat(state, seat) !== null) return [];
  return [
    ...orderIntents(state, seat),
    ...resumeIntents(state, seat),
    ...agreeEndIntents(state, seat),
    ...resignIntents(state, seat),
  ];
}

/** DINO WARS!, soldiers on foot against walking dinosaurs. It does all of a referee's work (DW-REF-1). */
export const dinoWars: Ruleset<State, Intent, Event, Options, RuleId> = {
  id: 'dino-wars',
  version: 1,
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
  outcome,
};
