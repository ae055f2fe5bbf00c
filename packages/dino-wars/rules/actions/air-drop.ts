/**
 * The paratroopers' drop. It is tried at the end of the set-up, then once in each phase 4 until it succeeds (DW-OPT-PARA-3,
 * DW-R-89).
 */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { soldierOf } from '../figures';
import { refuseNow, refuseOwnSoldier, refuseSeat } from '../first-checks';
import type { AirDrop, Land } from '../intents';
import { fly, nearestLanding, refuseFlight, refuseLanding, waitingOf } from '../movement/drop';
import { type No, refuse } from '../refusal';
import { isDropping, ruleOfPlacing } from '../set-up/placing';
import type { FigureId, State } from '../state';
import type { Action } from './action';

/** Refuses a drop by a seat without paratroopers, or at the wrong time. */
function refuseDrop(state: Frozen<State>, seat: Seat): No | null {
  const { drop, placing } = state;
  const no = refuseSeat(state, seat) ?? (placing === null ? refuseNow(state, seat, ['army-movement']) : null);
  if (no !== null) return no;
  if (drop === null || drop.seat !== seat) return refuse('DW-OPT-PARA-1', 'NOT_OWNER', { seat: drop?.seat ?? null });
  if (placing === null || isDropping(placing)) return null;
  return refuse(ruleOfPlacing(placing), 'NOT_YOUR_PHASE', { placing: true });
}

/** Allows one try at the end of the set-up and one in each turn after that, until a drop succeeds. */
function checkAirDrop(state: Frozen<State>, seat: Seat, { from, direction }: AirDrop): No | null {
  return refuseDrop(state, seat) ?? refuseTry(state) ?? refuseFlight(state, from, direction);
}

function refuseTry(state: Frozen<State>): No | null {
  const { drop, placing, turn } = state;
  const now = placing === null ? turn : 0;
  const isOver = drop === null || drop.at !== null || drop.tried === now;
  return isOver ? refuse('DW-OPT-PARA-3', 'MOVE_OVER', { tried: drop?.tried ?? null, turn: now }) : null;
}

function resolveAirDrop(state: Frozen<State>, { from, direction }: AirDrop, dice: Dice, emit: Emit): void {
  fly(state, from, direction, dice, emit);
}

/** Refuses to land a soldier who is not the player's own, or who is not in the air over the table. */
function checkLand(state: Frozen<State>, seat: Seat, { figure, at }: Land): No | null {
  const no = refuseDrop(state, seat) ?? refuseOwnSoldier(state, seat, figure);
  if (no !== null) return no;
  if (soldierOf(state, figure)?.absence !== 'waiting') return refuse('DW-OPT-PARA-1', 'MOVE_OVER', { figure });
  return refuseLanding(state, figure, at);
}

function resolveLand({ figure, at }: Land, emit: Emit): void {
  emit({ type: 'landed', figure, at: { x: at.x, y: at.y } });
}

/** Whether this paratrooper can still be dropped or landed in phase 4 (DW-R-104). */
export function canDrop(state: Frozen<State>, id: FigureId): boolean {
  const soldier = soldierOf(state, id);
  const { drop, turn } = state;
  if (drop === null || soldier?.absence !== 'waiting' || soldier.owner !== drop.seat) return false;
  return drop.at !== null || drop.tried !== turn;
}

/** Offers flights straight in from the four edges, or one landing place for each soldier in the air. */
export function dropIntents(state: Frozen<State>, seat: Seat): (AirDrop | Land)[] {
  if (refuseDrop(state, seat) !== null || state.drop === null) return [];
  const { widthCi, heightCi } = state.table;
  if (state.drop.at === null) {
    const [x, y] = [Math.floor(widthCi / 2), Math.floor(heightCi / 2)];
    const flights: AirDrop[] = [
      { type: 'airDrop', from: { x, y: 0 }, direction: 90 },
      { type: 'airDrop', from: { x, y: heightCi }, direction: 270 },
      { type: 'airDrop', from: { x: 0, y }, direction: 0 },
      { type: 'airDrop', from: { x: widthCi, y }, direction: 180 },
    ];
    return flights.filter((flight) => checkAirDrop(state, seat, flight) === null);
  }
  return waitingOf(state).flatMap((figure): Land[] => {
    const soldier = soldierOf(state, figure);
    return soldier === null ? [] : [{ type: 'land', figure, at: nearestLanding(state, soldier) }];
  });
}

/** The action `airDrop`: throws the paper airplane (DW-OPT-PARA-3). */
export const airDrop: Action<AirDrop> = {
  check: checkAirDrop,
  resolve: ({ state, intent, dice, emit }) => resolveAirDrop(state, intent, dice, emit),
  offers: { settingUp: dropIntents },
};

/** The action `land`: puts one paratrooper down after a drop that succeeded. */
export const land: Action<Land> = {
  check: checkLand,
  resolve: ({ intent, emit }) => resolveLand(intent, emit),
};
