/** The Rambo rule: a hero takes up a light machine gun (§3.21 of the rules). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import { isAtWeapon } from '../designated-crew';
import type { Emit } from '../emit';
import { figureIndexOf } from '../figure-index';
import { crewedWeaponOf, discOf, soldierOf } from '../figures';
import { refuseBusy, refuseNow, refuseSoldier, refuseWeapon } from '../first-checks';
import type { PickUp } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import type { Action } from './action';

/**
 * Only a hero may do it (DW-RAMBO-1), in phase 4, at a loaded light machine gun of the same owner. It costs nothing
 * (DW-R-54).
 */
function checkPickUp(state: Frozen<State>, seat: Seat, { figure, weapon }: PickUp): No | null {
  return (
    refuseNow(state, seat, ['army-movement']) ??
    refuseSoldier(state, seat, figure) ??
    refuseWeapon(state, seat, weapon) ??
    refusePickingUp(state, figure, weapon)
  );
}

function refusePickingUp(state: Frozen<State>, figure: FigureId, id: FigureId): No | null {
  const hero = soldierOf(state, figure);
  const weapon = crewedWeaponOf(state, id);
  if (hero?.rank !== 'hero') return refuse('DW-RAMBO-1', '', { figure, rank: hero?.rank ?? null });
  if (weapon?.kind !== 'lmg') return refuse('DW-RAMBO-1', '', { weapon: id, kind: weapon?.kind ?? null });
  if (hero.aboard !== null) return refuse('DW-R-54', 'ABOARD', { figure, vehicle: hero.aboard });
  const busy = refuseBusy(state, figure, hero);
  if (busy !== null) return busy;
  if (hero.holds !== null) return refuse('DW-R-54', '', { figure, holds: hero.holds });
  if (!isAtWeapon(state, figure, id)) return refuse('DW-R-54', 'NO_CONTACT', { figure, weapon: id });
  return weapon.loaded ? null : refuse('DW-R-54', 'WEAPON_UNLOADED', { weapon: id });
}

/** One die decides for how many turns the gun is loaded. It is rolled once for each loading (DW-RAMBO-3, DW-R-54). */
function resolvePickUp(state: Frozen<State>, { figure, weapon }: PickUp, dice: Dice, emit: Emit): void {
  const left = crewedWeaponOf(state, weapon)?.ammunition ?? null;
  const die = left === null ? dice.roll(6, 'ammunition') : null;
  emit({ type: 'pickedUp', figure, weapon, die });
}

/** Offers the light machine guns that the hero may take up. */
function pickUpIntents(state: Frozen<State>, id: FigureId): PickUp[] {
  return gunsFor(state, id).map((weapon) => ({ type: 'pickUp', figure: id, weapon }));
}

/** Lists the light machine guns beside a hero that they may take up. */
export function gunsFor(state: Frozen<State>, id: FigureId): FigureId[] {
  const hero = soldierOf(state, id);
  if (hero?.rank !== 'hero' || !hero.alive) return [];
  const { x, y, radius } = discOf(state, hero);
  const near = figureIndexOf(state).army.near(x, y, radius + tablesOf(state).parameters.atWeaponCi);
  return near.filter((weapon) => {
    return crewedWeaponOf(state, weapon)?.owner === hero.owner && refusePickingUp(state, id, weapon) === null;
  });
}

/** The action `pickUp`: a hero takes up a light machine gun. */
export const pickUp: Action<PickUp> = {
  check: checkPickUp,
  resolve: ({ state, intent, dice, emit }) => resolvePickUp(state, intent, dice, emit),
  offers: { acting: { phases: ['army-movement'], intents: pickUpIntents } },
};
