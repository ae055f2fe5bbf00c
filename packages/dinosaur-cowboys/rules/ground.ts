/** Terrain, costs and places (DC-R-5, DC-R-8 to DC-R-12, DC-R-30). */
import { type Disc, derived, inRectangle, type Point, type Seat, sweptOverlap } from '@dwo/kernel';
import {
  crossesShape,
  groundAt,
  lengthInside,
  overlaps,
  overlapsShape,
  type Plateau,
  type Shape,
  walkedPath,
} from '@dwo/kernel/table';
import { bodies, discOf } from './bodies';
import { COST_TOLERANCE, LEAST_CROSSING, OVERLAP, STRIP, TABLE } from './data/limits';
import { TERRAIN, type TerrainKind } from './data/maps';
import { type Edge, OPPOSITE } from './data/words';
import { type No, refuse } from './refusal';
import type { Being, Now } from './state';

/** A piece of terrain as an area. */
export interface Area extends Shape {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly height: number;
}

/** The terrain of a table, sorted by what it does. */
export interface Ground {
  readonly areas: readonly Area[];
  readonly difficult: readonly (readonly Point[])[];
  readonly impassable: readonly Area[];
  readonly hills: readonly Plateau[];
}

/** The terrain of a state, sorted by what it does (DC-R-10). It never changes after the lobby. */
export const groundOf = derived<Now, Ground>((state) => {
  const areas = state.terrain.map((feature): Area => ({ ...feature, closed: true }));
  return {
    areas,
    difficult: areas.filter(({ kind }) => TERRAIN[kind].difficult).map(({ outline }) => outline),
    impassable: areas.filter(({ kind }) => TERRAIN[kind].impassable),
    hills: areas.filter(({ kind }) => kind === 'hill').map(({ outline, height: top }) => ({ outline, top })),
  };
});

/** The elevation of a place: that of the highest hill that contains it (DC-R-12). */
export function elevationAt(state: Now, at: Point): number {
  return groundAt(at, groundOf(state).hills);
}

/** The elevation of an entity's body. */
export function elevationOf(state: Now, entity: Being): number {
  return elevationAt(state, discOf(state, entity));
}

/** The cost of a path in mils: its length, and for a character on foot what lies in difficult terrain again (DC-R-30). */
export function costOf(state: Now, body: Being, from: Point, corners: readonly Point[]): number {
  const { path, cost } = walkedPath(from, corners);
  // DC-MOV-3, DC-MOV-4
  if (body.kind === 'dinosaur') return cost;
  return cost + lengthInside(path, groundOf(state).difficult, 'outside');
}

/** Whether a cost in mils is within an allowance in mils (DC-R-30). */
export function isAffordable(cost: number, allowance: number): boolean {
  return cost <= allowance + COST_TOLERANCE;
}

/** Why a base can't stand at a place; null if it can. `ignored` are bodies that don't count. */
export function refusePlace(state: Now, disc: Disc, ignored: readonly number[]): No | null {
  const at = { x: disc.x, y: disc.y };
  if (!inRectangle(disc, disc.radius, TABLE.width, TABLE.height)) return refuse('DC-R-9', 'BAD_PLACE', at);
  const wall = groundOf(state).impassable.find((area) => overlapsShape(disc, area, OVERLAP));
  if (wall !== undefined) return refuse('DC-R-11', 'BAD_PLACE', { ...at, terrain: wall.id });
  const other = bodies(state).find(
    (body) => !ignored.includes(body.id) && overlaps(disc, discOf(state, body), OVERLAP),
  );
  return other === undefined ? null : refuse('DC-R-5', 'BAD_PLACE', { ...at, entity: other.id });
}

/** Whether a base can stand at a place. */
export function fits(state: Now, disc: Disc, ignored: readonly number[] = []): boolean {
  return refusePlace(state, disc, ignored) === null;
}

/** A way of a body from where it stands. `free` is an enemy that it may touch, as the target of a Charge. */
export interface Wayward {
  readonly body: Being;
  readonly path: readonly Point[];
  readonly free?: number | null;
}

/** Why a body can't go this way: an enemy, a wall, or where it ends; null if it can (DC-R-8, DC-R-9, DC-R-11). */
export function refuseWay(state: Now, { body, path, free = null }: Wayward): No | null {
  const from = discOf(state, body);
  const whole = [{ x: from.x, y: from.y }, ...path];
  const enemies = bodies(state).filter(({ seat, id }) => seat !== body.seat && id !== free);
  for (let i = 1; i < whole.length; i++) {
    const [a, b] = [whole[i - 1] as Point, whole[i] as Point];
    if (!inRectangle(b, from.radius, TABLE.width, TABLE.height)) return refuse('DC-R-9', 'BLOCKED', { x: b.x, y: b.y });
    const foe = enemies.find((enemy) => sweptOverlap(a, b, from.radius, discOf(state, enemy), OVERLAP));
    if (foe !== undefined) return refuse('DC-R-8', 'BLOCKED', { entity: foe.id });
  }
  if (path.length > 0) {
    const crossing = { least: LEAST_CROSSING, edge: 'outside' } as const;
    const wall = groundOf(state).impassable.find((area) => crossesShape(whole, area, crossing));
    if (wall !== undefined) return refuse('DC-R-11', 'BLOCKED', { terrain: wall.id });
  }
  const end = whole.at(-1) as Point;
  return refusePlace(state, { ...end, radius: from.radius }, free === null ? [body.id] : [body.id, free]);
}

/** The edge at which a seat is set up; null before it is chosen (DC-SET-5, DC-R-20). */
export function edgeOf({ edge, first }: Now, seat: Seat): Edge | null {
  if (edge === null) return null;
  return seat === first ? edge : OPPOSITE[edge];
}

/** The strip along an edge: its corners (DC-SET-5). */
export function stripAt(edge: Edge): { readonly low: Point; readonly high: Point } {
  const { width, height } = TABLE;
  return {
    low: { x: edge === 'E' ? width - STRIP : 0, y: edge === 'N' ? height - STRIP : 0 },
    high: { x: edge === 'W' ? STRIP : width, y: edge === 'S' ? STRIP : height },
  };
}

/** Whether a base lies wholly inside a strip (DC-R-21). */
export function isInStrip({ x, y, radius }: Disc, edge: Edge): boolean {
  const { low, high } = stripAt(edge);
  return x - radius >= low.x && y - radius >= low.y && x + radius <= high.x && y + radius <= high.y;
}

/** The direction from an edge into the table. */
export function inwards(edge: Edge): Point {
  return { N: { x: 0, y: -1 }, E: { x: -1, y: 0 }, S: { x: 0, y: 1 }, W: { x: 1, y: 0 } }[edge];
}
