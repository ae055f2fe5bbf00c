/** Movement: speeds, ways that can be gone, flights, pushes and lanes of Charges. */
import { distance, type Point } from '@dwo/kernel';
import {
  farthestPlace,
  isFacing,
  isWithin,
  lastPlace,
  lengthInside,
  malformedPath,
  placeAlong,
  withoutEmptyLegs,
} from '@dwo/kernel/table';
import { closeWeapons } from './attack';
import {
  areAdjacent,
  areNearer,
  being,
  bodyOf,
  discOf,
  enemiesOf,
  facingOf,
  gapOf,
  hasInFront,
  nearestEnemy,
} from './bodies';
import { CHARGE, D6, FAN, INCH, MOST_WAYPOINTS, RADIUS, STEP, TABLE } from './data/limits';
import { costOf, fits, groundOf, isAffordable, refuseWay } from './ground';
import { lookAt } from './looking';
import { type No, refuse } from './refusal';
import type { Being, Now } from './state';

/** The Speed of a body in this activation, in inches: SPD, or the Panic Speed of the unit's dinosaur (DC-DIS-3, DC-R-62). */
export function speedOf({ activation }: Now, body: Being): number {
  const panicked = activation !== null && activation.unit === body.id ? activation.panicSpeed : null;
  return panicked ?? body.spd;
}

/** The allowance of a Movement Phase, in mils (DC-MOV-1). */
export function moveAllowance(state: Now, body: Being): number {
  return speedOf(state, body) * INCH;
}

/** The allowance of a Hustle, in mils: half the Speed, at least 1" (DC-ACT-4, DC-ACT-5, DC-TERM-6). */
export function hustleAllowance(state: Now, body: Being): number {
  return Math.max(1, Math.floor(speedOf(state, body) / 2)) * INCH;
}

/** Why this is no facing; null if it is (DC-R-6, DC-MOV-2). */
export function refuseFacing(facing: Point): No | null {
  return isFacing(facing) ? null : refuse('DC-R-6', 'BAD_FACING', { x: facing.x, y: facing.y });
}

/** Why a body can't go along a path with this allowance in mils; null if it can (DC-MOV-1, DC-R-7). */
export function refusePath(state: Now, body: Being, path: readonly Point[], allowance: number): No | null {
  const fault = path.length === 0 ? null : malformedPath(path, MOST_WAYPOINTS, TABLE.width);
  if (fault !== null) return refuse('DC-R-7', 'BAD_PATH', { ...fault });
  const way = refuseWay(state, { body, path });
  if (way !== null) return way;
  const cost = costOf(state, body, discOf(state, body), path);
  if (isAffordable(cost, allowance)) return null;
  return refuse('DC-R-30', 'TOO_FAR', { cost: Math.ceil(cost), allowance });
}

/** The corners of a path that leads somewhere; empty if the body stays (DC-R-44). */
export function cornersOf(state: Now, body: Being, path: readonly Point[]): Point[] {
  return withoutEmptyLegs(discOf(state, body), path).slice(1);
}

/** Tells where the flight of a body ends (DC-BRV-4, DC-BRV-7, DC-R-52). It never turns; without enemies it stays. */
export function flightOf(state: Now, body: Being): Point {
  const from = discOf(state, body);
  const enemy = nearestEnemy(state, body);
  if (enemy === null) return from;
  const at = discOf(state, enemy);
  const allowance = moveAllowance(state, body);
  const vector = { x: from.x - at.x, y: from.y - at.y };
  const slide = { from: { x: from.x, y: from.y }, vector, farthest: allowance, step: STEP };
  return farthestPlace(slide, (to) => {
    return isAffordable(costOf(state, body, from, [to]), allowance) && refuseWay(state, { body, path: [to] }) === null;
  });
}

