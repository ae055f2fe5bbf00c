/** Paths of dismantled weapons in the hands of their carriers (DW-R-47). */
import { bearing, type Disc, distance, type Frozen, gap, inRectangle, type Point, pathCost } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import { isAtWeapon, minCrewOf, refusePortable } from '../designated-crew';
import { figureIndexOf } from '../figure-index';
import { crewedWeaponOf, discOf, heightOf, radiusOf, soldierOf, sure } from '../figures';
import { refuseBusy, refuseSoldier } from '../first-checks';
import type { Carry, Spot } from '../intents';
import { type No, refuse } from '../refusal';
import type { CrewedWeapon, FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { barrierOn } from '../terrain';
import { refuseNarrowGate } from '../time-gate/time-gate';
import { tollAt, tollCi } from '../toll';
import { allowanceCi } from './allowance';
import { NO_BURDEN } from './burden';
import { standsIn } from './flight-blockers';
import { cutBy, malformed } from './paths';

/** The preview of carrying a weapon, with the referee's refusal. */
export interface CarryPlan {
  /** Its first place, every corner and its last place. */
  readonly path: readonly Point[];
  /** The length in ci, which each carrier pays. */
  readonly costCi: number;
  /** The places of its carriers at the end; empty if it can't be carried. */
  readonly carriers: readonly Spot[];
  /** The carriers who have to pay for terrain (DW-OPT-TERR-2). */
  readonly tolled: readonly FigureId[];
  /** Why it can't be carried like this; null if it can. */
  readonly refusal: No | null;
}

/** Plans the path as the referee judges it. It checks neither the phase nor the owner of the weapon. */
export function planCarry(state: Frozen<State>, { weapon: id, carriers, path }: Omit<Carry, 'type'>): CarryPlan {
  const weapon = crewedWeaponOf(state, id);
  if (weapon === null) return stays({ x: 0, y: 0 }, refuse('DW-R-47', '', { weapon: id }));
  const start = { x: weapon.x, y: weapon.y };
  const no = refuseCarriers(state, id, weapon, carriers) ?? malformed(path);
  if (no !== null) return stays(start, no);
  const walked = [start];
  for (const { x, y } of path) {
    const last = walked.at(-1) as Point;
    if (x !== last.x || y !== last.y) walked.push({ x, y });
  }
  if (walked.length === 1) return stays(start, refuse('DW-R-4', '', { costCi: 0 }));
  const costCi = pathCost(walked);
  const tolled = carriers.filter((each) => tollAt(state, sure(soldierOf(state, each)), walked) !== null);
  const plan = { path: walked, costCi, tolled };
  const stopped =
    refuseLength(state, id, carriers, plan) ??
    refuseWay(state, id, weapon, walked) ??
    refuseNarrowGate(state, [...carriers, id], walked);
  if (stopped !== null) return { ...plan, carriers: [], refusal: stopped };
  const spots = spotsAround(state, { id, weapon, carriers, end: walked.at(-1) as Point });
  if (spots !== null) return { ...plan, carriers: spots, refusal: null };
  return { ...plan, carriers: [], refusal: refuse('DW-R-47', 'PATH_BLOCKED', { weapon: id }) };
}

function stays(start: Point, refusal: No): CarryPlan {
  return { path: [start], costCi: 0, carriers: [], tolled: [], refusal };
}

/** The weapon must be dismantled, and the carriers at least its minimum crew, all at it (DW-TOW-9, DW-R-47). */
function refuseCarriers(
  state: Frozen<State>,
  id: FigureId,
  weapon: Frozen<CrewedWeapon>,
  carriers: readonly FigureId[],
): No | null {
  const fixed = refusePortable(state, id, weapon);
  if (fixed !== null) return fixed;
  if (weapon.status !== 'dismantled') {
    return refuse('DW-R-47', 'WEAPON_NOT_READY', { weapon: id, status: weapon.status });
  }
  const needed = minCrewOf(state, weapon);
  if (new Set(carriers).size !== carriers.length || carriers.length < needed) {
    return refuse('DW-TOW-9', 'UNDERMANNED', { weapon: id, carriers: carriers.length, needed });
  }
  for (const each of carriers) {
    const no = refuseSoldier(state, weapon.owner, each);
    if (no !== null) return no;
    if (!isAtWeapon(state, each, id)) return refuse('DW-R-47', 'NO_CONTACT', { weapon: id, figure: each });
    const busy = refuseBusy(state, each, sure(soldierOf(state, each)));
    if (busy !== null) return busy;
  }
  return null;
}

/** Every carrier pays the length from their own allowance. */
function refuseLength(
  state: Frozen<State>,
  id: FigureId,
  carriers: readonly FigureId[],
  { costCi, tolled }: Pick<CarryPlan, 'costCi' | 'tolled'>,
): No | null {
  for (const each of carriers) {
    const soldier = sure(soldierOf(state, each));
    const toll = tolled.includes(each) ? { subtractCi: tollCi(state, soldier), halvings: 0 } : NO_BURDEN;
    const mayCi = allowanceCi(state, each, toll);
    if (soldier.spentCi + costCi <= mayCi) continue;
    const facts = { weapon: id, figure: each, costCi, spentCi: soldier.spentCi, allowanceCi: mayCi };
    const cut = tolled.includes(each) ? 'DW-OPT-TERR-2' : (cutBy(state, each, soldier) ?? 'DW-TOW-9');
    return refuse(cut, 'NOT_ENOUGH_MOVEMENT', facts);
  }
  return null;
}

/** An obstacle that stops a soldier also stops the weapon they carry (DW-R-5, DW-SIDE-7, DW-R-10). */
function refuseWay(
  state: Frozen<State>,
  id: FigureId,
  weapon: Frozen<CrewedWeapon>,
  path: readonly Point[],
): No | null {
  const { army, dinosaurs } = figureIndexOf(state);
  const base = { radius: radiusOf(state, weapon), tallCi: heightOf(state, weapon) };
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point, path[at] as Point];
    const inWay = (other: FigureId) => {
      return other !== id && soldierOf(state, other) === null && standsIn(state, other, { from, to, ...base });
    };
    for (const grid of [dinosaurs, army]) {
      if (!grid.someAlong(from, to, base.radius, inWay)) continue;
      const blocker = grid.along(from, to, base.radius).find(inWay) ?? null;
      return refuse('DW-R-5', 'PATH_BLOCKED', { weapon: id, blocker });
    }
    const { widthCi, heightCi } = state.table;
    if (!inRectangle(to, base.radius, widthCi, heightCi)) {
      return refuse('DW-SIDE-7', 'OFF_TABLE', { weapon: id, x: to.x, y: to.y, widthCi, heightCi });
    }
  }
  const barrier = barrierOn(state, weapon, path);
  return barrier === null ? null : refuse('DW-R-10', 'IMPASSABLE', { weapon: id, terrain: barrier.id });
}

