/** Work at the poles of the Time Gate: who is there for it, who is missing and by how much (DW-GATE-6, DW-R-92). */
import {
  type FigureId,
  freeSeats,
  handsAtPole,
  onTable,
  POLE_IDS,
  poleOf,
  type State,
  tablesOf,
  type Vehicle,
} from '@dwo/dino-wars';
import { type Frozen, gap, type Refusal, type Seat } from '@dwo/kernel';
import { placeOf, radiusOf, soldiersOf, vehicleOf } from './figures';

/** The number of soldiers who carry a pole, set it up or load it. */
export const POLE_HANDS = 2;

/** Whether this is the id of a pole, known or not. */
export const isPole = (id: FigureId) => (POLE_IDS as readonly string[]).includes(id);

/** A soldier who is too far from a pole, and their distance from it in ci, from edge to edge. */
export interface Absent {
  readonly id: FigureId;
  readonly gapCi: number;
}

/** The soldiers at a pole, and the nearest ones who would make up their number. */
export interface Hands {
  readonly there: readonly FigureId[];
  readonly missing: readonly Absent[];
}

/** The hands at a pole that lies or stands on the table; null for anything else. */
export function handsFor(state: Frozen<State>, seat: Seat, figure: FigureId): Hands | null {
  const pole = poleOf(state, figure);
  if (pole === null || pole.carrier !== null) return null;
  const there = handsAtPole(state, seat, pole);
  const wanted = Math.max(0, POLE_HANDS - there.length);
  const others = soldiersOf(state).flatMap(([id, soldier]): Absent[] => {
    const isFree = soldier.owner === seat && soldier.alive && onTable(soldier) && soldier.aboard === null;
    return isFree && !there.includes(id) ? [{ id, gapCi: gapBetween(state, id, figure) }] : [];
  });
  return { there, missing: others.sort((a, b) => a.gapCi - b.gapCi).slice(0, wanted) };
}

/** The distance between two figures, vehicles or poles, in ci, from edge to edge. */
export function gapBetween(state: Frozen<State>, a: FigureId, b: FigureId): number {
  const [one, other] = [placeOf(state, a), placeOf(state, b)];
  if (one === null || other === null) return Number.POSITIVE_INFINITY;
  return gap({ ...one, radius: radiusOf(state, a) }, { ...other, radius: radiusOf(state, b) });
}

/**
 * The same refusal of work at a pole, which also names who or what is too far away, and by how much; null stays null.
 * `vehicle` is the one that the pole is to be loaded into.
 */
export function withGaps(
  refusal: Refusal | null,
  { state, seat }: { readonly state: Frozen<State>; readonly seat: Seat },
  pole: FigureId,
  vehicle: FigureId | null = null,
): Refusal | null {
  if (refusal === null || poleOf(state, pole) === null) return refusal;
  const { atWeaponCi: limitCi } = tablesOf(state).parameters;
  if (refusal.code === 'UNDERMANNED') {
    const hands = handsFor(state, seat, pole);
    const [first] = hands?.missing ?? [];
    const facts = { ...refusal.facts, hands: hands?.there.length ?? 0, needed: POLE_HANDS, limitCi };
    if (first === undefined) return { ...refusal, facts };
    return { ...refusal, facts: { ...facts, soldier: first.id, distanceCi: first.gapCi } };
  }
  if (refusal.code === 'NO_CONTACT' && vehicle !== null && vehicleOf(state, vehicle) !== null) {
    const distanceCi = gapBetween(state, pole, vehicle);
    return { ...refusal, facts: { ...refusal.facts, weapon: pole, distanceCi, limitCi } };
  }
  return refusal;
}

/** The poles aboard, by the seats that they take: the last empty ones of passengers (DW-GATE-6). */
export function loadsIn(state: Frozen<State>, vehicle: Frozen<Vehicle>): Readonly<Record<number, FigureId>> {
  const poles = vehicle.cargo.filter((thing) => poleOf(state, thing) !== null);
  const free = freeSeats(state, vehicle);
  const taken = vehicle.seats.flatMap((who, seat) => (who === null && !free.includes(seat) ? [seat] : []));
  return Object.fromEntries(taken.flatMap((seat, at) => (poles[at] === undefined ? [] : [[seat, poles[at]]])));
}
