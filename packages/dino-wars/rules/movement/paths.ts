/** Ways of round bases over the table: what they cost, where they stop, and what stands in them. */
import { bearing, type Frozen, inRectangle, type Point, stopAtContact } from '@dwo/kernel';
import { isLevel, touchedFrom } from '../contact';
import { PARAMETERS } from '../data/parameters';
import { figureIndexOf } from '../figure-index';
import {
  discOf,
  type Figure,
  figureOf,
  heightOf,
  isDinosaur,
  isSoldier,
  isVehicle,
  onTable,
  sideOf,
  soldierOf,
} from '../figures';
import { refuseMover } from '../first-checks';
import { isAirborne } from '../heights';
import { type No, refuse } from '../refusal';
import type { RuleId } from '../rule-ids';
import type { Dinosaur, FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { barrierOn } from '../terrain';
import { refuseGate, refuseNarrowGate } from '../time-gate/time-gate';
import { tollAt, tollCi } from '../toll';
import { wreckOn } from '../vehicles/survivors';
import type { Way } from '../way';
import { allowanceCi, spentBy } from './allowance';
import { type Burden, baseCi, burdenOf, NO_BURDEN, paysForContact, plus } from './burden';
import { refuseSpending, spendableCi, withToll } from './charge';
import { herdAround, standsIn } from './flight-blockers';
import { groundRateCi, isHeldDown } from './low-flight';
import { refuseMobility } from './mobility';
import { refuseSliding } from './stops';
import { groundCost } from './swim';

/** A move before it is made: what the referee will say to it. */
export interface MovePlan extends Way {
  /** The rest of the allowance; negative if it does not suffice. */
  readonly leftCi: number;
  /** Enemies in contact at the end, in order of id (DW-R-3). */
  readonly touches: readonly FigureId[];
}

/** The way along these corners, ended at gap 0 to `stopAt` if the last leg comes that near (DW-R-3). */
export function wayOf(state: Frozen<State>, id: FigureId, path: readonly Point[], stopAt: FigureId | null): Way {
  const figure = figureOf(state, id);
  if (figure === null) return nowhere({ x: 0, y: 0 }, 0, refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id }));
  const start = { x: figure.x, y: figure.y };
  const no = malformed(path) ?? (stopAt === null ? null : refuseStop(state, id, stopAt));
  if (no !== null) return nowhere(start, figure.facing, no);
  const walked: Point[] = [start];
  for (const { x, y } of path) if (!same({ x, y }, walked.at(-1) as Point)) walked.push({ x, y });
  if (stopAt !== null && walked.length > 1) {
    const last = walked.pop() as Point;
    const from = walked.at(-1) as Point;
    const target = discOf(state, figureOf(state, stopAt) as NonNullable<ReturnType<typeof figureOf>>);
    const stop = stopAtContact(
      from,
      last,
      discOf(state, figure).radius,
      target,
      tablesOf(state).parameters.stopOverlapCi,
    );
    if (stop === null)
      return nowhere(start, figure.facing, refuse('DW-R-3', 'NO_CONTACT', { figure: id, target: stopAt }));
    if (!same(stop, from)) walked.push(stop);
  }
  if (walked.length === 1) return nowhere(start, figure.facing, refuse('DW-R-4', '', { costCi: 0 }));
  const legsCi = walked.slice(1).map((to, at) => groundCost(state, id, walked[at] as Point, to));
  const costCi = legsCi.reduce((sum, cost) => sum + cost, 0);
  const facing = bearing(walked.at(-2) as Point, walked.at(-1) as Point) ?? figure.facing;
  return { path: walked, legsCi, costCi, tollAt: tollAt(state, figure, walked), facing, refusal: null };
}

function nowhere(start: Point, facing: number, refusal: No): Way {
  return { path: [start], legsCi: [], costCi: 0, tollAt: null, facing, refusal };
}

