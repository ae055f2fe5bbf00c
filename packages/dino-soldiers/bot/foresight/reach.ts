/** The tiles that a unit can reach in this turn, computed move by move with the rules. */
import type { Seat } from '@dwo/kernel';
import {
  adjacent,
  DIRECTIONS,
  dinoSoldiers,
  FACES,
  type Figure,
  type Intent,
  ignoresUnforgiving,
  type Now,
  plus,
  priceOf,
  type RuleId,
  standingOn,
  through,
  tileAt,
} from '../../rules';

/** A part of the harm of a tile, with its rule; the part of Armour is negative. */
export interface HarmPart {
  readonly what: 'ground' | 'fire' | 'armour';
  readonly tile: number;
  readonly n: number;
  readonly rule: RuleId;
}

/** A way to a tile: its moves, and their cost. A face-down tile counts as Open. */
export interface Way {
  readonly tile: number;
  readonly moves: readonly Intent[];
  /** The movement points that are left at its end. */
  readonly left: number;
  /** Whether a tile on the way is face down. */
  readonly unknown: boolean;
  /** The number of face-down tiles that it enters. */
  readonly down: number;
  /** The hit points that the way costs, as far as its tiles are face up. */
  readonly harm: number;
  /** By move: the parts of that harm. */
  readonly harms: readonly (readonly HarmPart[])[];
}

/** The state with a unit on another tile and with fewer movement points. */
function moved(state: Now, id: number, tile: number, points: number): Now {
  return { ...state, units: state.units.map((unit) => (unit.id === id ? { ...unit, tile, points } : unit)) };
}

/** The legal moves of a unit from its tile. */
function movesFrom(state: Now, seat: Seat, unit: Figure): Intent[] {
  const from = standingOn(state, unit);
  const candidates: Intent[] = DIRECTIONS.flatMap((by): Intent[] => [
    { type: 'step', unit: unit.id, ...plus(from, by) },
    { type: 'leap', unit: unit.id, ...plus(from, by, 2) },
  ]);
  for (const via of state.obstacles.filter((obstacle) => adjacent(obstacle, from))) {
    for (const by of DIRECTIONS) candidates.push({ type: 'overfly', unit: unit.id, via: { ...via }, ...plus(via, by) });
  }
  return candidates.filter((intent) => dinoSoldiers.check(state, seat, intent) === null);
}

function priceOfMove(state: Now, unit: Figure, intent: Intent, tile: number): number {
  if (intent.type === 'overfly') return 2;
  return intent.type === 'leap' ? 1 : priceOf(state, unit, tile);
}

/**
 * The hit points that a unit loses when it enters a tile, in parts; none for a face-down tile (DS-TER-6, DS-TER-8,
 * DS-AB-FIR-4).
 */
function harmOf(state: Now, unit: Figure, tile: number): readonly HarmPart[] {
  const { face = null, burns = 0, heat = 0 } = state.tiles[tile] ?? {};
  const harm = (what: 'ground' | 'fire', n: number, rule: RuleId): HarmPart[] => {
    const held = n - through(unit, n);
    const armour: HarmPart = { what: 'armour', tile, n: -held, rule: 'DS-AB-ARM-1' };
    if (n === 0) return [];
    return held === 0 ? [{ what, tile, n, rule }] : [{ what, tile, n, rule }, armour];
  };
  const ground = face === null || ignoresUnforgiving(state, unit) ? 0 : FACES[face].damage;
  return [...harm('ground', ground, 'DS-TER-6'), ...harm('fire', burns > 0 ? heat : 0, 'DS-AB-FIR-4')];
}

/** The sum of these parts in hit points. */
export function sumOf(parts: readonly HarmPart[]): number {
  return parts.reduce((sum, { n }) => sum + n, 0);
}

/** Whether a unit, after so many moves of a way, has lost exactly the hit points that were known before. */
export function asKnown({ harms }: Way, before: Figure, now: Figure, moves: number): boolean {
  return now.hp === before.hp - sumOf(harms.slice(0, moves).flat());
}

/** Whether a way hurts no more, enters no more face-down tiles and leaves no fewer points than another way to the same tile. */
function beats(one: Way, other: Way): boolean {
  return one.harm <= other.harm && one.down <= other.down && one.left >= other.left;
}

/** Sorts the better of two ways to the same tile first. */
function better(a: Way, b: Way): number {
  return a.harm - b.harm || a.down - b.down || b.left - a.left;
}

/** The way with one more move; null if the move ends on no tile. */
function onward(state: Now, unit: Figure, way: Way, intent: Intent): Way | null {
  const tile = 'x' in intent ? tileAt(state, intent) : null;
  if (tile === null) return null;
  const parts = harmOf(state, unit, tile);
  return {
    tile,
    moves: [...way.moves, intent],
    left: way.left - priceOfMove(state, unit, intent, tile),
    unknown: way.unknown || state.tiles[tile]?.face === null,
    down: way.down + (state.tiles[tile]?.face === null ? 1 : 0),
    harm: way.harm + sumOf(parts),
    harms: [...way.harms, parts],
  };
}

/**
 * The best way to every tile within reach, in order of their number of moves. The best way hurts least; of equals it
 * enters fewest face-down tiles, and then it leaves most points.
 */
export function reachOf(state: Now, seat: Seat, unit: Figure): readonly Way[] {
  if (unit.place !== 'field' || unit.tile === null) return [];
  const start: Way = { tile: unit.tile, moves: [], left: unit.points, unknown: false, down: 0, harm: 0, harms: [] };
  const found = new Map<number, readonly Way[]>([[unit.tile, [start]]]);
  const queue = [start];
  for (const way of queue) {
    // A unit that dies on the way goes no further.
    if (found.get(way.tile)?.includes(way) !== true || way.harm >= unit.hp) continue;
    const there = moved(state, unit.id, way.tile, way.left);
    const mover = there.units[unit.id];
    if (mover === undefined) continue;
    for (const intent of movesFrom(there, seat, mover)) {
      const next = onward(there, mover, way, intent);
      const others = next === null ? [] : (found.get(next.tile) ?? []);
      if (next === null || others.some((other) => beats(other, next))) continue;
      found.set(next.tile, [...others.filter((other) => !beats(next, other)), next]);
      queue.push(next);
    }
  }
  const best = [...found.values()].flatMap((ways) => [...ways].sort(better).slice(0, 1));
  return best.filter(({ moves }) => moves.length > 0).sort((a, b) => a.moves.length - b.moves.length);
}
