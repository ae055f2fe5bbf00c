/** Getting into a vehicle (§3.16 of the rules). */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import { isWithin } from '@dwo/kernel/table';
import type { Emit } from '../emit';
import { figureIndexOf } from '../figure-index';
import { discOf, radiusOf, soldierOf, sure, vehicleOf } from '../figures';
import { refuseNow, refuseSoldier } from '../first-checks';
import type { Board } from '../intents';
import { baseCi, burdenOf, ONE_HALVING, plus, reckonCi } from '../movement/burden';
import { refuseLoad, refuseThrough } from '../movement/loading';
import { refuseMobility } from '../movement/mobility';
import { refuseWay, wayOf } from '../movement/paths';
import { walk } from '../movement/walk';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { tollCi } from '../toll';
import { freeSeats, isFree } from '../vehicles/riders';
import type { Way } from '../way';
import type { Action } from './action';

/**
 * Allows any soldier to walk to a vehicle, or to stand beside it (DW-R-113), and to take a free seat in it (DW-LOAD-3,
 * DW-R-29). The vehicle may be a teammate's (DW-R-99).
 */
function checkBoard(state: Frozen<State>, seat: Seat, intent: Board): No | null {
  const no = refuseNow(state, seat, ['army-movement']) ?? refuseSoldier(state, seat, intent.figure);
  return no ?? refuseBoarding(state, intent);
}

function refuseBoarding(state: Frozen<State>, intent: Board): No | null {
  const { figure, vehicle: ride, path } = intent;
  const soldier = sure(soldierOf(state, figure));
  const vehicle = vehicleOf(state, ride);
  if (vehicle === null) return refuse('DW-TRANS-1', '', { figure, vehicle: ride });
  const no = refuseMobility(state, figure, soldier) ?? refuseLoad(state, { soldier: figure, vehicle: ride, way: 'in' });
  if (no !== null) return no;
  const { seat } = intent;
  if (seat === null ? freeSeats(state, vehicle).length === 0 : !isFree(state, vehicle, seat)) {
    return refuse('DW-LOAD-3', 'NO_SPACE', { vehicle: ride, seat });
  }
  const way = path.length === 0 ? null : wayTo(state, intent);
  const costCi = way?.costCi ?? 0;
  const subtractCi = way === null || way.tollAt === null ? 0 : tollCi(state, soldier);
  const burden = plus(burdenOf(state, figure, way !== null), ONE_HALVING);
  const mayCi = reckonCi(baseCi(state, soldier), plus(burden, { subtractCi, halvings: 0 }));
  if (soldier.spentCi + costCi > mayCi) {
    const facts = { figure, costCi, spentCi: soldier.spentCi, allowanceCi: mayCi };
    return refuse('DW-LOAD-3', 'NOT_ENOUGH_MOVEMENT', facts);
  }
  const end = way?.path.at(-1) ?? soldier;
  if (way !== null) return refuseWay(state, figure, way) ?? refuseThrough(state, soldier, vehicle, end);
  if (!touches(state, figure, ride)) return refuse('DW-LOAD-3', 'NO_CONTACT', { figure, vehicle: ride });
  return refuseThrough(state, soldier, vehicle, end);
}

/** Returns the walk, cut where the soldier touches the vehicle. */
function wayTo(state: Frozen<State>, { figure, vehicle, path }: Board): Way {
  const stopped = wayOf(state, figure, path, vehicle);
  if (stopped.refusal?.code !== 'NO_CONTACT') return stopped;
  // The path may end in contact with the vehicle without running into it.
  const way = wayOf(state, figure, path, null);
  if (way.refusal !== null) return stopped;
  const { x, y } = way.path.at(-1) as Point;
  const base = { x, y, radius: radiusOf(state, sure(soldierOf(state, figure))) };
  const ride = discOf(state, sure(vehicleOf(state, vehicle)));
  return isWithin(base, ride, tablesOf(state).parameters.contactCi) ? way : stopped;
}

function touches(state: Frozen<State>, id: FigureId, ride: FigureId): boolean {
  const soldier = discOf(state, sure(soldierOf(state, id)));
  return isWithin(soldier, discOf(state, sure(vehicleOf(state, ride))), tablesOf(state).parameters.contactCi);
}

/** The soldier gets in unless something stopped them on the way or they went through the gate (DW-R-93). */
function resolveBoard(state: Frozen<State>, intent: Board, emit: Emit): void {
  const { figure, vehicle: ride } = intent;
  if (intent.path.length > 0) walk(state, figure, wayTo(state, intent), emit);
  const isGone = sure(soldierOf(state, figure)).absence !== null;
  if (isGone || !touches(state, figure, ride)) return;
  const seat = intent.seat ?? (freeSeats(state, sure(vehicleOf(state, ride)))[0] as number);
  emit({ type: 'boarded', figure, vehicle: ride, seat });
}

/** The number of vehicles that are offered, the nearest first. */
const MOST_RIDES = 2;

/** Offers the first free seat in each vehicle nearby. */
function boardIntents(state: Frozen<State>, id: FigureId): Board[] {
  const soldier = soldierOf(state, id);
  if (!soldier?.alive || soldier.aboard !== null || soldier.loaded) return [];
  const reach = Math.floor(baseCi(state, soldier) / 2) + radiusOf(state, soldier);
  const rides = figureIndexOf(state)
    .army.near(soldier.x, soldier.y, reach)
    .filter((other) => vehicleOf(state, other) !== null);
  const found: Board[] = [];
  for (const vehicle of rides.slice(0, MOST_RIDES)) {
    const { x, y } = sure(vehicleOf(state, vehicle));
    const path = touches(state, id, vehicle) ? [] : [{ x, y }];
    const board: Board = { type: 'board', figure: id, vehicle, seat: null, path };
    if (refuseBoarding(state, board) === null) found.push(board);
  }
  return found;
}

/** The action `board`: a soldier gets into a vehicle (§3.16). */
export const board: Action<Board> = {
  check: checkBoard,
  resolve: ({ state, intent, emit }) => resolveBoard(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: boardIntents } },
};
