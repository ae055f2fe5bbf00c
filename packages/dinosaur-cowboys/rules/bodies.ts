/** Tells who stands where: bodies, gaps, contact, units. */
import { type Disc, gap, type Point, type Seat } from '@dwo/kernel';
import { inFront, isWithin, nearestOf } from '@dwo/kernel/table';
import { ADJACENT, CAPACITY, RADIUS } from './data/limits';
import type { Being, Now } from './state';

/** A value that is there; throws if it is missing. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something that must be there is missing');
  return value;
}

/** The other seat. */
export function otherSeat(seat: Seat): Seat {
  return 1 - seat;
}

/** The entity with this id, in play or not; null if there is none. */
export function entityAt({ entities }: Now, id: number): Being | null {
  return Number.isInteger(id) ? (entities[id] ?? null) : null;
}

/** The entity with this id; throws if there is none. */
export function being(state: Now, id: number): Being {
  return sure(entityAt(state, id));
}

/** The body of an entity: itself, or the dinosaur that it rides (DC-TERM-9). */
export function bodyOf(state: Now, entity: Being): Being {
  return entity.mount === null ? entity : being(state, entity.mount);
}

/** Whether the body of an entity stands on the table. */
export function isPlaced(state: Now, entity: Being): boolean {
  return entity.inPlay && bodyOf(state, entity).x !== null;
}

/** The base of an entity's body (DC-R-2). Throws if it is not on the table. */
export function discOf(state: Now, entity: Being): Disc {
  const body = bodyOf(state, entity);
  return { x: sure(body.x), y: sure(body.y), radius: RADIUS[body.size] };
}

/** Tells where an entity's body looks. */
export function facingOf(state: Now, entity: Being): Point {
  const body = bodyOf(state, entity);
  return { x: sure(body.facingX), y: sure(body.facingY) };
}

/** Whether the gap of two bodies is at most `reach`; entities of one body are at 0 (DC-R-3). */
export function areWithin(state: Now, a: Being, b: Being, reach: number): boolean {
  return bodyOf(state, a).id === bodyOf(state, b).id || isWithin(discOf(state, a), discOf(state, b), reach);
}

/** Whether the gap of two bodies is less than this many mils; exact. */
export function areNearer(state: Now, a: Being, b: Being, least: number): boolean {
  const [one, other] = [discOf(state, a), discOf(state, b)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const reach = one.radius + other.radius + least;
  return dx * dx + dy * dy < reach * reach;
}

/** The gap of two bodies in mils, not rounded, never negative (DC-R-3). */
export function gapOf(state: Now, a: Being, b: Being): number {
  if (bodyOf(state, a).id === bodyOf(state, b).id) return 0;
  return Math.max(0, gap(discOf(state, a), discOf(state, b)));
}

/** Whether two bodies are adjacent (DC-R-4). */
export function areAdjacent(state: Now, a: Being, b: Being): boolean {
  return areWithin(state, a, b, ADJACENT);
}

/** Whether an entity's body has the other's in its front arc (DC-R-6). */
export function hasInFront(state: Now, viewer: Being, target: Being): boolean {
  return inFront(discOf(state, viewer), facingOf(state, viewer), discOf(state, target));
}

/** The entities of a seat on the table, in roster order. */
export function posseOf(state: Now, seat: Seat): Being[] {
  return state.entities.filter((entity) => entity.seat === seat && isPlaced(state, entity));
}

/** The enemies of a seat on the table, in roster order (DC-TERM-8). */
export function enemiesOf(state: Now, seat: Seat): Being[] {
  return posseOf(state, otherSeat(seat));
}

/** Whether two entities are allies; nobody is their own (DC-TERM-8). */
export function areAllies(a: Being, b: Being): boolean {
  return a.seat === b.seat && a.id !== b.id;
}

/** The passengers of a dinosaur, in roster order. */
export function passengersOf({ entities }: Now, dinosaur: number): Being[] {
  return entities.filter(({ mount, inPlay }) => inPlay && mount === dinosaur);
}

/** Whether a dinosaur has a free place (DC-DIN-1). */
export function hasRoom(state: Now, dinosaur: Being): boolean {
  return passengersOf(state, dinosaur.id).length < CAPACITY[dinosaur.size];
}

/** The bodies on the table: characters on foot and dinosaurs. */
export function bodies(state: Now): Being[] {
  return state.entities.filter(({ inPlay, x }) => inPlay && x !== null);
}

/** The units of a seat that are un-Activated, by their bodies in roster order (DC-TRN-7). */
export function unitsLeft(state: Now, seat: Seat): Being[] {
  return bodies(state).filter((body) => body.seat === seat && !body.activated);
}

/** Whether an entity is in close combat: an enemy is adjacent to its body (DC-CLO-1). */
export function isInClose(state: Now, entity: Being): boolean {
  return enemiesOf(state, entity.seat).some((enemy) => areAdjacent(state, entity, enemy));
}

/** The nearest enemy of an entity, the first in roster order of those equally near; null without any (DC-R-52). */
export function nearestEnemy(state: Now, entity: Being): Being | null {
  const near = nearestOf(
    discOf(state, entity),
    enemiesOf(state, entity.seat).map((enemy) => ({ ...discOf(state, enemy), id: enemy.id })),
  );
  return near === null ? null : being(state, near.id);
}

/** The leader of a seat in play; null if there is none. */
export function leaderOf(state: Now, seat: Seat): Being | null {
  return posseOf(state, seat).find(({ leader }) => leader) ?? null;
}
