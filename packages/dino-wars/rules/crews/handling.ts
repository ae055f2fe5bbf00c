/**
 * Work on crewed weapons in phase 4: the soldiers who are there for it, and the movement that it costs them (§3.17 of the
 * rules).
 */

import { type Frozen, gap, type Seat } from '@dwo/kernel';
import { crewAt, isAtWeapon, minCrewOf } from '../designated-crew';
import { figureIndexOf } from '../figure-index';
import { crewedWeaponOf, discOf, soldierOf, sure, vehicleOf } from '../figures';
import { refuseNow, refuseWeapon } from '../first-checks';
import { baseCi, burdenOf, ONE_HALVING, plus, reckonCi } from '../movement/burden';
import { reads } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { CrewedWeapon, FigureId, Phase, Soldier, State } from '../state';
import { tablesOf } from '../tables';
import { peopleIn } from '../vehicles/riders';
import { mgSeat } from '../vehicles/seats';

/** Refuses work on a weapon outside phase 4 (DW-CREW-1), and on a weapon that is absent, destroyed or another player's. */
export function refuseHandling(state: Frozen<State>, seat: Seat, weapon: FigureId): No | null {
  return refuseNow(state, seat, ['army-movement']) ?? refuseWeapon(state, seat, weapon);
}

/**
 * Lists the owner's soldiers on foot at a weapon, in its crew or not, in order of id (DW-R-41). While it is hitched, those
 * aboard the vehicle or beside it count as at it (DW-R-42).
 */
export function peopleAt(state: Frozen<State>, id: FigureId): FigureId[] {
  const weapon = sure(crewedWeaponOf(state, id));
  const tower = weapon.status === 'hitched' ? vehicleOf(state, sure(weapon.carrier)) : null;
  const { x, y, radius } = discOf(state, tower ?? weapon);
  const { atWeaponCi } = tablesOf(state).parameters;
  const near = figureIndexOf(state).army.near(x, y, radius + atWeaponCi);
  const isThere = (each: FigureId) => {
    if (tower === null) return isAtWeapon(state, each, id);
    return gap(discOf(state, sure(soldierOf(state, each))), { x, y, radius }) <= atWeaponCi;
  };
  const own = (each: FigureId) => soldierOf(state, each)?.owner === weapon.owner;
  const aboard = tower === null ? [] : peopleIn(tower).filter(own).sort();
  return [...aboard, ...near.filter((each) => own(each) && isThere(each))];
}

/** Whether anything can be done with a weapon in phase 4, because it has a crew to change or a soldier at it (DW-R-104). */
export function canHandle(state: Frozen<State>, id: FigureId): boolean {
  const weapon = sure(crewedWeaponOf(state, id));
  if (!weapon.alive) return false;
  return weapon.crew.length > 0 || peopleAt(state, id).some((each) => sure(soldierOf(state, each)).holds === null);
}

/**
 * Lists the crew who would set a weapon up or dismantle it: the minimum crew, those who have moved least. All of them can
 * still pay a halving (DW-TOW-8, DW-R-47). The list is shorter if there are not enough.
 */
export function workersAt(state: Frozen<State>, id: FigureId): FigureId[] {
  const weapon = sure(crewedWeaponOf(state, id));
  const spent = (member: FigureId) => sure(soldierOf(state, member)).spentCi;
  const able = crewAt(state, id).filter((member) => hasTime(state, member));
  return able.sort((a, b) => spent(a) - spent(b)).slice(0, minCrewOf(state, weapon));
}

/** Whether a soldier's movement can be halved once more after what they have spent (DW-R-62). */
function hasTime(state: Frozen<State>, id: FigureId): boolean {
  const soldier = sure(soldierOf(state, id));
  if (soldier.busy) return false;
  return soldier.spentCi <= halvedCi(state, id, soldier);
}

function halvedCi(state: Frozen<State>, id: FigureId, soldier: Frozen<Soldier>): number {
  return reckonCi(baseCi(state, soldier), plus(burdenOf(state, id, false), ONE_HALVING));
}

/**
 * Returns why nobody can set up or dismantle this weapon, or null: too few of its crew are at it (DW-R-47), or they have
 * moved too far (DW-TOW-10).
 */
export function refuseWork(state: Frozen<State>, id: FigureId, weapon: Frozen<CrewedWeapon>): No | null {
  const needed = minCrewOf(state, weapon);
  const there = crewAt(state, id);
  if (there.length < needed) return refuse('DW-R-47', 'UNDERMANNED', { weapon: id, crew: there.length, needed });
  const able = workersAt(state, id).length;
  return able < needed ? refuse('DW-TOW-10', 'NOT_ENOUGH_MOVEMENT', { weapon: id, able, needed }) : null;
}

/** Lists the phases in which guns are turned: phase 4, and phase 2 under the other reading of DW-R-26. */
export function phasesOfTurning(state: Frozen<State>): Phase[] {
  return reads(state, 'pivot_before_fire') ? ['army-movement', 'regular-fire'] : ['army-movement'];
}

/**
 * Returns why nobody can turn a crewed weapon, or null if its crew at it can (DW-R-26). In phase 2 only a weapon with an
 * arc is turned, before it fires.
 */
export function refuseTurningWeapon(state: Frozen<State>, id: FigureId): No | null {
  const weapon = crewedWeaponOf(state, id);
  if (weapon?.status !== 'set-up') {
    return refuse('DW-R-26', 'WEAPON_NOT_READY', { weapon: id, status: weapon?.status ?? null });
  }
  if (crewAt(state, id).length === 0) return refuse('DW-R-26', 'UNDERMANNED', { weapon: id });
  if (state.phase !== 'regular-fire') return null;
  const { arc } = tablesOf(state).crewedWeapons[weapon.kind];
  // A weapon without an arc turns as it fires, and otherwise in phase 4 (DW-R-52).
  if (!arc) return refuse('DW-TURN-3', 'NOT_YOUR_PHASE', { phase: state.phase, needs: ['army-movement'] });
  return weapon.shots.includes('regular') ? refuse('DW-R-26', 'BUDGET_SPENT', { weapon: id }) : null;
}

/** Whether a gun, crewed or mounted, can be turned in a phase of fire, which only the other reading of DW-R-26 allows. */
export function canPivot(state: Frozen<State>, id: FigureId): boolean {
  if (!phasesOfTurning(state).includes(state.phase)) return false;
  const vehicle = vehicleOf(state, id);
  if (vehicle === null) return crewedWeaponOf(state, id)?.alive === true && refuseTurningWeapon(state, id) === null;
  const seat = mgSeat(vehicle);
  return vehicle.alive && seat !== null && vehicle.seats[seat] !== null && !vehicle.mg?.shots.includes('regular');
}
