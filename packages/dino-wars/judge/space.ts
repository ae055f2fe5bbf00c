/**
 * The judge's own measurements, in floating point and with as little of the engine's geometry as possible. Each question
 * has a slack in ci, in favour of the figure that is judged.
 */
import { cosine, type Point, sine, TRIG_SCALE } from '@dwo/kernel';
import { TERRAIN } from '../rules/data/terrain';
import { type Books, find, lengthOf, living } from './books';
import type { ArmyEntry, DinosaurEntry, Entry, SoldierEntry } from './entries';

type Outline = readonly Point[];

/** Returns the distance between two points. */
export function length(a: Point, b: Point): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

/** Returns the gap between two bases; it is negative if they overlap. */
export function gapOf(a: Entry, b: Entry): number {
  return length(a, b) - a.radius - b.radius;
}

/**
 * Whether two figures touch: near enough, and on the same level. Both are on the ground, or a flyer is at the height of the
 * other's surface (DW-R-3, DW-FLY-4, DW-R-107).
 */
export function touches(books: Books, a: Entry, b: Entry): boolean {
  const within = lengthOf(books, 10);
  if (gapOf(a, b) > within) return false;
  if (a.z === 0 && b.z === 0) return true;
  const [low, high] = a.z < b.z ? [a, b] : [b, a];
  return books.rules.asOf > 4 && low.z === 0 && Math.abs(high.z - ground(books, low)) <= within;
}

/** Returns the entry whose place counts: a rider's vehicle, or the figure itself. */
export function placeOf(books: Books, entry: Entry): Entry {
  return (entry.cls === 'soldier' ? find(books, entry.aboard, 'vehicle') : null) ?? entry;
}

/** Whether a soldier is at a weapon (DW-R-41). */
export function isAt(books: Books, soldier: SoldierEntry, weapon: Entry): boolean {
  return (
    soldier.alive &&
    soldier.absence === null &&
    soldier.aboard === null &&
    gapOf(soldier, weapon) <= lengthOf(books, 100)
  );
}

/** Whether any dinosaur on the ground touches a figure. */
export function inContact(books: Books, entry: ArmyEntry): boolean {
  return living(books, 'dinosaurs').some((dinosaur) => touches(books, dinosaur, entry));
}

