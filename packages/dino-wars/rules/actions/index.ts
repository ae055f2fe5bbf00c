/** Everything a player may wish: how it is checked and how it is carried out. */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import type { Intent } from '../intents';
import type { No } from '../refusal';
import type { State } from '../state';
import { poleOf } from '../time-gate/poles';
import { checkAgreeEnd, resolveAgreeEnd } from './agree-end';
import { checkAirDrop, checkLand, resolveAirDrop, resolveLand } from './air-drop';
import { checkAlight, resolveAlight } from './alight';
import { checkAllowSpotting, resolveAllowSpotting } from './allow-spotting';
import { checkAssign, resolveAssign } from './assign';
import { checkAttack, resolveAttack } from './attack';
import { checkBoard, resolveBoard } from './board';
import { checkCarry, resolveCarry } from './carry';
import { checkClosingFire, checkTimeOut, resolveClosingFire, resolveTimeOut } from './closing-fire';
import { checkDismantle, resolveDismantle } from './dismantle';
import { checkDone, checkLapse, checkResume, resolveDone, resolveLapse, resolveResume } from './done';
import { checkEndMove, resolveEndMove } from './end-move';
import { checkFace, resolveFace } from './face';
import { checkFire, resolveFire } from './fire';
import { checkFly, resolveFly } from './fly';
import { checkHitch, resolveHitch } from './hitch';
import { checkLayDown, resolveLayDown } from './lay-down';
import { checkMove, resolveMove } from './move';
import { checkOrder, resolveOrder } from './order';
import { checkOverrun, resolveOverrun } from './overrun';
import { checkPickUp, resolvePickUp } from './pick-up';
import { checkHide, checkPlace, checkUnplace, resolveHide, resolvePlace, resolveUnplace } from './place';
import { checkPlaceSurvivors, resolvePlaceSurvivors } from './place-survivors';
import { checkPole, type Handling, resolvePole } from './pole';
import { checkRam, resolveRam } from './ram';
import { checkResign, resolveResign } from './resign';
import { checkSetUp, resolveSetUp } from './set-up';
import { checkStow, checkUnstow, resolveStow, resolveUnstow } from './stow';
import { checkSwapSeats, resolveSwapSeats } from './swap-seats';
import { checkTurnGun, resolveTurnGun } from './turn-gun';
import { checkUnhitch, resolveUnhitch } from './unhitch';

/** One kind of wish. */
export interface Action<I extends Intent> {
  /** Why it is refused; null if it is not. */
  check(state: Frozen<State>, seat: Seat, intent: I): No | null;
  /** Carries out a wish that was not refused. */
  resolve(state: Frozen<State>, seat: Seat, intent: I, dice: Dice, emit: Emit): void;
}

/** By the type of the intent. */
export type Actions<T extends Intent['type'] = Intent['type']> = {
  readonly [K in T]: Action<Extract<Intent, { readonly type: K }>>;
};

/** The same wish for a weapon and, done otherwise, for a pole of the Time Gate (DW-R-92). */
function handling<I extends Handling>(
  check: Action<I>['check'],
  resolve: (state: Frozen<State>, intent: I, emit: Emit) => void,
): Action<I> {
  return {
    check: (state, seat, intent) => {
      return poleOf(state, intent.weapon) === null ? check(state, seat, intent) : checkPole(state, seat, intent);
    },
    resolve: (state, seat, intent, _dice, emit) => {
      if (poleOf(state, intent.weapon) === null) resolve(state, intent, emit);
      else resolvePole(state, seat, intent, emit);
    },
  };
}