function same(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

/** More corners than anybody needs, or none, or a corner that is no place (DW-R-1, DW-R-4). */
export function malformed(path: readonly Point[]): No | null {
  if (path.length === 0 || path.length > PARAMETERS.mostCorners) {
    return refuse('DW-R-4', '', { corners: path.length, most: PARAMETERS.mostCorners });
  }
  for (const { x, y } of path) {
    if (!isPlace(x) || !isPlace(y)) return refuse('DW-R-1', '', { x, y, most: PARAMETERS.mostTableCi });
  }
  return null;
}

/** Whole hundredths, not absurdly far from any table. */
function isPlace(value: number): boolean {
  return Number.isSafeInteger(value) && Math.abs(value) <= 2 * PARAMETERS.mostTableCi;
}

/** Why nobody can stop at this figure; null if its base is there to be touched. */
export function refuseStop(state: Frozen<State>, id: FigureId, stopAt: FigureId): No | null {
  const target = figureOf(state, stopAt);
  if (target === null || stopAt === id) return refuse('DW-R-3', 'NO_CONTACT', { figure: id, target: stopAt });
  if (!target.alive) return refuse('DW-DMG-12', 'DEAD', { figure: stopAt });
  if (isDinosaur(target) && !isLevel(state, target.z, target)) {
    return refuse('DW-FLY-4', 'NO_CONTACT', { figure: id, target: stopAt, z: target.z });
  }
  return onTable(target) ? null : refuse('DW-R-3', 'NO_CONTACT', { figure: id, target: stopAt });
}

/**
 * The move as the referee sees it, whoever asks: everything but whose turn and whose figure it is. The same function
 * answers previews and `check`.
 */
export function planMove(
  state: Frozen<State>,
  id: FigureId,
  path: readonly Point[],
  stopAt: FigureId | null,
): MovePlan {
  const way = wayOf(state, id, path, stopAt);
  const figure = figureOf(state, id);
  if (figure === null) return { ...way, leftCi: 0, touches: [] };
  const touches = figure.alive ? touchedAt(state, figure, way.path.at(-1) as Point) : [];
  const mayCi = isDinosaur(figure)
    ? spendableCi(state, figure, touches.length > 0) - (way.tollAt === null ? 0 : tollCi(state, figure))
    : allowanceCi(state, id, tollOf(state, figure, way));
  return {
    ...way,
    leftCi: mayCi - spentBy(figure) - way.costCi,
    touches,
    refusal: refuseWay(state, id, way),
  };
}

function touchedAt(state: Frozen<State>, figure: Frozen<Figure>, { x, y }: Point): FigureId[] {
  return touchedFrom(state, sideOf(figure), { x, y, radius: discOf(state, figure).radius });
}

/** How terrain burdens a soldier or vehicle that goes this way (DW-OPT-TERR-2). */
function tollOf(state: Frozen<State>, figure: Frozen<Figure>, way: Way): Burden {
  return way.tollAt === null ? NO_BURDEN : { subtractCi: tollCi(state, figure), halvings: 0 };
}

/** Why a figure may not go this way: first what is no way at all, then what it costs, then what stands in it; null if it may. */
export function refuseWay(state: Frozen<State>, id: FigureId, way: Way): No | null {
  const figure = figureOf(state, id);
  if (figure === null) return way.refusal;
  return (
    refuseMover(state, id, figure) ??
    refuseMobility(state, id, figure) ??
    way.refusal ??
    (isDinosaur(figure) ? tooFarFor(state, id, figure, way) : tooFar(state, id, figure, way)) ??
    obstructed(state, id, figure, way) ??
    (isDinosaur(figure) ? refuseSliding(state, id, way.path) : null)
  );
}

/** DW-MOVE-3, or what keeps a flyer on the ground to half its rate (DW-OPT-ALT-1); who is in the air does not walk (DW-R-11). */
function tooFarFor(state: Frozen<State>, id: FigureId, dinosaur: Frozen<Dinosaur>, way: Way): No | null {
  if (isAirborne(dinosaur)) return refuse('DW-R-11', '', { figure: id, z: dinosaur.z });
  const legsCi = way.tollAt === null ? way.legsCi : withToll(way.legsCi, tollCi(state, dinosaur), way.tollAt);
  const isContact = (leg: number) =>
    !isHeldDown(state, dinosaur) && touchedAt(state, dinosaur, way.path[leg + 1] as Point).length > 0;
  const no = refuseSpending(state, id, legsCi, { rateCi: groundRateCi(state, dinosaur), isContact });
  return no !== null && isHeldDown(state, dinosaur) ? { ...no, rule: 'DW-OPT-ALT-1' } : no;
}

/** For soldiers and vehicles the rule that cuts their movement most, or DW-AMOVE-1 if none does. */
function tooFar(state: Frozen<State>, id: FigureId, figure: Frozen<Figure>, way: Way): No | null {
  const toll = tollOf(state, figure, way);
  const mayCi = allowanceCi(state, id, toll);
  const spentCi = spentBy(figure);
  if (spentCi + way.costCi <= mayCi) return null;
  const facts = { figure: id, costCi: way.costCi, spentCi, allowanceCi: mayCi };
  if (spentCi > mayCi) return refuse('DW-R-62', 'NOT_ENOUGH_MOVEMENT', facts);
  if (plus(burdenOf(state, id, true), toll).subtractCi >= baseCi(state, figure)) {
    return refuse('DW-AMOVE-6', 'NOT_ENOUGH_MOVEMENT', facts);
  }
  const rule = way.tollAt === null ? (cutBy(state, id, figure) ?? 'DW-AMOVE-1') : 'DW-OPT-TERR-2';
  return refuse(rule, 'NOT_ENOUGH_MOVEMENT', facts);
}

/** The rule that leaves a soldier or vehicle less than its full rate; null if none does. */
export function cutBy(state: Frozen<State>, id: FigureId, figure: Frozen<Figure>): RuleId | null {
  if (paysForContact(state, id)) return 'DW-AMOVE-2';
  if (isSoldier(figure) && figure.halvings > 0) return figure.loaded ? 'DW-LOAD-1' : 'DW-TOW-8';
  if (isVehicle(figure) && (figure.loaded || figure.unloaded)) return 'DW-LOAD-2';
  if (isVehicle(figure) && figure.towing !== null) return 'DW-TOW-2';
  return 'paidTerrain' in figure && figure.paidTerrain ? 'DW-OPT-TERR-2' : null;
}

/** Bases (DW-R-5), the table's edge (DW-SIDE-7) and ground nobody enters (DW-R-10): DW-MOVE-4 for dinosaurs. */
function obstructed(state: Frozen<State>, id: FigureId, figure: Frozen<Figure>, way: Way): No | null {
  const blocker = firstBlocker(state, id, way.path);
  if (blocker !== null) return refuse('DW-R-5', 'PATH_BLOCKED', { figure: id, blocker });
  const wreck = wreckOn(state, way.path, discOf(state, figure).radius);
  if (wreck !== null) return refuse('DW-CAS-3', 'PATH_BLOCKED', { figure: id, wreck });
  const { widthCi, heightCi } = state.table;
  for (const corner of way.path) {
    if (!inRectangle(corner, discOf(state, figure).radius, widthCi, heightCi)) {
      return refuse('DW-SIDE-7', 'OFF_TABLE', { figure: id, x: corner.x, y: corner.y, widthCi, heightCi });
    }
  }
  const barrier = barrierOn(state, figure, way.path);
  if (barrier !== null) return refuse('DW-R-10', 'IMPASSABLE', { figure: id, terrain: barrier.id });
  return isDinosaur(figure) ? refuseGate(state, id, way.path) : refuseNarrowGate(state, [id], way.path);
}

/**
 * The first figure in the way (DW-R-5): any other for a dinosaur or vehicle; for a soldier everybody but fellow soldiers on
 * the whole way, and those only where they stop. Null if it is free.
 */
function firstBlocker(state: Frozen<State>, id: FigureId, path: readonly Point[]): FigureId | null {
  const figure = figureOf(state, id);
  if (figure === null) return null;
  const index = figureIndexOf(state);
  const { radius } = discOf(state, figure);
  const tallCi = heightOf(state, figure);
  const end = path.at(-1) as Point;
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] as Point;
    const to = path[i] as Point;
    const inWay = (other: FigureId) => other !== id && standsIn(state, other, { from, to, radius, tallCi });
    for (const grid of herdAround(state, figure)) {
      if (grid.someAlong(from, to, radius, inWay)) return grid.along(from, to, radius).find(inWay) ?? null;
    }
    // A soldier passes through soldiers, but through nothing else that stands on the table.
    const stops = (other: FigureId) => inWay(other) && (!isSoldier(figure) || soldierOf(state, other) === null);
    if (index.army.someAlong(from, to, radius, stops)) {
      return index.army.along(from, to, radius).find(stops) ?? null;
    }
  }
  if (!isSoldier(figure)) return null;
  const onSpot = (other: FigureId) => other !== id && standsIn(state, other, { from: end, to: end, radius, tallCi });
  if (!index.army.someNear(end.x, end.y, radius, onSpot)) return null;
  return index.army.near(end.x, end.y, radius).find(onSpot) ?? null;
}
