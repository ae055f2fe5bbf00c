/** The figures that can still act in this phase, as players count it: turning on the spot is offered, but does not count. */
import {
  canAct,
  DINOSAURS,
  type Dinosaur,
  type FigureId,
  figureOf,
  gunsFor,
  isCrewedWeapon,
  isDinosaur,
  isSoldier,
  isVehicle,
  leftCi,
  type Soldier,
  type State,
  type Vehicle,
  WINDOW_OF_PHASE,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { CRUMB_CI } from '@dwo/kits/miniatures/tools/go';
import { biteTargets, canPayOverrun } from './bites';
import { offered } from './offers';
import { chargeLeft } from './referee';
import { leftOf } from './walks';

/** Whether a figure has enough left to move on the ground, a charge included. */
export function canWalk(state: Frozen<State>, id: FigureId): boolean {
  return leftCi(state, id) + chargeLeft(state, id) >= CRUMB_CI;
}

/** Whether a figure counts as one that can still act. */
export function isReady(state: Frozen<State>, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (figure === null || !canAct(state, id)) return false;
  if (state.phase === 'dinosaur-movement') return isDinosaur(figure) && canRove(state, id, figure);
  if (state.phase !== 'army-movement' || isCrewedWeapon(figure) || isDinosaur(figure)) return true;
  // A vehicle that has not driven yet may have to swap seats first.
  if (isVehicle(figure)) return !hasMarched(figure) || canWalk(state, id);
  return leftCi(state, id) === 0 || canWalk(state, id) || canHandleGun(state, id, figure);
}

function canRove(state: Frozen<State>, id: FigureId, { kind, owner }: Frozen<Dinosaur>): boolean {
  if (canWalk(state, id)) return true;
  const flight = { state, seat: owner, figure: id, mode: 'fly' } as const;
  if (DINOSAURS[kind].flyer && leftOf(flight, true) >= CRUMB_CI) return true;
  return canPayOverrun(state, id) && biteTargets(state, id).length > 0;
}

function canHandleGun(state: Frozen<State>, id: FigureId, { holds }: Frozen<Soldier>): boolean {
  return gunsFor(state, id).length > 0 || (holds !== null && offered(state, id, 'layDown').length > 0);
}

/** Whether a figure has acted in this phase. */
export function hasActed(state: Frozen<State>, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (figure === null) return false;
  if (isDinosaur(figure)) {
    return state.phase === 'dinosaur-attack' ? figure.attacked : figure.spentCi > 0 || figure.moveOver;
  }
  const window = WINDOW_OF_PHASE[state.phase];
  if (window === undefined) return !isCrewedWeapon(figure) && hasMarched(figure);
  if (isVehicle(figure)) return [figure.mg, figure.cannon].some((mount) => mount?.shots.includes(window));
  if (figure.shots.includes(window)) return true;
  // A soldier who serves a gun has fired with it.
  if (!isSoldier(figure) || !figure.locked || figure.crewOf === null) return false;
  return state.crewedWeapons[figure.crewOf]?.shots.includes(window) === true;
}

function hasMarched(figure: Frozen<Soldier | Vehicle>): boolean {
  if (figure.spentCi > 0 || figure.busy || figure.loaded) return true;
  return isSoldier(figure) ? figure.halvings > 0 : figure.unloaded;
}