/** Returns the least distance between a point and a leg. */
export function fromLeg(p: Point, a: Point, b: Point): number {
  const way = length(a, b);
  if (way === 0) return length(p, a);
  const share = ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (way * way);
  const t = Math.min(1, Math.max(0, share));
  return length(p, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
}

function edges(outline: Outline): readonly (readonly [Point, Point])[] {
  return outline.map((a, i) => [a, outline[(i + 1) % outline.length] as Point]);
}

/** Whether a point lies in an outline, farther from its edge than `slack`; a negative slack counts points outside too. */
export function inside(p: Point, outline: Outline, slack: number): boolean {
  const toEdge = Math.min(...edges(outline).map(([a, b]) => fromLeg(p, a, b)));
  const crossings = edges(outline).filter(
    ([a, b]) => a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return (crossings.length % 2 === 1 ? toEdge : -toEdge) > slack;
}

/** Lists the shares of the leg from `a` to `b` at which it enters or leaves an outline, with 0 and 1. */
function cuts(a: Point, b: Point, outline: Outline): number[] {
  const found = [0, 1];
  for (const [p, q] of edges(outline)) {
    const across = (b.x - a.x) * (q.y - p.y) - (b.y - a.y) * (q.x - p.x);
    if (across === 0) continue;
    const t = ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / across;
    if (t > 0 && t < 1) found.push(t);
  }
  return found.sort((x, y) => x - y);
}

/** Lists the parts of a leg, in shares, that lie in an outline and are deeper than `slack` at their middle. */
export function stretches(a: Point, b: Point, outline: Outline, slack: number): readonly (readonly [number, number])[] {
  const at = cuts(a, b, outline);
  return at.slice(1).flatMap((to, i) => {
    const from = at[i] as number;
    const t = (from + to) / 2;
    const middle = { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    return to > from && inside(middle, outline, slack) ? [[from, to] as const] : [];
  });
}

/** Returns the height of the ground below a point (DW-R-38). */
export function ground(books: Pick<Books, 'rules' | 'table'>, p: Point): number {
  const tops = books.table.terrain.filter((t) => TERRAIN[t.kind].plateau && inside(p, t.outline, -1e-9));
  return Math.max(0, ...tops.map((t) => lengthOf(books, TERRAIN[t.kind].heightCi)));
}

/** Returns the heights that a figure fills: from the ground to its top, or 1" in the air (DW-R-12). */
export function heights(books: Books, entry: Entry): readonly [low: number, high: number] {
  if (entry.z > 0) return [entry.z, entry.z + lengthOf(books, 100)];
  const low = ground(books, entry);
  return [low, low + entry.heightCi];
}

/** Returns the slant distance between the nearest points of two figures (DW-R-35). */
export function range(books: Books, firer: Entry, target: Entry): number {
  const from = placeOf(books, firer);
  const [lowA, highA] = heights(books, from);
  const [lowB, highB] = heights(books, target);
  const up = Math.max(0, lowB - highA, lowA - highB);
  const flat = Math.max(0, gapOf(from, target));
  return Math.sqrt(flat * flat + up * up);
}

/**
 * Whether the direction to `p` differs from `facing` by at most `degrees`, with a small tolerance. It tests by vectors, not
 * by angles.
 */
export function faces(from: Point, facing: number, p: Point, degrees: number): boolean {
  const way = length(from, p);
  if (way === 0) return true;
  const dot = (cosine(facing) * (p.x - from.x) + sine(facing) * (p.y - from.y)) / TRIG_SCALE / way;
  return dot >= cosine(degrees) / TRIG_SCALE - 1e-6;
}

interface Spot extends Point {
  readonly z: number;
}

/** Lists the nine points of a target (DW-R-36), as seen from the eye. */
function ninePoints(books: Books, eye: Point, target: Entry): readonly Spot[] {
  const way = length(eye, target) || 1;
  const [low, high] = heights(books, target);
  const side = { x: -(target.y - eye.y) / way, y: (target.x - eye.x) / way };
  return [-0.9, 0, 0.9].flatMap((lateral) =>
    [0.1, 0.5, 0.9].map((height) => ({
      x: target.x + side.x * lateral * target.radius,
      y: target.y + side.y * lateral * target.radius,
      z: low + height * (high - low),
    })),
  );
}

function dipsBelow(eye: Spot, spot: Spot, from: number, to: number, top: number): boolean {
  return Math.min(eye.z + from * (spot.z - eye.z), eye.z + to * (spot.z - eye.z)) < top;
}

/** Whether a dinosaur on the ground or a vehicle stands in the line, shrunk by `slack`. */
function figureBlocks(books: Books, eye: Spot, spot: Spot, blocker: Entry, slack: number): boolean {
  const radius = 0.8 * blocker.radius - slack;
  const top = ground(books, blocker) + 0.8 * blocker.heightCi - slack;
  if (radius <= 0 || fromLeg(blocker, eye, spot) >= radius) return false;
  const way = length(eye, spot);
  if (way === 0) return Math.min(eye.z, spot.z) < top;
  const along = ((blocker.x - eye.x) * (spot.x - eye.x) + (blocker.y - eye.y) * (spot.y - eye.y)) / way;
  const off2 = (blocker.x - eye.x) * (blocker.x - eye.x) + (blocker.y - eye.y) * (blocker.y - eye.y) - along * along;
  const half = Math.sqrt(Math.max(0, radius * radius - off2));
  return dipsBelow(eye, spot, Math.max(0, (along - half) / way), Math.min(1, (along + half) / way), top);
}

/** Returns the eye of a figure (DW-R-36): 2" up for soldiers and guns, the top of a vehicle. */
function eyeOf(books: Books, firer: ArmyEntry): Spot {
  const from = placeOf(books, firer);
  const up = from.cls === 'vehicle' ? from.heightCi : Math.round(200 / books.rules.scale.bases);
  return { x: from.x, y: from.y, z: ground(books, from) + up };
}

/**
 * Whether any of the nine lines is free, with blockers smaller by `slack` on every side (DW-R-36 to DW-R-38). Hidden
 * dinosaurs block nothing for those who do not know of them (DW-GATE-5).
 */
export function sees(books: Books, firer: ArmyEntry, target: DinosaurEntry, slack: number): boolean {
  const eye = eyeOf(books, firer);
  const from = placeOf(books, firer);
  const others = [...living(books, 'dinosaurs'), ...living(books, 'army')].filter(
    (figure) =>
      (figure.cls === 'vehicle' || (figure.cls === 'dinosaur' && figure.z === 0 && !figure.hidden)) &&
      figure !== target &&
      figure !== from,
  );
  const walls = books.table.terrain.filter((t) => {
    const { sight, plateau } = TERRAIN[t.kind];
    if (sight === 'none') return false;
    if (sight === 'solid' && !plateau && t.kind !== 'building') return true;
    return !inside(from, t.outline, -1e-9) && !inside(target, t.outline, -1e-9);
  });
  return ninePoints(books, eye, target).some(
    (spot) =>
      !others.some((blocker) => figureBlocks(books, eye, spot, blocker, slack)) &&
      !walls.some((t) =>
        stretches(eye, spot, t.outline, slack).some(([from, to]) =>
          dipsBelow(eye, spot, from, to, lengthOf(books, TERRAIN[t.kind].heightCi) - slack),
        ),
      ),
  );
}
