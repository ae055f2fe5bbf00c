/** The field: where tiles and Starting Tiles may lie, and which spots become Obstacles. */
import { BOX, START_DISTANCE } from './data/limits';
import type { Side } from './data/words';
import { type At, adjacent, DIRECTIONS, distance, keyOf, ORTHOGONAL, plus, same, sideAdjacent } from './grid';
import type { RuleId } from './rule-ids';
import type { Spot } from './state';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest rectangle around these spots, its borders included. */
function boxOf(spots: readonly At[]): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The smallest rectangle that holds a rectangle and the rings of these spots. */
function widened(box: Box, spots: readonly At[]): Box {
  let { left, top, right, bottom } = box;
  for (const { x, y } of spots) {
    left = Math.min(left, x - 1);
    right = Math.max(right, x + 1);
    top = Math.min(top, y - 1);
    bottom = Math.max(bottom, y + 1);
  }
  return { left, top, right, bottom };
}

function fits({ left, top, right, bottom }: Box): boolean {
  return right - left < BOX && bottom - top < BOX;
}

const SPAN = 128;

/** A spot as one number, an index into `Laid`; spots lie within 60 of the origin. */
function codeOf({ x, y }: At): number {
  return (x + SPAN / 2) * SPAN + y + SPAN / 2;
}
const AROUND = DIRECTIONS.map(({ x, y }) => x * SPAN + y);
const BESIDE = ORTHOGONAL.map(({ x, y }) => x * SPAN + y);

/**
 * 1 at the code of each spot that has a tile. It is a byte array because placing one tile reads it some million times.
 */
type Laid = Uint8Array;

function laidOf(spots: readonly At[]): Laid {
  const laid = new Uint8Array(SPAN * SPAN);
  for (const spot of spots) laid[codeOf(spot)] = 1;
  return laid;
}

/** A spot that could become an Obstacle. */
interface Site extends Spot {
  /** The codes of the spots around it that have no tile yet. */
  readonly missing: readonly number[];
  /** Whether its ring touches the field, by a side or by a common spot. */
  readonly joined: boolean;
}

/** The spots that could become Obstacles with at most `left` more tiles; those that need fewest come first. */
function sites(box: Box, laid: Laid, left: number): Site[] {
  const found: Site[] = [];
  // Beyond these bounds the ring would make the field wider or higher than `BOX`.
  for (let x = box.right - BOX + 2; x <= box.left + BOX - 2; x++) {
    for (let y = box.bottom - BOX + 2; y <= box.top + BOX - 2; y++) {
      const code = codeOf({ x, y });
      if (laid[code] === 1) continue;
      let wanting = 0;
      for (const by of AROUND) if (laid[code + by] !== 1) wanting++;
      if (wanting > left) continue;
      const missing = AROUND.map((by) => code + by).filter((each) => laid[each] !== 1);
      const joined = wanting < 8 || missing.some((each) => BESIDE.some((by) => laid[each + by] === 1));
      found.push({ x, y, missing, joined });
    }
  }
  return found.sort((one, other) => one.missing.length - other.missing.length);
}

/** Whether the rings of two spots share a spot or a side. */
function ringsMeet(a: At, b: At): boolean {
  const [near, far] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)].sort((one, other) => one - other) as [number, number];
  return near <= 2 && far <= 3;
}

function pairFits(one: Site, other: Site, box: Box, left: number): boolean {
  if (distance(one, other) < 2) return false;
  const joined = (one.joined && other.joined) || ((one.joined || other.joined) && ringsMeet(one, other));
  if (!joined || !fits(widened(box, [one, other]))) return false;
  const need = one.missing.length + other.missing.length;
  return need <= left || need - one.missing.filter((code) => other.missing.includes(code)).length <= left;
}

/** Whether two Obstacles can still be formed with `left` more tiles (DS-SET-7, DS-SET-8, DS-GEO-9). */
export function feasible(spots: readonly At[], left: number): boolean {
  const box = boxOf(spots);
  const all = sites(box, laidOf(spots), left);
  return all.some((one, i) => {
    for (let at = i + 1; at < all.length; at++) if (pairFits(one, all[at] as Site, box, left)) return true;
    return false;
  });
}

/**
 * The rule that forbids a terrain tile on a spot; null if it may lie there. `left` counts the tiles to place, this one
 * included.
 */
export function refuseTile(spot: At, spots: readonly At[], left: number): RuleId | null {
  if (spots.length === 0) return spot.x === 0 && spot.y === 0 ? null : 'DS-SET-3';
  if (spots.some((laid) => same(laid, spot))) return 'DS-SET-4';
  if (!spots.some((laid) => sideAdjacent(laid, spot))) return 'DS-SET-4';
  if (isEnclosed(spot, spots)) return 'DS-SET-5';
  const after = [...spots, spot];
  if (!fits(boxOf(after))) return 'DS-SET-6';
  return feasible(after, left - 1) ? null : 'DS-SET-7';
}

/** Whether all eight spots around have tiles. */
export function isEnclosed(spot: At, spots: readonly At[]): boolean {
  return spots.filter((laid) => adjacent(laid, spot)).length === 8;
}

/** The empty spots that share a side with a tile, row by row. */
export function rim(spots: readonly At[]): Spot[] {
  const laid = new Set(spots.map(keyOf));
  const found = new Map<string, Spot>();
  for (const spot of spots) {
    for (const direction of ORTHOGONAL) {
      const beside = plus(spot, direction);
      if (!laid.has(keyOf(beside))) found.set(keyOf(beside), beside);
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Every spot where the next terrain tile may lie; there is always one (DS-SET-9). */
export function legalTiles(spots: readonly At[], left: number): Spot[] {
  if (spots.length === 0) return [{ x: 0, y: 0 }];
  return rim(spots).filter((spot) => refuseTile(spot, spots, left) === null);
}

/**
 * The rule that forbids a Starting Tile on a spot; null if it may lie there. It may lie outside the nine by nine spots
 * of the terrain (DS-SET-15).
 */
export function refuseStart(spot: At, side: Side, terrain: readonly At[], start: At | null): RuleId | null {
  const laid = start === null ? terrain : [...terrain, start];
  if (laid.some((each) => same(each, spot)) || isEnclosed(spot, laid)) return 'DS-SET-12';
  if (!terrain.some((each) => sideAdjacent(each, spot))) return 'DS-SET-12';
  const { top, bottom } = boxOf(terrain);
  const own = side === 'dinosaurs' ? 2 * spot.y < top + bottom : 2 * spot.y > top + bottom;
  if (!own) return 'DS-SET-13';
  return start !== null && distance(start, spot) < START_DISTANCE ? 'DS-SET-14' : null;
}

/** Every spot where the Starting Tile of a side may lie; there is always one (DS-SET-16). */
export function legalStarts(side: Side, terrain: readonly At[], start: At | null): Spot[] {
  return rim(terrain).filter((spot) => refuseStart(spot, side, terrain, start) === null);
}

/** The Obstacles: empty spots with tiles all around. Any other empty spot is void (DS-GEO-6, DS-GEO-7). */
export function obstaclesOf(spots: readonly At[]): Spot[] {
  return rim(spots).filter((spot) => isEnclosed(spot, spots));
}
