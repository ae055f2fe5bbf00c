/** Paratroopers: the flight of the paper airplane, and their landing (DW-OPT-PARA-1 to 3, DW-R-89). */
import { cosine, type Dice, distance, type Frozen, inRectangle, type Point, sine, TRIG_SCALE } from '@dwo/kernel';
import type { Emit } from '../emit';
import { discOf, soldierOf, sure } from '../figures';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import type { Roll } from '../rolls';
import { freePlace, refuseSpot } from '../room';
import type { FigureId, Soldier, State } from '../state';
import { tablesOf } from '../tables';
import { reveal } from '../time-gate/reveal';

/** Lists the paratroopers who are still in the air, in order. */
export function waitingOf(state: Frozen<State>): FigureId[] {
  const { drop } = state;
  if (drop === null) return [];
  return Object.keys(state.soldiers).filter((id) => {
    const { alive, absence, owner } = sure(soldierOf(state, id));
    return alive && absence === 'waiting' && owner === drop.seat;
  });
}

/**
 * Returns the distance in ci from a point on the edge to the far edge in a direction, or 0 if the direction leads off the
 * table at once.
 */
export function lengthAcross({ table }: Frozen<State>, { x, y }: Point, direction: number): number {
  const [dx, dy] = [cosine(direction), sine(direction)];
  const reach = (from: number, step: number, size: number) => {
    if (step === 0) return Number.POSITIVE_INFINITY;
    return ((step > 0 ? size - from : -from) * TRIG_SCALE) / step;
  };
  return Math.max(0, Math.floor(Math.min(reach(x, dx, table.widthCi), reach(y, dy, table.heightCi))));
}

/** Returns why a flight can't begin here, or null if it can. It must begin at an edge and lead into the table. */
export function refuseFlight(state: Frozen<State>, from: Point, direction: number): No | null {
  const { widthCi, heightCi } = state.table;
  const { x, y } = from;
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return refuse('DW-R-1', '', { x, y });
  if (!Number.isInteger(direction) || direction < 0 || direction > 359) return refuse('DW-R-1', '', { direction });
  const onEdge = inRectangle(from, 0, widthCi, heightCi) && (x === 0 || y === 0 || x === widthCi || y === heightCi);
  if (onEdge && lengthAcross(state, from, direction) > 0) return null;
  return refuse('DW-R-89', 'OFF_TABLE', { x, y, direction });
}

/** Throws the airplane. It flies as many tenths of the way as two dice total, and drifts to the right by their difference. */
export function fly(state: Frozen<State>, from: Point, direction: number, dice: Dice, emit: Emit): void {
  const { seat } = sure(state.drop);
  const two = (why: Roll) => [dice.roll(6, why), dice.roll(6, why)] as const;
  const flight = two('flight');
  const drift = two('drift');
  const length = lengthAcross(state, from, direction);
  const along = Math.floor((length * (flight[0] + flight[1])) / 10);
  const aside = Math.trunc((length * (drift[0] - drift[1])) / 20);
  const [dx, dy] = [cosine(direction), sine(direction)];
  const at = {
    x: from.x + Math.trunc((dx * along + dy * aside) / TRIG_SCALE) + 0,
    y: from.y + Math.trunc((dy * along - dx * aside) / TRIG_SCALE) + 0,
  };
  const landed = inRectangle(at, 0, state.table.widthCi, state.table.heightCi);
  emit({ type: 'airDropped', seat, from: { x: from.x, y: from.y }, direction, flight, drift, at, landed });
  // Hidden dinosaurs in the place of the landing are revealed first (DW-R-94).
  reveal(state, emit);
}

/**
 * Returns why a paratrooper can't land here, or null if they can: within 2" of the landing point, or in the nearest free
 * place if that area is full.
 */
export function refuseLanding(state: Frozen<State>, id: FigureId, at: Point): No | null {
  const target = state.drop?.at ?? null;
  const soldier = soldierOf(state, id);
  if (target === null || soldier === null) return refuse('DW-R-89', 'NOT_YOUR_PHASE', { figure: id, landed: false });
  const no = refuseSpot(state, soldier, { ...discOf(state, soldier), x: at.x, y: at.y }, []);
  if (no !== null) return no;
  const mostCi = Math.max(
    tablesOf(state).parameters.landingCi,
    Math.ceil(distance(nearestLanding(state, soldier), target)),
  );
  const distanceCi = Math.ceil(distance(at, target));
  return distanceCi <= mostCi ? null : refuse('DW-OPT-PARA-2', 'OUT_OF_RANGE', { figure: id, distanceCi, mostCi });
}

/** Returns the free place that is nearest to the landing point. */
export function nearestLanding(state: Frozen<State>, soldier: Frozen<Soldier>): Point {
  const target = state.drop?.at ?? { x: soldier.x, y: soldier.y };
  return freePlace(state, soldier, { ...target, radius: discOf(state, soldier).radius }, []);
}

/** Flies straight in over the middle of the lower edge, for a player who chose no flight. */
function flyForThem(state: Frozen<State>, dice: Dice, emit: Emit): void {
  fly(state, { x: Math.floor(state.table.widthCi / 2), y: 0 }, 90, dice, emit);
}

/** At the end of phase 4, drops paratroopers whose player has not tried this turn, and lands all who can (DW-OPT-PARA-3). */
export function dropInTime(state: Frozen<State>, dice: Dice, emit: Emit): void {
  const { drop, turn } = state;
  if (drop !== null && drop.at === null && drop.tried !== turn) flyForThem(state, dice, emit);
  landAll(state, emit);
}

/** Lands everybody who is still in the air, if there is a landing point. */
function landAll(state: Frozen<State>, emit: Emit): void {
  if (state.drop === null || state.drop.at === null) return;
  for (const figure of waitingOf(state)) {
    emit({ type: 'landed', figure, at: nearestLanding(state, sure(soldierOf(state, figure))) });
  }
}

/** At the end of the set-up, drops and lands paratroopers whose player is done. Returns true if nothing is left to do. */
export function dropForThem(state: Frozen<State>, dice: Dice, emit: Emit): boolean {
  if (state.drop === null) return true;
  const isAway = sure(playerAt(state, state.drop.seat)).done;
  if (state.drop.tried === null) {
    if (!isAway) return false;
    flyForThem(state, dice, emit);
  }
  if (state.drop === null || state.drop.at === null) return true;
  if (!isAway && waitingOf(state).length > 0) return false;
  landAll(state, emit);
  return true;
}