/** Tells where the push of Fan the Hammer ends (DC-R-75). */
export function pushOf(state: Now, shooter: Being, target: Being): Point {
  const [from, to] = [discOf(state, shooter), discOf(state, target)];
  const vector = { x: to.x - from.x, y: to.y - from.y };
  const slide = { from: { x: to.x, y: to.y }, vector, farthest: FAN.push, step: STEP };
  return lastPlace(slide, (at) => fits(state, { ...at, radius: to.radius }, [target.id]));
}

/** The lane of a Charge: its end in contact, and the distance to beat in mils (DC-R-31, DC-R-32). */
export interface Lane {
  readonly end: Point;
  readonly toBeat: number;
  /** Whether the lane lies in difficult terrain, so that it is compared with a tolerance. */
  readonly rough: boolean;
}

/** The lane from a body to a target's body. */
export function laneTo(state: Now, body: Being, target: Being): Lane {
  const [from, to] = [discOf(state, body), discOf(state, target)];
  const vector = { x: to.x - from.x, y: to.y - from.y };
  const end = placeAlong(from, vector, distance(from, to) - from.radius - to.radius);
  const inside = body.kind === 'dinosaur' ? 0 : lengthInside([from, end], groundOf(state).difficult, 'outside');
  return { end, toBeat: gapOf(state, body, target) + inside, rough: inside > 0 };
}

/** Whether a Charge roll in inches reaches the target (DC-ACT-7, DC-R-31). */
export function reaches(state: Now, body: Being, target: Being, roll: number): boolean {
  const { toBeat, rough } = laneTo(state, body, target);
  if (rough) return isAffordable(toBeat, roll * INCH);
  return isWithin(discOf(state, body), discOf(state, target), roll * INCH);
}

/** The least roll with which a Charge succeeds; null if none does. */
export function chargeNeed(state: Now, body: Being, target: Being): number | null {
  for (let roll = 1; roll <= D6; roll++) if (reaches(state, body, target, roll)) return roll;
  return null;
}

/** Why a body can't charge a target; null if it can (DC-ACT-6, DC-R-31, DC-R-33). */
export function refuseCharge(state: Now, body: Being, target: Being): No | null {
  const gap = Math.ceil(gapOf(state, body, target));
  const limits = { gap, least: CHARGE.least, most: CHARGE.most };
  const [from, to] = [discOf(state, body), discOf(state, target)];
  if (areNearer(state, body, target, CHARGE.least) || !isWithin(from, to, CHARGE.most))
    return refuse('DC-ACT-6', 'TOO_FAR', limits);
  if (!hasInFront(state, body, target) || !lookAt(state, body, target).seen) {
    return refuse('DC-R-31', 'BAD_TARGET', { target: target.id });
  }
  const { end, toBeat } = laneTo(state, body, target);
  if (chargeNeed(state, body, target) === null) {
    return refuse('DC-R-31', 'TOO_FAR', { toBeat: Math.ceil(toBeat), most: CHARGE.most });
  }
  return refuseWay(state, { body, path: [end], free: bodyOf(state, target).id });
}

/** Tells who may make a Snap attack when a body starts to move: adjacent enemies with a close weapon (DC-CLO-5, DC-R-44, DC-R-45). */
export function snappers(state: Now, body: Being): Being[] {
  return enemiesOf(state, body.seat).filter(
    (enemy) => areAdjacent(state, enemy, body) && hasInFront(state, enemy, body) && closeWeapons(enemy).length > 0,
  );
}

/** A whole-mil copy of a facing towards a place, or the present one if the places coincide. */
export function facingTowards(state: Now, body: Being, at: Point, to: Point): Point {
  const facing = { x: to.x - at.x, y: to.y - at.y };
  return facing.x === 0 && facing.y === 0 ? facingOf(state, body) : facing;
}

/** The radius of a character's base, for places beside a dinosaur. */
export const FOOT = RADIUS.character;

/** The body of the unit that is active; throws without one. */
export function activeBody(state: Now): Being {
  if (state.activation === null) throw new Error('Nobody is active');
  return being(state, state.activation.unit);
}
