/** The two poles of the Time Gate, and the soldiers at them (§3.26 of the rules, DW-R-92). */
import { type Disc, type Frozen, gap, inPolygon, inRectangle, type Point, pathCost, type Seat } from '@dwo/kernel';
import { figureIndexOf } from '../figure-index';
import { discOf, onTable, soldierOf } from '../figures';
import { refuseBusy, refuseSoldier } from '../first-checks';
import type { Spot } from '../intents';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import { freePlace } from '../room';
import type { FigureId, Pole, Soldier, State } from '../state';
import { tablesOf } from '../tables';
import { barrierOn } from '../terrain';
import { refuseNarrowGate } from '../time-gate/time-gate';
import { tollAt, tollCi } from '../toll';
import { allowanceCi, leftCi } from './allowance';
import { baseCi, burdenOf, ONE_HALVING, plus, reckonCi } from './burden';
import { standsIn } from './flight-blockers';
import { malformed } from './paths';

/** The number of soldiers who carry a pole or set it up (DW-GATE-6, DW-R-92). */
export const POLE_CREW = 2;

/** Returns the pole with this id if the army knows of it, else null. */
export function poleOf(state: Frozen<State>, id: FigureId): Frozen<Pole> | null {
  return Object.hasOwn(state.poles, id) ? (state.poles[id] as Frozen<Pole>) : null;
}

/** Returns the base of a pole where it lies or stands. */
export function poleDisc(state: Frozen<State>, { x, y }: Frozen<Pole>): Disc {
  return { x, y, radius: tablesOf(state).parameters.poleRadiusCi };
}

/** Lists a seat's soldiers on foot within 1" of a pole, in order of id. The list is empty while the pole is in a vehicle. */
export function peopleAtPole(state: Frozen<State>, seat: Seat, pole: Frozen<Pole>): FigureId[] {
  if (pole.status === 'stowed') return [];
  return peopleNear(state, seat, poleDisc(state, pole));
}

/** Lists a seat's soldiers on foot within 1" of a place where a pole may lie. */
export function peopleNear(state: Frozen<State>, seat: Seat, base: Disc): FigureId[] {
  const { atWeaponCi } = tablesOf(state).parameters;
  return figureIndexOf(state)
    .army.near(base.x, base.y, base.radius + atWeaponCi)
    .filter((id) => {
      const soldier = soldierOf(state, id);
      return soldier?.owner === seat && onTable(soldier) && gap(discOf(state, soldier), base) <= atWeaponCi;
    });
}

/** Lists a seat's soldiers who can carry a pole: those with the most movement left first, then in order of id. */
export function handsAtPole(state: Frozen<State>, seat: Seat, pole: Frozen<Pole>): FigureId[] {
  return peopleAtPole(state, seat, pole)
    .filter((id) => soldierOf(state, id)?.busy === false)
    .sort((a, b) => leftCi(state, b) - leftCi(state, a));
}

/** Lists the two soldiers who would set a pole up or take it down: those who have moved least and can still pay a halving. */
export function workersAtPole(state: Frozen<State>, seat: Seat, pole: Frozen<Pole>): FigureId[] {
  const spent = (id: FigureId) => soldierOf(state, id)?.spentCi ?? 0;
  const able = peopleAtPole(state, seat, pole).filter((id) => {
    const soldier = soldierOf(state, id) as Frozen<Soldier>;
    const mayCi = reckonCi(baseCi(state, soldier), plus(burdenOf(state, id, false), ONE_HALVING));
    return !soldier.busy && soldier.spentCi <= mayCi;
  });
  return able.sort((a, b) => spent(a) - spent(b)).slice(0, POLE_CREW);
}

/** The preview of carrying a pole, with the referee's refusal. */
export interface PoleWay {
  readonly path: readonly Point[];
  readonly costCi: number;
  /** The places of its carriers at the end; empty if it can't be carried. */
  readonly carriers: readonly Spot[];
  /** The carriers who have to pay for terrain (DW-OPT-TERR-2). */
  readonly tolled: readonly FigureId[];
  /** Why it can't be carried like this; null if it can. */
  readonly refusal: No | null;
}

interface Wish {
  readonly weapon: FigureId;
  readonly carriers: readonly FigureId[];
  readonly path: readonly Point[];
}

/**
 * Plans the path of a lying pole and its carriers as the referee judges it. They move at their own speed, and each pays the
 * whole length (DW-R-47, DW-R-92).
 */
export function planPole(state: Frozen<State>, seat: Seat, { weapon: id, carriers, path }: Wish): PoleWay {
  const pole = poleOf(state, id);
  const stays = (refusal: No): PoleWay => ({ path: [], costCi: 0, carriers: [], tolled: [], refusal });
  if (pole?.status !== 'lying') return stays(refuse('DW-R-92', 'WEAPON_NOT_READY', { weapon: id }));
  const no = refuseCarriers(state, seat, pole, carriers) ?? malformed(path);
  if (no !== null) return stays(no);
  const walked: Point[] = [{ x: pole.x, y: pole.y }];
  for (const { x, y } of path) {
    const last = walked.at(-1) as Point;
    if (x !== last.x || y !== last.y) walked.push({ x, y });
  }
  if (walked.length === 1) return stays(refuse('DW-R-4', '', { costCi: 0 }));
  const costCi = pathCost(walked);
  const tolled = carriers.filter((each) => tollAt(state, soldierOf(state, each) as Frozen<Soldier>, walked) !== null);
  const stopped =
    refuseLength(state, carriers, tolled, costCi) ??
    refusePoleWay(state, carriers, walked) ??
    refuseNarrowGate(state, carriers, walked);
  if (stopped !== null) return stays(stopped);
  const spots = spotsAt(state, carriers, walked.at(-1) as Point);
  if (spots === null) return stays(refuse('DW-R-92', 'PATH_BLOCKED', { weapon: id }));
  return { path: walked, costCi, carriers: spots, tolled, refusal: null };
}

