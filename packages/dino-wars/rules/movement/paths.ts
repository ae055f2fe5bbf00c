/** Paths of round bases over the table: their costs, their stops, and the obstacles in them. */
import { bearing, type Frozen, inRectangle, type Point } from '@dwo/kernel';
import { cutAtContact, firstAlong, firstNear, malformedPath, walkedPath, withoutEmptyLegs } from '@dwo/kernel/table';
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
  sure,
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

/** The preview of a move, with the referee's refusal. */
export interface MovePlan extends Way {
  /** The rest of the allowance in ci; negative if it is too little. */
  readonly leftCi: number;
  /** Enemies in contact at the end, in order of id (DW-R-3). */
  readonly touches: readonly FigureId[];
}

/** Returns the path along these corners, cut at gap 0 to `stopAt` if the last leg comes that near (DW-R-3). */
export function wayOf(state: Frozen<State>, id: FigureId, path: readonly Point[], stopAt: FigureId | null): Way {
  const figure = figureOf(state, id);
  if (figure === null) return nowhere({ x: 0, y: 0 }, 0, refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id }));
  const start = { x: figure.x, y: figure.y };
  const no = malformed(path) ?? (stopAt === null ? null : refuseStop(state, id, stopAt));
  if (no !== null) return nowhere(start, figure.facing, no);
  const corners = withoutEmptyLegs(start, path);
  const walked = stopAt === null ? corners : stoppedAt(state, figure, corners, stopAt);
  if (walked === null)
    return nowhere(start, figure.facing, refuse('DW-R-3', 'NO_CONTACT', { figure: id, target: stopAt }));
  if (walked.length === 1) return nowhere(start, figure.facing, refuse('DW-R-4', '', { costCi: 0 }));
  const { legs: legsCi, cost: costCi } = walkedPath(start, walked.slice(1), (from, to) =>
    groundCost(state, id, from, to),
  );
  const facing = bearing(walked.at(-2) as Point, walked.at(-1) as Point) ?? figure.facing;
  return { path: walked, legsCi, costCi, tollAt: tollAt(state, figure, walked), facing, refusal: null };
}

function nowhere(start: Point, facing: number, refusal: No): Way {
  return { path: [start], legsCi: [], costCi: 0, tollAt: null, facing, refusal };
}

/** Cuts a path where it first touches a figure, or returns null if it does not come that near. */
function stoppedAt(state: Frozen<State>, figure: Frozen<Figure>, path: readonly Point[], stopAt: FigureId) {
  const target = discOf(state, sure(figureOf(state, stopAt)));
  return cutAtContact(path, discOf(state, figure).radius, target, tablesOf(state).parameters.stopOverlapCi);
}

/** Refuses a path without corners, with too many of them, or with a corner that is no place (DW-R-1, DW-R-4). */
export function malformed(path: readonly Point[]): No | null {
  const { mostCorners: most, mostTableCi } = PARAMETERS;
  const fault = malformedPath(path, most, 2 * mostTableCi);
  if (fault === null) return null;
  if ('corners' in fault) return refuse('DW-R-4', '', { corners: fault.corners, most });
  return refuse('DW-R-1', '', { x: fault.x, y: fault.y, most: mostTableCi });
}

/** Returns why a move can't stop at this figure, or null if its base is there to be touched. */
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
 * Plans a move as the referee judges it. It checks neither the phase nor the owner of the figure. Previews and `check` both
 * use it.
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

/** Returns the burden of terrain on a soldier or vehicle that takes this path (DW-OPT-TERR-2). */
function tollOf(state: Frozen<State>, figure: Frozen<Figure>, way: Way): Burden {
  return way.tollAt === null ? NO_BURDEN : { subtractCi: tollCi(state, figure), halvings: 0 };
}

/** Returns why a figure may not take this path, or null if it may. It checks the form first, then the cost, then obstacles. */
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

/**
 * Refuses a dinosaur's path beyond its rate (DW-MOVE-3), or beyond half the rate for a flyer held down (DW-OPT-ALT-1). A
 * flyer in the air does not walk (DW-R-11).
 */
function tooFarFor(state: Frozen<State>, id: FigureId, dinosaur: Frozen<Dinosaur>, way: Way): No | null {
  if (isAirborne(dinosaur)) return refuse('DW-R-11', '', { figure: id, z: dinosaur.z });
  const legsCi = way.tollAt === null ? way.legsCi : withToll(way.legsCi, tollCi(state, dinosaur), way.tollAt);
  const isContact = (leg: number) =>
    !isHeldDown(state, dinosaur) && touchedAt(state, dinosaur, way.path[leg + 1] as Point).length > 0;
  const no = refuseSpending(state, id, legsCi, { rateCi: groundRateCi(state, dinosaur), isContact });
  return no !== null && isHeldDown(state, dinosaur) ? { ...no, rule: 'DW-OPT-ALT-1' } : no;
}

/** Refuses a soldier's or vehicle's path by the rule that cuts its movement most, or by DW-AMOVE-1 if none does. */
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

/** Returns the rule that cuts a soldier's or vehicle's rate, or null if none does. */
export function cutBy(state: Frozen<State>, id: FigureId, figure: Frozen<Figure>): RuleId | null {
  if (paysForContact(state, id)) return 'DW-AMOVE-2';
  if (isSoldier(figure) && figure.halvings > 0) return figure.loaded ? 'DW-LOAD-1' : 'DW-TOW-8';
  if (isVehicle(figure) && (figure.loaded || figure.unloaded)) return 'DW-LOAD-2';
  if (isVehicle(figure) && figure.towing !== null) return 'DW-TOW-2';
  return 'paidTerrain' in figure && figure.paidTerrain ? 'DW-OPT-TERR-2' : null;
}

/**
 * Obstacles are bases (DW-R-5), the table's edge (DW-SIDE-7) and ground that nobody enters (DW-R-10); for dinosaurs the
 * refusal cites DW-MOVE-4.
 */
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
 * Returns the first figure in the way (DW-R-5), or null. Any other figure stops a dinosaur or vehicle. Fellow soldiers stop
 * a soldier only at the end of the path.
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
    // A soldier passes through soldiers, but through nothing else on the table.
    const stops = (other: FigureId) => inWay(other) && (!isSoldier(figure) || soldierOf(state, other) === null);
    const blocker =
      firstAlong(herdAround(state, figure), { from, to, radius }, inWay) ??
      firstAlong([index.army], { from, to, radius }, stops);
    if (blocker !== null) return blocker;
  }
  if (!isSoldier(figure)) return null;
  const onSpot = (other: FigureId) => other !== id && standsIn(state, other, { from: end, to: end, radius, tallCi });
  return firstNear([index.army], end, radius, onSpot);
}
