/** The register of all actions, and the intents that are offered on each occasion. */
import type { Frozen, Seat } from '@dwo/kernel';
import { phasesOfTurning } from '../crews/handling';
import { dinosaurOf, figureOf, sure } from '../figures';
import type { Intent } from '../intents';
import { WINDOW_OF_PHASE } from '../phases';
import { type FigureId, PHASES, type Phase, type State } from '../state';
import type { Action, Offers } from './action';
import { agreeEnd } from './agree-end';
import { airDrop, canDrop, dropIntents, land } from './air-drop';
import { alight } from './alight';
import { allowSpotting } from './allow-spotting';
import { assign } from './assign';
import { attack } from './attack';
import { board } from './board';
import { carry } from './carry';
import { closingFire, timeOut } from './closing-fire';
import { dismantle } from './dismantle';
import { done, lapse, resume } from './done';
import { endMove } from './end-move';
import { face } from './face';
import { fire } from './fire';
import { fly } from './fly';
import { hitch } from './hitch';
import { layDown } from './lay-down';
import { move } from './move';
import { order } from './order';
import { overrun } from './overrun';
import { pickUp } from './pick-up';
import { hide, place, unplace } from './place';
import { placeSurvivors } from './place-survivors';
import { poleOffers } from './pole';
import { ram } from './ram';
import { resign } from './resign';
import { setUp } from './set-up-weapon';
import { stow, unstow } from './stow';
import { swapSeats } from './swap-seats';
import { turnGun } from './turn-gun';
import { unhitch } from './unhitch';

/** Every action by the type of its intent, in the order in which actions are offered. */
export const ACTIONS: { readonly [T in Intent['type']]: Action<Extract<Intent, { readonly type: T }>> } = {
  place,
  hide,
  unplace,
  airDrop,
  land,
  closingFire,
  timeOut,
  placeSurvivors,
  fire,
  attack,
  overrun,
  move,
  fly,
  face,
  endMove,
  board,
  alight,
  swapSeats,
  turnGun,
  hitch,
  unhitch,
  ram,
  assign,
  dismantle,
  setUp,
  carry,
  stow,
  unstow,
  pickUp,
  layDown,
  order,
  allowSpotting,
  done,
  lapse,
  resume,
  agreeEnd,
  resign,
};

/** Returns the action for an intent, or null if its type is unknown. */
export function actionFor(intent: Intent): Action | null {
  return Object.hasOwn(ACTIONS, intent.type) ? (ACTIONS[intent.type] as Action) : null;
}

/** The offers of all actions. Those at a pole come last. */
const OFFERS: readonly Offers[] = [
  ...Object.values(ACTIONS).flatMap(({ offers }) => (offers === undefined ? [] : [offers])),
  poleOffers,
];
const SETTING_UP = OFFERS.flatMap(({ settingUp }) => settingUp ?? []);
const ANSWERING = OFFERS.flatMap(({ answering }) => answering ?? []);
const ASIDES = OFFERS.flatMap(({ aside }) => aside ?? []);
const PIVOTING = OFFERS.flatMap(({ pivoting }) => pivoting ?? []);
const ACTING = Object.fromEntries(
  PHASES.map((phase) => [
    phase,
    OFFERS.flatMap(({ acting }) => (acting?.phases.includes(phase) ? acting.intents : [])),
  ]),
) as unknown as Readonly<Record<Phase, readonly ((state: Frozen<State>, id: FigureId) => readonly Intent[])[]>>;

/** Lists the intents of a seat that sets up, without `done`. */
export function settingUpOffers(state: Frozen<State>, seat: Seat): Intent[] {
  return SETTING_UP.flatMap((intents) => intents(state, seat));
}

/** Lists the answers of a seat that others wait for. */
export function answers(state: Frozen<State>, seat: Seat): Intent[] {
  return ANSWERING.flatMap((intents) => intents(state, seat));
}

/** Lists the intents that a seat may send at any time. */
export function asideOffers(state: Frozen<State>, seat: Seat): Intent[] {
  return ASIDES.flatMap((intents) => intents(state, seat));
}

/** Lists the intents of a figure in this phase. Paratroopers who wait in their aeroplane can only jump (DW-OPT-PARA-1). */
export function figureIntents(state: Frozen<State>, id: FigureId): Intent[] {
  if (state.phase === 'army-movement' && canDrop(state, id)) {
    return dropIntents(state, sure(figureOf(state, id)).owner);
  }
  return [...ACTING[state.phase].flatMap((intents) => intents(state, id)), ...pivots(state, id)];
}

/** Lists the turns of a gun before it fires, under the other reading of DW-R-26. */
function pivots(state: Frozen<State>, id: FigureId): Intent[] {
  if (WINDOW_OF_PHASE[state.phase] === undefined) return [];
  if (dinosaurOf(state, id) !== null || !phasesOfTurning(state).includes(state.phase)) return [];
  return PIVOTING.flatMap((intents) => intents(state, id)).filter(
    (intent) => actionFor(intent)?.check(state, sure(figureOf(state, id)).owner, intent) === null,
  );
}
