/** Room for a base near a place. */
import { cosine, type Disc, type Frozen, gap, inRectangle, type Point, sine, TRIG_SCALE } from '@dwo/kernel';
import { figureIndexOf } from './figure-index';
import { discOf, type Figure, figureOf, heightOf, sure } from './figures';
import { isAirborne, meets, spanOf } from './heights';
import { type No, refuse } from './refusal';
import type { FigureId, State } from './state';
import { tablesOf } from './tables';
import { barrierAt, groundCi } from './terrain';

/** The distance in ci between the circles that are searched for a place. */
const RING_CI = 25;
/** The angle between places on a circle. */
const DEGREES = 15;

/**
 * Returns why a figure can't be put down here, or null if it can. Its place is whole ci (DW-R-1) and not over the edge
 * (DW-SIDE-7), on no other base (DW-R-4, DW-R-5) nor on those in `taken`, and not on ground that it may not enter
 * (DW-R-10).
 */
export function refuseSpot(
  state: Frozen<State>,
  figure: Frozen<Figure>,
  base: Disc,
  taken: readonly Disc[],
): No | null {
  const { x, y, radius } = base;
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return refuse('DW-R-1', '', { x, y });
  const { widthCi, heightCi } = state.table;
  if (!inRectangle(base, radius, widthCi, heightCi))
    return refuse('DW-SIDE-7', 'OFF_TABLE', { x, y, widthCi, heightCi });
  const blocker = blockerAt(state, figure, base, null);
  if (blocker !== null) return refuse('DW-R-5', 'PATH_BLOCKED', { x, y, blocker });
  if (taken.some((other) => gap(base, other) < -overlap(state))) return refuse('DW-R-4', 'PATH_BLOCKED', { x, y });
  const barrier = barrierAt(state, figure, base);
  return barrier === null ? null : refuse('DW-R-10', 'IMPASSABLE', { x, y, terrain: barrier.id });
}

/**
 * Returns the figure whose base this one would overlap here (DW-R-4), or null. A flyer in the air overlaps only figures at
 * the same heights (DW-R-12). `except` is the figure itself, if it is on the table.
 */
export function blockerAt(
  state: Frozen<State>,
  figure: Frozen<Figure>,
  base: Disc,
  except: FigureId | null,
): FigureId | null {
  const { army, dinosaurs } = figureIndexOf(state);
  const low = groundCi(state, base);
  const span = { low, high: low + heightOf(state, figure) };
  const inWay = (id: FigureId) => {
    const other = sure(figureOf(state, id));
    if (id === except || gap(base, discOf(state, other)) >= -overlap(state)) return false;
    return !isAirborne(other) || meets(spanOf(state, other), span);
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
 * Returns the nearest place to a point where a base fits: the point itself, or a place on circles 0.25" apart. Bases in
 * `taken` count as on the table.
 */
export function freePlace(
  state: Frozen<State>,
  figure: Frozen<Figure>,
  { x, y, radius }: Disc,
  taken: readonly Disc[],
): Point {
  const at = { x, y };
  const { widthCi, heightCi } = state.table;
  const farthest = Math.max(widthCi, heightCi) * 2;
  for (let out = 0; out <= farthest; out += RING_CI) {
    for (let degrees = 0; degrees < (out === 0 ? 1 : 360); degrees += DEGREES) {
      const place = placeAt(at, degrees, out);
      if (refuseSpot(state, figure, { ...place, radius }, taken) === null) return place;
    }
  }
  throw new Error(`There is no room left on the table around ${at.x}, ${at.y}`);
}

/**
 * Returns a place at this direction and distance from another one, rounded outwards so that bases touch and never overlap
 * (DW-R-4).
 */
export function placeBeside(other: Point, degrees: number, lengthCi: number): Point {
  return {
    x: other.x + outwards((cosine(degrees) * lengthCi) / TRIG_SCALE),
    y: other.y + outwards((sine(degrees) * lengthCi) / TRIG_SCALE),
  };
}

function outwards(value: number): number {
  return (value < 0 ? Math.floor(value) : Math.ceil(value)) + 0;
}

/** Returns a place at this direction and distance, rounded towards the start so that it costs no more. */
export function placeAt(from: Point, degrees: number, lengthCi: number): Point {
  return {
    x: from.x + Math.trunc((cosine(degrees) * lengthCi) / TRIG_SCALE) + 0,
    y: from.y + Math.trunc((sine(degrees) * lengthCi) / TRIG_SCALE) + 0,
  };
}
