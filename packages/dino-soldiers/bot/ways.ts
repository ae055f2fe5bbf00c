/** The ways that a unit can take, and the hit points that they cost. */
import {
  ALPHA_COST,
  DIRECTIONS,
  dataOf,
  FACES,
  type Figure,
  has,
  hasRoom,
  ignoresUnforgiving,
  type Now,
  plus,
  priceOf,
  same,
  sure,
  through,
  tileAt,
} from '../rules';
import { besideOf } from './ground';

/** A tile within reach of a unit, and the tiles on the way to it. */
export interface Way {
  readonly tile: number;
  readonly path: readonly number[];
}

/**
 * The loss of a unit to terrain and fire on its way, in points of cost; face-down tiles count as harmless. Infinite if
 * it would die.
 */
export function tollOf(state: Now, unit: Figure, path: readonly number[]): number {
  let harm = 0;
  for (const tile of path) {
    const { face, burns, heat } = sure(state.tiles[tile]);
    const ground = face === null ? 0 : FACES[face].damage;
    if (ground > 0 && !ignoresUnforgiving(state, unit)) harm += through(unit, ground);
    if (burns > 0) harm += through(unit, heat);
  }
  return harm >= unit.hp ? Number.POSITIVE_INFINITY : worthOf(unit, harm);
}

/** The loss of a unit, in points of cost, to fire on its tile when the next soldiers' turn begins (DS-AB-FIR-5). */
export function burnOf(state: Now, unit: Figure, tile: number): number {
  const { burns, heat } = sure(state.tiles[tile]);
  return burns > 1 ? worthOf(unit, Math.min(unit.hp, through(unit, heat))) : 0;
}

function worthOf(unit: Figure, harm: number): number {
  const { cost, hp } = dataOf(unit);
  return ((cost + (unit.alpha ? ALPHA_COST : 0)) * harm) / hp;
}

/**
 * The tiles that a unit can reach with its movement points, by steps and leaps; face-down tiles count as Open. A way
 * leads around tiles that hurt if one exists.
 */
export function waysOf(state: Now, unit: Figure): readonly Way[] {
  const start = sure(unit.tile);
  const left = new Map<number, number>([[start, unit.points]]);
  const safe: Way[] = [{ tile: start, path: [] }];
  const hurting: Way[] = [];
  const leaps = has(unit, 'leap');
  const directions = has(unit, 'reducedMobility') ? 4 : DIRECTIONS.length;
  const beside = besideOf(state);
  const goOn = (way: Way, ways: Way[]) => {
    const points = left.get(way.tile) ?? 0;
    if (points < 1) return;
    const come = (to: number | null, price: (tile: number) => number) => {
      if (to === null || left.has(to) || !hasRoom(state, to, unit)) return;
      left.set(to, points - price(to));
      (tollOf(state, unit, [to]) > 0 ? hurting : ways).push({ tile: to, path: [...way.path, to] });
    };
    for (let at = 0; at < directions; at++) {
      const next = beside[way.tile]?.[at] ?? null;
      come(next, (tile) => priceOf(state, { ...unit, points }, tile));
      if (!leaps) continue;
      const from = sure(state.tiles[way.tile]);
      const middle = plus(from, sure(DIRECTIONS[at]));
      const solid = next !== null || state.obstacles.some((each) => same(each, middle));
      if (solid) come(tileAt(state, plus(from, sure(DIRECTIONS[at]), 2)), () => 1);
    }
  };
  for (const ways of [safe, hurting]) for (const way of ways) goOn(way, ways);
  return [...safe, ...hurting];
}
