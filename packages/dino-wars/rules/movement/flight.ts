/** Paths through the air (§3.4 of the rules): their costs, their ends, and the obstacles in them. */
import { bearing, type Frozen, inRectangle, legCost, type Point3, stopAtContact } from '@dwo/kernel';
import { touchedFrom } from '../contact';
import { dinosaurOf, discOf, figureOf, sure } from '../figures';
import { refuseMover } from '../first-checks';
import { isAirborne } from '../heights';
import { plays } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { Dinosaur, FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { barrierAt, groundCi } from '../terrain';
import { refuseGateFlight } from '../time-gate/time-gate';
import { wreckOn } from '../vehicles/survivors';
import { chargeCi, refuseSpending } from './charge';
import { airBlocker, crestOn, landingBlocker } from './flight-blockers';
import { halfRateCi, refuseLowFlight, staysLow } from './low-flight';
import { malformed, refuseStop } from './paths';

/** A path through the air. */
export interface Flight {
  /** Its start and every corner, with heights above the table; no leg is empty. It is only the start if it leads nowhere. */
  readonly path: readonly Point3[];
  /** The cost of each leg in ci: the length over the ground plus the change of height (DW-FLY-2). */
  readonly legsCi: readonly number[];
  /** The cost of the whole flight in ci. */
  readonly costCi: number;
  /** The direction of the last leg in degrees (DW-R-9). */
  readonly facing: number;
  /** Whether the flight ends on the ground. */
  readonly lands: boolean;
  /** Whether the last leg is a dive, which costs the straight line (DW-OPT-DIVE-1). */
  readonly dives: boolean;
  /** Enemies in contact at the end, in order of id. In the air only those on its level count (DW-R-3, DW-FLY-4). */
  readonly touches: readonly FigureId[];
}

/** The preview of a flight, with the referee's refusal. */
export interface FlightPlan extends Flight {
  /** The rest of this turn's allowance after the flight in ci; negative if it is too little. */
  readonly leftCi: number;
  /** Why the flight is refused; null if it is legal. */
  readonly refusal: No | null;
}

/**
 * Plans a flight as the referee judges it. It checks neither the phase nor the owner of the figure. Corners are heights
 * above the table. The last one is a landing if it is no higher than the ground below it (DW-FLY-2, DW-R-11).
 */
export function planFlight(
  state: Frozen<State>,
  id: FigureId,
  path: readonly Point3[],
  stopAt: FigureId | null,
): FlightPlan {
  const flyer = dinosaurOf(state, id);
  if (flyer === null) return nowhere({ x: 0, y: 0, z: 0 }, 0, refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id }));
  const start: Point3 = { x: flyer.x, y: flyer.y, z: altitudeOf(state, flyer) };
  const no =
    refuseFlyer(state, id, flyer) ??
    malformed(path) ??
    refuseHeights(state, id, path) ??
    (stopAt === null ? null : refuseStop(state, id, stopAt));
  if (no !== null) return nowhere(start, flyer.facing, no);
  const way = cornersOf(state, flyer, [start, ...path], stopAt);
  if (way === null) return nowhere(start, flyer.facing, refuse('DW-R-3', 'NO_CONTACT', { figure: id, target: stopAt }));
  if (way.length === 1) return nowhere(start, flyer.facing, refuse('DW-R-4', '', { costCi: 0 }));
  const flight = flightAlong(state, flyer, way);
  const leftCi = spendableAloftCi(state, flyer, flight) - flyer.spentCi - flight.costCi;
  return { ...flight, leftCi, refusal: refuseFlight(state, id, flyer, flight) };
}

/** Returns the height of a dinosaur's base above the table in ci. On the ground it is the height of the ground (DW-R-38). */
export function altitudeOf(state: Frozen<State>, dinosaur: Frozen<Dinosaur>): number {
  return isAirborne(dinosaur) ? dinosaur.z : groundCi(state, dinosaur);
}

function nowhere(start: Point3, facing: number, refusal: No): FlightPlan {
  const none = { path: [start], legsCi: [], costCi: 0, lands: false, dives: false, leftCi: 0, touches: [] };
  return { ...none, facing, refusal };
}

/** Only a living flyer flies (DW-FLY-1), until its move is over (DW-MOVE-8). */
function refuseFlyer(state: Frozen<State>, id: FigureId, flyer: Frozen<Dinosaur>): No | null {
  const no = refuseMover(state, id, flyer);
  if (no !== null || tablesOf(state).dinosaurs[flyer.kind].flyer) return no;
  return refuse('DW-FLY-1', '', { figure: id, kind: flyer.kind });
}

/** Heights are whole ci between the table and the ceiling (DW-FLY-3). */
function refuseHeights(state: Frozen<State>, id: FigureId, path: readonly Point3[]): No | null {
  const { ceilingCi } = tablesOf(state).parameters;
  for (const { z } of path) {
    if (!Number.isSafeInteger(z) || z < 0) return refuse('DW-R-1', '', { z });
    if (z > ceilingCi) return refuse('DW-FLY-3', '', { figure: id, z, ceilingCi });
  }
  return null;
}

/**
 * Returns the path without empty legs, cut at gap 0 to `stopAt` and no lower than the ground. Returns null if it does not
 * reach `stopAt`.
 */