interface Arrival {
  readonly id: FigureId;
  readonly weapon: Frozen<CrewedWeapon>;
  readonly carriers: readonly FigureId[];
  readonly end: Point;
}

const DEGREES = 15;

/**
 * Returns the places of the carriers at the weapon's new place: beside it as they were, or as near to that as there is
 * room. Returns null if somebody stands where it would lie, or if there is not room for all of them.
 */
function spotsAround(state: Frozen<State>, { id, weapon, carriers, end }: Arrival): Spot[] | null {
  const gone = new Set([id, ...carriers]);
  const taken: Disc[] = [{ ...end, radius: radiusOf(state, weapon) }];
  if (!isRoom(state, { ...end, radius: radiusOf(state, weapon), tallCi: heightOf(state, weapon) }, [], gone))
    return null;
  const spots: Spot[] = [];
  for (const figure of carriers) {
    const carrier = sure(soldierOf(state, figure));
    const { radius } = discOf(state, carrier);
    const tallCi = heightOf(state, carrier);
    const wanted = { x: end.x + carrier.x - weapon.x, y: end.y + carrier.y - weapon.y };
    const fits = (at: Point) =>
      isRoom(state, { ...at, radius, tallCi }, taken, gone) &&
      (same(at, end) || barrierOn(state, carrier, [end, at]) === null);
    const at = fits(wanted)
      ? wanted
      : nearest(placesAt(state, end, wanted, radiusOf(state, weapon) + radius), wanted, fits);
    if (at === null) return null;
    spots.push({ figure, at });
    taken.push({ ...at, radius });
  }
  return spots;
}

/**
 * Lists places at most 1" from the weapon. Those that touch it come first, then those nearest to the wanted direction. The
 * order does not depend on how the table lies.
 */
function placesAt(state: Frozen<State>, end: Point, wanted: Point, touching: number): Point[] {
  const { atWeaponCi: reach, stopOverlapCi } = tablesOf(state).parameters;
  const ahead = bearing(end, wanted) ?? 0;
  const places: Point[] = [];
  // Places are rounded towards the weapon, and must not overlap it even so.
  for (const out of [2 - stopOverlapCi, reach >> 1, reach]) {
    for (let turn = 0; turn < 360; turn += DEGREES) {
      places.push(placeAt(end, (ahead + turn) % 360, touching + out));
    }
  }
  return places;
}

function nearest(places: readonly Point[], wanted: Point, fits: (at: Point) => boolean): Point | null {
  let best: Point | null = null;
  for (const at of places) {
    if ((best === null || distance(at, wanted) < distance(best, wanted)) && fits(at)) best = at;
  }
  return best;
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Whether a base fits on the table and overlaps nobody but figures that are about to leave their places. */
function isRoom(
  state: Frozen<State>,
  base: Disc & { readonly tallCi: number },
  taken: readonly Disc[],
  gone: ReadonlySet<FigureId>,
): boolean {
  const { widthCi, heightCi } = state.table;
  const { overlapCi } = tablesOf(state).parameters;
  if (!inRectangle(base, base.radius, widthCi, heightCi)) return false;
  if (taken.some((other) => gap(base, other) < -overlapCi)) return false;
  const { army, dinosaurs } = figureIndexOf(state);
  const inWay = (other: FigureId) => {
    return (
      !gone.has(other) && standsIn(state, other, { from: base, to: base, radius: base.radius, tallCi: base.tallCi })
    );
  };
  return !army.someNear(base.x, base.y, base.radius, inWay) && !dinosaurs.someNear(base.x, base.y, base.radius, inWay);
}
