/** Room for a base near a place. */
import { cosine, type Disc, type Frozen, gap, inPolygon, inRectangle, type Point, sine, TRIG_SCALE } from '@dwo/kernel';
import { boardOf } from './board';
import { discOf, figureOf } from './figures';
import type { FigureId, State } from './state';
import { tablesOf } from './tables';

/** Places are looked for on circles so far apart, this many degrees from each other. */
const RING_CI = 25;
const DEGREES = 15;

/** Whether a base fits on the table here: on no other base (DW-R-4), on no barred ground (DW-R-10), not over the edge (DW-SIDE-7). */
export function fits(state: Frozen<State>, base: Disc, taken: readonly Disc[]): boolean {
  const { widthCi, heightCi } = state.table;
  if (!inRectangle(base, base.radius, widthCi, heightCi)) return false;
  if (blockerAt(state, base, null) !== null) return false;
  if (taken.some((other) => gap(base, other) < -overlap(state))) return false;
  return !boardOf(state).barriers.some(({ outline }) => inPolygon(base, outline));
}

/** A figure on the ground whose base this one would overlap by more than 0.01" (DW-R-4); null if there is none. */
export function blockerAt(state: Frozen<State>, base: Disc, except: FigureId | null): FigureId | null {
  const { army, dinosaurs } = boardOf(state);
  const inWay = (id: FigureId) => {
    const figure = figureOf(state, id);
    if (id === except || figure === null || ('z' in figure && figure.z > 0)) return false;
    return gap(base, discOf(state, figure)) < -overlap(state);
  };
  for (const grid of [army, dinosaurs]) {
    if (!grid.someNear(base.x, base.y, base.radius, inWay)) continue;
    return grid.near(base.x, base.y, base.radius).find(inWay) ?? null;
  }
  return null;
}

function overlap(state: Frozen<State>): number {
  return tablesOf(state).parameters.overlapCi;
}

/**
 * The nearest place to a point where a base fits, on circles 0.25" apart; the point itself if it does. `taken` are bases that
 * are as good as there.
 */
export function freePlace(state: Frozen<State>, at: Point, radius: number, taken: readonly Disc[]): Point {
  const { widthCi, heightCi } = state.table;
  const farthest = Math.max(widthCi, heightCi) * 2;
  for (let out = 0; out <= farthest; out += RING_CI) {
    for (let degrees = 0; degrees < (out === 0 ? 1 : 360); degrees += DEGREES) {
      const place = around(at, degrees, out);
      if (fits(state, { ...place, radius }, taken)) return place;
    }
  }
  throw new Error(`There is no room left on the table around ${at.x}, ${at.y}`);
}

/** A place so far from another in a direction. */
export function around({ x, y }: Point, degrees: number, lengthCi: number): Point {
  return {
    x: x + Math.trunc((cosine(degrees) * lengthCi) / TRIG_SCALE) + 0,
    y: y + Math.trunc((sine(degrees) * lengthCi) / TRIG_SCALE) + 0,
  };
}
