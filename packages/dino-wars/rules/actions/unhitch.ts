/** Unhitching a weapon (§3.17 of the rules). */
import { type Disc, type Frozen, gap, type Seat } from '@dwo/kernel';
import { isWithin, placeBeside } from '@dwo/kernel/table';
import { handsOf, isIdleHand, refuseIdleVehicle } from '../crews/hitching';
import type { Emit } from '../emit';
import { crewedWeaponOf, discOf, onTable, radiusOf, soldierOf, sure, vehicleOf } from '../figures';
import { refuseNow, refuseVehicle } from '../first-checks';
import type { Spot, Unhitch } from '../intents';
import { refuseThrough } from '../movement/loading';
import { type No, refuse } from '../refusal';
import { freePlace, refuseSpot } from '../room';
import type { CrewedWeapon, FigureId, State, Vehicle } from '../state';
import { tablesOf } from '../tables';
import type { Action } from './action';
import { expose } from './alight';
import { isFacing } from './face';

/** The weapon comes to a place that touches the vehicle. Its crew aboard may get out beside it (DW-R-50). */
function checkUnhitch(state: Frozen<State>, seat: Seat, intent: Unhitch): No | null {
  return (
    refuseNow(state, seat, ['army-movement']) ??
    refuseVehicle(state, seat, intent.vehicle) ??
    refuseUnhitch(state, seat, intent)
  );
}

function refuseUnhitch(state: Frozen<State>, seat: Seat, intent: Unhitch): No | null {
  const { vehicle: id, at, facing } = intent;
  const pair = pairOf(state, id);
  if (pair === null) return refuse('DW-TOW-3', '', { vehicle: id, towing: null });
  const { vehicle, weapon, gun } = pair;
  if (!isFacing(facing)) return refuse('DW-R-1', '', { facing });
  const base: Disc = { x: at.x, y: at.y, radius: radiusOf(state, weapon) };
  const no = refuseIdleVehicle(id, vehicle) ?? refuseSpot(state, weapon, base, []);
  if (no !== null) return no;
  if (!isWithin(base, discOf(state, vehicle), tablesOf(state).parameters.contactCi)) {
    return refuse('DW-R-50', 'NO_CONTACT', { vehicle: id, weapon: gun });
  }
  const through = refuseThrough(state, weapon, vehicle, base);
  if (through !== null) return through;
  const needed = tablesOf(state).crewedWeapons[weapon.kind].minCrew;
  const able = ableHands(state, pair, base);
  if (able.length < needed) return refuse('DW-R-50', 'UNDERMANNED', { weapon: gun, crew: able.length, needed });
  return refuseCrewSpots(state, seat, { intent, pair, base, able });
}

/** A vehicle and the weapon that it tows. */
interface Pair {
  readonly vehicle: Frozen<Vehicle>;
  readonly weapon: Frozen<CrewedWeapon>;
  readonly gun: FigureId;
}

function pairOf(state: Frozen<State>, id: FigureId): Pair | null {
  const vehicle = vehicleOf(state, id);
  if (!vehicle?.towing) return null;
  return { vehicle, weapon: sure(crewedWeaponOf(state, vehicle.towing)), gun: vehicle.towing };
}

/** Lists the crew who can unhitch: aboard, or on foot beside the vehicle or the weapon's new place. */
function ableHands(state: Frozen<State>, { vehicle, weapon }: Pair, base: Disc): FigureId[] {
  const { atWeaponCi } = tablesOf(state).parameters;
  const near = (id: FigureId) => {
    const soldier = sure(soldierOf(state, id));
    if (vehicle.seats.includes(id)) return true;
    if (!onTable(soldier)) return false;
    const disc = discOf(state, soldier);
    return Math.min(gap(disc, base), gap(disc, discOf(state, vehicle))) <= atWeaponCi;
  };
  return weapon.crew.filter((id) => isIdleHand(state, id) && near(id));
}

