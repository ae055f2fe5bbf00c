/** Room for a base near a place. */
import { type Disc, type Frozen, inRectangle, type Point } from '@dwo/kernel';
import { firstNear, firstPlace, meets, overlaps, ringPlaces } from '@dwo/kernel/table';
import { figureIndexOf } from './figure-index';
import { discOf, type Figure, figureOf, heightOf, sure } from './figures';
import { isAirborne, spanOf } from './heights';
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
  if (taken.some((other) => overlaps(base, other, overlap(state)))) return refuse('DW-R-4', 'PATH_BLOCKED', { x, y });
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
    if (id === except || !overlaps(base, discOf(state, other), overlap(state))) return false;
    return !isAirborne(other) || meets(spanOf(state, other), span);
  };
  return firstNear([army, dinosaurs], base, base.radius, inWay);
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
  const { widthCi, heightCi } = state.table;
  const around = { apart: RING_CI, degrees: DEGREES, farthest: Math.max(widthCi, heightCi) * 2 };
  const fits = (place: Point) => refuseSpot(state, figure, { ...place, radius }, taken) === null;
  const place = firstPlace(ringPlaces({ x, y }, around), fits);
  if (place === null) throw new Error(`There is no room left on the table around ${x}, ${y}`);
  return place;
}