function cornersOf(
  state: Frozen<State>,
  flyer: Frozen<Dinosaur>,
  way: readonly Point3[],
  stopAt: FigureId | null,
): Point3[] | null {
  const { parameters } = tablesOf(state);
  const corners: Point3[] = [];
  const add = ({ x, y, z }: Point3) => {
    const last = corners.at(-1);
    if (x !== last?.x || y !== last.y || z !== last.z) corners.push({ x, y, z });
  };
  for (const corner of way.slice(0, -1)) add(corner);
  let end = way.at(-1) as Point3;
  const target = stopAt === null ? null : figureOf(state, stopAt);
  if (target !== null) {
    const from = corners.at(-1) as Point3;
    const stop = stopAtContact(from, end, discOf(state, flyer).radius, discOf(state, target), parameters.stopOverlapCi);
    if (stop === null) return null;
    end = { ...stop, z: end.z };
  }
  const ground = groundCi(state, end);
  add(end.z <= ground + parameters.landingFromCi ? { ...end, z: ground } : end);
  return corners;
}

function flightAlong(state: Frozen<State>, flyer: Frozen<Dinosaur>, path: readonly Point3[]): Flight {
  const end = path.at(-1) as Point3;
  const lands = end.z === groundCi(state, end);
  const { radius } = discOf(state, flyer);
  const touches = touchedFrom(state, 'dinosaurs', { x: end.x, y: end.y, radius }, lands ? 0 : end.z);
  const legsCi = path.slice(1).map((to, at) => {
    const from = path[at] as Point3;
    return legCost(from, to) + Math.abs(to.z - from.z);
  });
  const straight = touches.length > 0 && plays(state, 'dive_move') ? slantCost(path.at(-2) as Point3, end) : null;
  const usual = legsCi.at(-1) as number;
  const dives = straight !== null && straight < usual;
  if (dives) legsCi[legsCi.length - 1] = straight;
  const costCi = legsCi.reduce((sum, cost) => sum + cost, 0);
  let { facing } = flyer;
  for (let at = 1; at < path.length; at++) facing = bearing(path[at - 1] as Point3, path[at] as Point3) ?? facing;
  return { path, legsCi, costCi, facing, lands, dives, touches };
}

/** Returns the cost of a straight line down, or null for a leg that does not descend (DW-OPT-DIVE-2). */
function slantCost(from: Point3, to: Point3): number | null {
  if (to.z >= from.z) return null;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const dz = to.z - from.z;
  return Math.ceil(Math.sqrt(dx * dx + dy * dy + dz * dz));
}

/** Returns why a flight is refused. It checks the form first, then the cost, then obstacles. */
function refuseFlight(state: Frozen<State>, id: FigureId, flyer: Frozen<Dinosaur>, flight: Flight): No | null {
  const rateCi = tablesOf(state).dinosaurs[flyer.kind].moveCi;
  const isContact = (leg: number) => leg === flight.legsCi.length - 1 && flight.touches.length > 0;
  return (
    refuseOnGround(state, id, flyer, flight) ??
    refuseSpending(state, id, flight.legsCi, { rateCi, isContact }) ??
    refuseLowFlight(state, id, flyer, flight) ??
    obstructed(state, id, flyer, flight)
  );
}

/**
 * Returns this turn's allowance for such a flight in ci: half the rate if it stays low (DW-R-79), more if it charges
 * (DW-R-90).
 */
function spendableAloftCi(state: Frozen<State>, flyer: Frozen<Dinosaur>, { path, touches }: Flight): number {
  if (staysLow(state, flyer, path)) return halfRateCi(state, flyer);
  return tablesOf(state).dinosaurs[flyer.kind].moveCi + (touches.length > 0 ? chargeCi(state, flyer) : 0);
}

/** A flight must be in the air between its ends. Otherwise it is a walk, or two flights. */
function refuseOnGround(
  state: Frozen<State>,
  id: FigureId,
  flyer: Frozen<Dinosaur>,
  { path, lands }: Flight,
): No | null {
  const low = path.slice(1, -1).find((corner) => corner.z <= groundCi(state, corner));
  const walks = path.length === 2 && lands && !isAirborne(flyer) && path[0]?.z === path[1]?.z;
  if (low === undefined && !walks) return null;
  return refuse('DW-R-11', '', { figure: id, grounded: true });
}

/**
 * Obstacles are solid terrain and figures within its inch of height (DW-R-12), the table's edge (DW-SIDE-7), ground where
 * nobody lands (DW-R-10) and the gate (DW-R-93).
 */
function obstructed(state: Frozen<State>, id: FigureId, flyer: Frozen<Dinosaur>, { path, lands }: Flight): No | null {
  const end = path.at(-1) as Point3;
  const blocker = airBlocker(state, id, flyer, path) ?? (lands ? landingBlocker(state, id, flyer, end) : null);
  if (blocker !== null) return refuse('DW-R-12', 'PATH_BLOCKED', { figure: id, blocker });
  const wreck = wreckOn(state, [end], discOf(state, flyer).radius);
  if (wreck !== null && (lands || end.z < headroomCi(state, wreck))) {
    return refuse('DW-CAS-3', 'PATH_BLOCKED', { figure: id, wreck });
  }
  const { widthCi, heightCi } = state.table;
  for (const corner of path) {
    if (!inRectangle(corner, discOf(state, flyer).radius, widthCi, heightCi)) {
      return refuse('DW-SIDE-7', 'OFF_TABLE', { figure: id, x: corner.x, y: corner.y, widthCi, heightCi });
    }
  }
  const crest = crestOn(state, path);
  if (crest !== null)
    return refuse('DW-R-12', 'IMPASSABLE', { figure: id, terrain: crest.id, heightCi: crest.heightCi });
  const barrier = lands ? barrierAt(state, flyer, end) : null;
  if (barrier !== null) return refuse('DW-R-10', 'IMPASSABLE', { figure: id, terrain: barrier.id });
  return refuseGateFlight(state, id, path);
}

/** Returns the height in ci of the soldiers who will stand where this vehicle was. */
function headroomCi(state: Frozen<State>, vehicle: FigureId): number {
  return groundCi(state, sure(figureOf(state, vehicle))) + tablesOf(state).parameters.soldierHeightCi;
}