/** Those who get out must be the player's own crew aboard, each on a spot of their own at the weapon (DW-R-41). */
function refuseCrewSpots(
  state: Frozen<State>,
  seat: Seat,
  { intent, pair, base, able }: { intent: Unhitch; pair: Pair; base: Disc; able: readonly FigureId[] },
): No | null {
  const taken: Disc[] = [base];
  const seen = new Set<FigureId>();
  for (const { figure, at } of intent.crew) {
    const soldier = soldierOf(state, figure);
    if (soldier?.owner !== seat || !able.includes(figure) || seen.has(figure)) {
      return refuse('DW-R-50', '', { weapon: pair.gun, figure });
    }
    if (soldier.aboard !== intent.vehicle) return refuse('DW-R-50', '', { figure, aboard: soldier.aboard });
    seen.add(figure);
    const spot = { x: at.x, y: at.y, radius: radiusOf(state, soldier) };
    const no = refuseSpot(state, soldier, spot, taken) ?? refuseThrough(state, soldier, pair.vehicle, at);
    if (no !== null) return no;
    if (gap(spot, base) > tablesOf(state).parameters.atWeaponCi) {
      return refuse('DW-R-41', 'NO_CONTACT', { figure, weapon: pair.gun });
    }
    taken.push(spot);
  }
  return null;
}

/** The weapon stands first; then its crew gets out. It is ready next turn (DW-TOW-4). */
function resolveUnhitch(state: Frozen<State>, intent: Unhitch, emit: Emit): void {
  const { vehicle: id, at, facing } = intent;
  const pair = sure(pairOf(state, id));
  const { weapon, gun } = pair;
  const base = { x: at.x + 0, y: at.y + 0, radius: radiusOf(state, weapon) };
  const first = intent.crew.map(({ figure }) => figure);
  const needed = tablesOf(state).crewedWeapons[weapon.kind].minCrew;
  const crew = handsOf(first, ableHands(state, pair, base), needed);
  if (first.length > 0) expose(state, id, emit);
  emit({ type: 'unhitched', vehicle: id, weapon: gun, at: { x: base.x, y: base.y }, facing: facing + 0, crew });
  for (const spot of intent.crew) {
    emit({ type: 'alighted', figure: spot.figure, vehicle: id, at: { x: spot.at.x + 0, y: spot.at.y + 0 } });
  }
}

const SIDES_OF_IT = [180, 90, 270, 0];

/** Offers a place behind the vehicle, or the first free one beside it, with all of the crew aboard and with nobody. */
function unhitchIntents(state: Frozen<State>, id: FigureId): Unhitch[] {
  const pair = pairOf(state, id);
  if (pair === null || !pair.vehicle.alive || refuseIdleVehicle(id, pair.vehicle) !== null) return [];
  const { vehicle, weapon } = pair;
  const radius = radiusOf(state, weapon);
  for (const turn of SIDES_OF_IT) {
    const at = placeBeside(vehicle, (vehicle.facing + turn) % 360, radiusOf(state, vehicle) + radius);
    const alone: Unhitch = { type: 'unhitch', vehicle: id, at, facing: vehicle.facing, crew: [] };
    if (refuseUnhitch(state, vehicle.owner, alone) !== null) continue;
    const manned: Unhitch = { ...alone, crew: crewSpots(state, pair, { ...at, radius }) };
    const both = manned.crew.length === 0 ? [alone] : [manned, alone];
    return both.filter((unhitch) => refuseUnhitch(state, vehicle.owner, unhitch) === null);
  }
  return [];
}

function crewSpots(state: Frozen<State>, { vehicle, weapon }: Pair, base: Disc): Spot[] {
  const taken: Disc[] = [base];
  return weapon.crew.flatMap((figure) => {
    const soldier = sure(soldierOf(state, figure));
    if (!vehicle.seats.includes(figure) || !isIdleHand(state, figure)) return [];
    const radius = radiusOf(state, soldier);
    const at = freePlace(state, soldier, { x: base.x, y: base.y, radius }, taken);
    taken.push({ ...at, radius });
    return [{ figure, at }];
  });
}

/** The action `unhitch`: unhitches a weapon (§3.17). */
export const unhitch: Action<Unhitch> = {
  check: checkUnhitch,
  resolve: ({ state, intent, emit }) => resolveUnhitch(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: unhitchIntents } },
};
