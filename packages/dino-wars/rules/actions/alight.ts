/** Getting out of a vehicle (§3.16 of the rules). */
import { type Disc, type Frozen, gap, type Point, type Seat } from '@dwo/kernel';
import { placeBeside } from '@dwo/kernel/table';
import { inContact } from '../contact';
import type { Emit } from '../emit';
import { discOf, radiusOf, soldierOf, sure, vehicleOf } from '../figures';
import { refuseNow, refuseSoldier } from '../first-checks';
import type { Alight } from '../intents';
import { allowanceCi } from '../movement/allowance';
import { ONE_HALVING } from '../movement/burden';
import { refuseLoad, refuseThrough } from '../movement/loading';
import { type No, refuse } from '../refusal';
import { refuseSpot } from '../room';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { peopleIn } from '../vehicles/riders';
import type { Action } from './action';

/** Allows it once a turn, onto a free spot that touches the vehicle (DW-LOAD-4, DW-R-62). */
function checkAlight(state: Frozen<State>, seat: Seat, { figure, at }: Alight): No | null {
  const no = refuseNow(state, seat, ['army-movement']) ?? refuseSoldier(state, seat, figure);
  return no ?? refuseAlighting(state, figure) ?? refuseExit(state, figure, at);
}

/** Returns why a soldier may not get out this turn, or null if they may. It does not look for a free spot. */
export function refuseAlighting(state: Frozen<State>, id: FigureId): No | null {
  const vehicle = sure(soldierOf(state, id)).aboard;
  if (vehicle === null) return refuse('DW-LOAD-4', '', { figure: id, aboard: false });
  if (allowanceCi(state, id, ONE_HALVING) === 0) return refuse('DW-AMOVE-6', 'NOT_ENOUGH_MOVEMENT', { figure: id });
  return refuseLoad(state, { soldier: id, vehicle, way: 'out' });
}

/** Returns why a soldier cannot stand on a spot, or null if they can. */
function refuseExit(state: Frozen<State>, id: FigureId, at: Point): No | null {
  const soldier = sure(soldierOf(state, id));
  const vehicle = sure(vehicleOf(state, sure(soldier.aboard)));
  const base: Disc = { x: at.x, y: at.y, radius: radiusOf(state, soldier) };
  const no = refuseSpot(state, soldier, base, []);
  if (no !== null) return no;
  const { contactCi } = tablesOf(state).parameters;
  if (gap(base, discOf(state, vehicle)) <= contactCi) return refuseThrough(state, soldier, vehicle, at);
  return refuse('DW-LOAD-4', 'NO_CONTACT', { figure: id, vehicle: soldier.aboard });
}

/**
 * If a dinosaur touches the vehicle, and the vehicle has neither moved nor unloaded yet, everybody aboard is marked first
 * (DW-LOAD-6, DW-R-61).
 */
function resolveAlight(state: Frozen<State>, { figure, at }: Alight, emit: Emit): void {
  const id = sure(sure(soldierOf(state, figure)).aboard);
  expose(state, id, emit);
  emit({ type: 'alighted', figure, vehicle: id, at: { x: at.x + 0, y: at.y + 0 } });
}

/**
 * Marks everybody aboard a vehicle that a dinosaur touches, just before somebody gets out. It emits nothing if they are
 * marked already.
 */
export function expose(state: Frozen<State>, id: FigureId, emit: Emit): void {
  const vehicle = sure(vehicleOf(state, id));
  if (vehicle.spentCi > 0 || vehicle.unloaded || !inContact(state, id)) return;
  for (const person of peopleIn(vehicle)) {
    if (!sure(soldierOf(state, person)).exposed) emit({ type: 'leftContact', figure: person });
  }
}

const EXITS = [0, 90, 180, 270, 45, 135, 225, 315];
const MOST_EXITS = 2;

/** Offers a few spots beside the vehicle. */
function alightIntents(state: Frozen<State>, id: FigureId): Alight[] {
  const soldier = soldierOf(state, id);
  if (soldier === null || refuseAlighting(state, id) !== null) return [];
  const vehicle = sure(vehicleOf(state, sure(soldier.aboard)));
  const away = radiusOf(state, vehicle) + radiusOf(state, soldier);
  const spots: Point[] = [];
  for (const turn of EXITS) {
    const at = placeBeside(vehicle, (vehicle.facing + turn) % 360, away);
    if (refuseExit(state, id, at) === null) spots.push(at);
    if (spots.length === MOST_EXITS) break;
  }
  return spots.map((at) => ({ type: 'alight', figure: id, at }));
}

/** The action `alight`: a soldier gets out of a vehicle (§3.16). */
export const alight: Action<Alight> = {
  check: checkAlight,
  resolve: ({ state, intent, emit }) => resolveAlight(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: alightIntents } },
};
