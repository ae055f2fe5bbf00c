/** Hitching a weapon to a vehicle (§3.17 of the rules). */
import type { Frozen, Seat } from '@dwo/kernel';
import { isWithin } from '@dwo/kernel/table';
import { handsOf, isIdleHand, refuseIdleVehicle } from '../crews/hitching';
import { crewAt } from '../designated-crew';
import type { Emit } from '../emit';
import { figureIndexOf } from '../figure-index';
import { crewedWeaponOf, discOf, onTable, soldierOf, sure, vehicleOf } from '../figures';
import { refuseNow, refuseVehicle, refuseWeapon } from '../first-checks';
import type { Hitch } from '../intents';
import { refuseThrough } from '../movement/loading';
import { type No, refuse } from '../refusal';
import type { CrewedWeapon, FigureId, State, Vehicle } from '../state';
import { tablesOf } from '../tables';
import { freeSeats } from '../vehicles/riders';
import type { Action } from './action';

/**
 * A truck, half-track or tank takes one light artillery piece or recoilless rifle that it touches (DW-TOW-1, DW-R-48,
 * DW-R-50).
 */
function checkHitch(state: Frozen<State>, seat: Seat, intent: Hitch): No | null {
  return (
    refuseNow(state, seat, ['army-movement']) ??
    refuseVehicle(state, seat, intent.vehicle) ??
    refuseWeapon(state, seat, intent.weapon) ??
    refuseHitch(state, intent)
  );
}

function refuseHitch(state: Frozen<State>, hitch: Hitch): No | null {
  const { vehicle: id, weapon: gun, board } = hitch;
  const vehicle = sure(vehicleOf(state, id));
  const weapon = sure(crewedWeaponOf(state, gun));
  return (
    refusePair(state, { id, vehicle }, { id: gun, weapon }) ??
    refuseIdleVehicle(id, vehicle) ??
    refuseTired(state, gun, weapon) ??
    refuseHands(state, hitch) ??
    (board.length > freeSeats(state, vehicle).length
      ? refuse('DW-TOW-5', 'NO_SPACE', { vehicle: id, people: board.length })
      : null)
  );
}

/** Refuses a pair that does not touch, or a vehicle that cannot tow this weapon or tows one already. */
function refusePair(
  state: Frozen<State>,
  { id, vehicle }: { id: FigureId; vehicle: Frozen<Vehicle> },
  { id: gun, weapon }: { id: FigureId; weapon: Frozen<CrewedWeapon> },
): No | null {
  const { vehicles, crewedWeapons, parameters } = tablesOf(state);
  if (weapon.kind === 'heavy_artillery') return refuse('DW-TOW-6', 'IMMOBILE', { weapon: gun });
  if (!vehicles[vehicle.kind].tows || !crewedWeapons[weapon.kind].towable) {
    return refuse('DW-TOW-1', '', { vehicle: id, kind: vehicle.kind, weapon: gun, weaponKind: weapon.kind });
  }
  if (vehicle.towing !== null) return refuse('DW-TOW-1', 'NO_SPACE', { vehicle: id, towing: vehicle.towing });
  if (!onTable(weapon)) return refuse('DW-TOW-1', '', { weapon: gun, status: weapon.status });
  const near = isWithin(discOf(state, vehicle), discOf(state, weapon), parameters.contactCi);
  return near
    ? refuseThrough(state, weapon, vehicle, weapon)
    : refuse('DW-R-50', 'NO_CONTACT', { vehicle: id, weapon: gun });
}

/** Refuses a weapon that has fired or been handled this turn (DW-R-50), or was unhitched this turn (DW-TOW-4). */
function refuseTired(
  state: Frozen<State>,
  id: FigureId,
  { shots, handled, readyTurn }: Frozen<CrewedWeapon>,
): No | null {
  if (shots.length > 0) return refuse('DW-R-50', 'BUDGET_SPENT', { weapon: id, shots });
  if (handled) return refuse('DW-R-50', 'MOVE_OVER', { weapon: id, handled });
  return readyTurn > state.turn ? refuse('DW-TOW-4', 'WEAPON_NOT_READY', { weapon: id, readyTurn }) : null;
}

/** Needs the minimum crew, at the weapon or aboard, who have done nothing else this turn. Only these may get in (DW-R-50). */
function refuseHands(state: Frozen<State>, { vehicle, weapon: gun, board }: Hitch): No | null {
  const weapon = sure(crewedWeaponOf(state, gun));
  const needed = tablesOf(state).crewedWeapons[weapon.kind].minCrew;
  const able = ableHands(state, vehicle, gun);
  if (able.length < needed) return refuse('DW-R-50', 'UNDERMANNED', { weapon: gun, crew: able.length, needed });
  const onFoot = crewAt(state, gun);
  const stranger = board.find((id, at) => !able.includes(id) || !onFoot.includes(id) || board.indexOf(id) !== at);
  return stranger === undefined ? null : refuse('DW-R-50', '', { weapon: gun, figure: stranger });
}

/** Lists the crew who can hitch: at the weapon, or aboard the vehicle. */
function ableHands(state: Frozen<State>, vehicle: FigureId, gun: FigureId): FigureId[] {
  const onFoot = crewAt(state, gun);
  return sure(crewedWeaponOf(state, gun)).crew.filter((member) => {
    const there = onFoot.includes(member) || sure(soldierOf(state, member)).aboard === vehicle;
    return there && isIdleHand(state, member);
  });
}

/** The weapon is hitched first; then its crew gets in. */
function resolveHitch(state: Frozen<State>, { vehicle: id, weapon: gun, board }: Hitch, emit: Emit): void {
  const { kind } = sure(crewedWeaponOf(state, gun));
  const needed = tablesOf(state).crewedWeapons[kind].minCrew;
  const seats = freeSeats(state, sure(vehicleOf(state, id)));
  emit({ type: 'hitched', vehicle: id, weapon: gun, crew: handsOf(board, ableHands(state, id, gun), needed) });
  board.forEach((figure, at) => {
    emit({ type: 'boarded', figure, vehicle: id, seat: seats[at] as number });
  });
}

/** Offers to hitch each weapon that the vehicle touches, with as many of its crew as find room, and with none. */
function hitchIntents(state: Frozen<State>, id: FigureId): Hitch[] {
  const vehicle = vehicleOf(state, id);
  if (vehicle === null || vehicle.towing !== null) return [];
  const { x, y, radius } = discOf(state, vehicle);
  const near = figureIndexOf(state).army.near(x, y, radius + tablesOf(state).parameters.contactCi);
  const found: Hitch[] = [];
  for (const weapon of near) {
    if (crewedWeaponOf(state, weapon)?.owner !== vehicle.owner) continue;
    const onFoot = crewAt(state, weapon).filter((member) => isIdleHand(state, member));
    const board = onFoot.slice(0, freeSeats(state, vehicle).length);
    for (const people of board.length === 0 ? [board] : [board, []]) {
      found.push({ type: 'hitch', vehicle: id, weapon, board: people });
    }
  }
  return found.filter((hitch) => refuseHitch(state, hitch) === null);
}

/** The action `hitch`: hitches a weapon to a vehicle (§3.17). */
export const hitch: Action<Hitch> = {
  check: checkHitch,
  resolve: ({ state, intent, emit }) => resolveHitch(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: hitchIntents } },
};