function refuseCarriers(
  state: Frozen<State>,
  seat: Seat,
  pole: Frozen<Pole>,
  carriers: readonly FigureId[],
): No | null {
  if (new Set(carriers).size !== carriers.length || carriers.length < POLE_CREW) {
    return refuse('DW-GATE-6', 'UNDERMANNED', { carriers: carriers.length, needed: POLE_CREW });
  }
  const there = peopleAtPole(state, seat, pole);
  for (const each of carriers) {
    const no = refuseSoldier(state, seat, each);
    if (no !== null) return no;
    if (!there.includes(each)) return refuse('DW-R-92', 'NO_CONTACT', { figure: each });
    const busy = refuseBusy(state, each, soldierOf(state, each) as Frozen<Soldier>);
    if (busy !== null) return busy;
  }
  return null;
}

function refuseLength(
  state: Frozen<State>,
  carriers: readonly FigureId[],
  tolled: readonly FigureId[],
  costCi: number,
): No | null {
  for (const each of carriers) {
    const soldier = soldierOf(state, each) as Frozen<Soldier>;
    const toll = tolled.includes(each) ? { subtractCi: tollCi(state, soldier), halvings: 0 } : undefined;
    const mayCi = allowanceCi(state, each, toll);
    if (soldier.spentCi + costCi <= mayCi) continue;
    const facts = { figure: each, costCi, spentCi: soldier.spentCi, allowanceCi: mayCi };
    return refuse('DW-R-92', 'NOT_ENOUGH_MOVEMENT', facts);
  }
  return null;
}

/** An obstacle that stops a soldier also stops the pole they carry. */
function refusePoleWay(state: Frozen<State>, carriers: readonly FigureId[], path: readonly Point[]): No | null {
  const { army, dinosaurs } = figureIndexOf(state);
  // The path is tested for the pole's base, not the carriers': a pole may lie so near to a figure that no soldier could stand on
  // it. Room for the carriers is looked for at the end.
  const { poleRadiusCi: radius, soldierHeightCi: tallCi } = tablesOf(state).parameters;
  const { widthCi, heightCi } = state.table;
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point, path[at] as Point];
    const inWay = (id: FigureId) => soldierOf(state, id) === null && standsIn(state, id, { from, to, radius, tallCi });
    for (const grid of [dinosaurs, army]) {
      const blocker = grid.along(from, to, radius).find(inWay);
      if (blocker !== undefined) return refuse('DW-R-5', 'PATH_BLOCKED', { blocker });
    }
    if (!inRectangle(to, radius, widthCi, heightCi)) return refuse('DW-SIDE-7', 'OFF_TABLE', { x: to.x, y: to.y });
  }
  const carrier = soldierOf(state, carriers[0] ?? '');
  const barrier = carrier === null ? null : barrierOn(state, carrier, path);
  return barrier === null ? null : refuse('DW-R-10', 'IMPASSABLE', { terrain: barrier.id });
}

/** Returns places for the carriers at the end of the path, each within 1" of the pole, or null if there is not enough room. */
function spotsAt(state: Frozen<State>, carriers: readonly FigureId[], end: Point): Spot[] | null {
  const { atWeaponCi, poleRadiusCi } = tablesOf(state).parameters;
  const base = { ...end, radius: poleRadiusCi };
  const spots: Spot[] = [];
  const taken: Disc[] = [base];
  for (const figure of carriers) {
    const carrier = soldierOf(state, figure) as Frozen<Soldier>;
    const { radius } = discOf(state, carrier);
    const at = freePlace(state, carrier, { ...end, radius }, taken);
    if (gap({ ...at, radius }, base) > atWeaponCi || barrierOn(state, carrier, [end, at]) !== null) return null;
    spots.push({ figure, at });
    taken.push({ ...at, radius });
  }
  return spots;
}

/** Returns why the army's own pole can't be laid here in the set-up, or null if it can: in the army's zone, on open ground. */
export function refusePole(state: Frozen<State>, seat: Seat, at: Point): No | null {
  const { placing, table } = state;
  if (playerAt(state, seat)?.side !== 'army') return refuse('DW-GATE-2', 'NOT_OWNER', { seat });
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) return refuse('DW-R-1', '', { x: at.x, y: at.y });
  if (!inRectangle(at, 0, table.widthCi, table.heightCi)) {
    return refuse('DW-SIDE-7', 'OFF_TABLE', { x: at.x, y: at.y, widthCi: table.widthCi, heightCi: table.heightCi });
  }
  const high = placing?.armyZoneCi ?? 0;
  if (at.y > high) return refuse('DW-R-105', 'OUT_OF_RANGE', { low: 0, high });
  const barrier = figureIndexOf(state).barriers.find(({ outline }) => inPolygon(at, outline));
  return barrier === undefined ? null : refuse('DW-R-10', 'IMPASSABLE', { terrain: barrier.id });
}