export const ACTIONS: Actions = {
  place: { check: checkPlace, resolve: (state, _seat, intent, _dice, emit) => resolvePlace(state, intent, emit) },
  hide: { check: checkHide, resolve: (_state, _seat, intent, _dice, emit) => resolveHide(intent, emit) },
  unplace: { check: checkUnplace, resolve: (_state, _seat, intent, _dice, emit) => resolveUnplace(intent, emit) },
  airDrop: {
    check: checkAirDrop,
    resolve: (state, _seat, intent, dice, emit) => resolveAirDrop(state, intent, dice, emit),
  },
  land: { check: checkLand, resolve: (_state, _seat, intent, _dice, emit) => resolveLand(intent, emit) },
  move: { check: checkMove, resolve: (state, _seat, intent, _dice, emit) => resolveMove(state, intent, emit) },
  fly: { check: checkFly, resolve: (state, _seat, intent, _dice, emit) => resolveFly(state, intent, emit) },
  overrun: {
    check: checkOverrun,
    resolve: (state, _seat, intent, dice, emit) => resolveOverrun(state, intent, dice, emit),
  },
  face: { check: checkFace, resolve: (_state, _seat, intent, _dice, emit) => resolveFace(intent, emit) },
  endMove: { check: checkEndMove, resolve: (_state, _seat, intent, _dice, emit) => resolveEndMove(intent, emit) },
  closingFire: {
    check: checkClosingFire,
    resolve: (state, _seat, intent, dice, emit) => resolveClosingFire(state, intent, dice, emit),
  },
  timeOut: {
    check: checkTimeOut,
    resolve: (state, _seat, intent, dice, emit) => resolveTimeOut(state, intent, dice, emit),
  },
  turnGun: { check: checkTurnGun, resolve: (_state, _seat, intent, _dice, emit) => resolveTurnGun(intent, emit) },
  board: { check: checkBoard, resolve: (state, _seat, intent, _dice, emit) => resolveBoard(state, intent, emit) },
  alight: { check: checkAlight, resolve: (state, _seat, intent, _dice, emit) => resolveAlight(state, intent, emit) },
  swapSeats: {
    check: checkSwapSeats,
    resolve: (_state, _seat, intent, _dice, emit) => resolveSwapSeats(intent, emit),
  },
  hitch: { check: checkHitch, resolve: (state, _seat, intent, _dice, emit) => resolveHitch(state, intent, emit) },
  unhitch: { check: checkUnhitch, resolve: (state, _seat, intent, _dice, emit) => resolveUnhitch(state, intent, emit) },
  ram: { check: checkRam, resolve: (state, _seat, intent, dice, emit) => resolveRam(state, intent, dice, emit) },
  placeSurvivors: {
    check: checkPlaceSurvivors,
    resolve: (_state, seat, intent, _dice, emit) => resolvePlaceSurvivors(seat, intent, emit),
  },
  fire: { check: checkFire, resolve: (state, _seat, intent, dice, emit) => resolveFire(state, intent, dice, emit) },
  assign: { check: checkAssign, resolve: (_state, _seat, intent, _dice, emit) => resolveAssign(intent, emit) },
  dismantle: handling(checkDismantle, resolveDismantle),
  setUp: handling(checkSetUp, resolveSetUp),
  carry: handling(checkCarry, resolveCarry),
  stow: handling(checkStow, (_state, intent, emit) => resolveStow(intent, emit)),
  unstow: handling(checkUnstow, resolveUnstow),
  pickUp: {
    check: checkPickUp,
    resolve: (state, _seat, intent, dice, emit) => resolvePickUp(state, intent, dice, emit),
  },
  layDown: { check: checkLayDown, resolve: (state, _seat, intent, _dice, emit) => resolveLayDown(state, intent, emit) },
  allowSpotting: {
    check: checkAllowSpotting,
    resolve: (_state, _seat, intent, _dice, emit) => resolveAllowSpotting(intent, emit),
  },
  attack: {
    check: checkAttack,
    resolve: (state, _seat, intent, dice, emit) => resolveAttack(state, intent, dice, emit),
  },
  order: { check: checkOrder, resolve: (_state, seat, intent, _dice, emit) => resolveOrder(seat, intent, emit) },
  done: { check: checkDone, resolve: (_state, seat, _intent, _dice, emit) => resolveDone(seat, emit) },
  lapse: { check: checkLapse, resolve: (_state, seat, _intent, _dice, emit) => resolveLapse(seat, emit) },
  resume: { check: checkResume, resolve: (_state, seat, _intent, _dice, emit) => resolveResume(seat, emit) },
  agreeEnd: {
    check: checkAgreeEnd,
    resolve: (_state, seat, intent, _dice, emit) => resolveAgreeEnd(seat, intent, emit),
  },
  resign: { check: checkResign, resolve: (_state, seat, intent, _dice, emit) => resolveResign(seat, intent, emit) },
};

/** How a wish of this type is dealt with; null if there is none such. */
export function actionFor(intent: Intent): Action<Intent> | null {
  return Object.hasOwn(ACTIONS, intent.type) ? (ACTIONS[intent.type] as Action<Intent>) : null;
}
