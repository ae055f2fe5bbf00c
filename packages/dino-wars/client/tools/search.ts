/**
 * The search for the second pole: where it may still lie by what everybody knows, and what an army figure would search from a
 * place (DW-R-92). Pure; it never asks where the pole is.
 */
import { type FigureId, onTable, type State, TERRAIN, type TerrainKind, tablesOf } from '@dwo/dino-wars';
import { distance, type Frozen, inPolygon, type Point } from '@dwo/kernel';
import { clipOutline } from '@dwo/kits/miniatures/shapes';
import { armyOf, radiusOf } from './figures';
import { hidingPlaces, poleFromCi } from './mission';

/** The part of a piece of terrain in which the pole may lie. */
export interface Hideout {
  readonly id: string;
  readonly kind: TerrainKind;
  readonly outline: readonly Point[];
  /** Points all over it. */
  readonly points: readonly Point[];
}

/** The distance between the points of a hideout, in ci. */
const STEP_CI = 300;

const known = new WeakMap<object, { readonly fromCi: number; readonly hideouts: readonly Hideout[] }>();

/** All hideouts of this table; none once the pole is found. */
export function hideoutsOf(state: Frozen<State>): readonly Hideout[] {
  const places = hidingPlaces(state);
  if (places.length === 0) return [];
  const fromCi = poleFromCi(state);
  const before = known.get(state.table);
  if (before?.fromCi === fromCi) return before.hideouts;
  const { widthCi, heightCi } = state.table;
  const closed = state.table.terrain.filter(({ kind }) => !TERRAIN[kind].passable);
  const hideouts = places.flatMap(({ id, kind, outline }): Hideout[] => {
    const part = clipOutline(outline, { left: 0, right: widthCi, top: fromCi, bottom: heightCi });
    const points = pointsIn(part).filter((at) => !closed.some((other) => inPolygon(at, other.outline)));
    return points.length === 0 ? [] : [{ id, kind, outline: part, points }];
  });
  known.set(state.table, { fromCi, hideouts });
  return hideouts;
}

function pointsIn(outline: readonly Point[]): readonly Point[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const points: Point[] = [];
  for (let x = Math.ceil(Math.min(...xs) / STEP_CI) * STEP_CI; x <= Math.max(...xs); x += STEP_CI) {
    for (let y = Math.ceil(Math.min(...ys) / STEP_CI) * STEP_CI; y <= Math.max(...ys); y += STEP_CI) {
      if (inPolygon({ x, y }, outline)) points.push({ x, y });
    }
  }
  return points;
}

const keyOf = ({ x, y }: Point) => `${x} ${y}`;

/** How far from its middle a figure finds the pole, in ci: measured from edge to edge. */
export function searchCi(state: Frozen<State>, figure: FigureId): number {
  const { spottingCi, poleRadiusCi } = tablesOf(state).parameters;
  return spottingCi + poleRadiusCi + radiusOf(state, figure);
}

/** Adds the points that the army searches where it stands now; the pole does not lie there, else it would be found. */
export function addSearched(state: Frozen<State>, seen: Set<string>): void {
  const eyes = armyOf(state).flatMap(([id, figure]) => {
    const aboard = 'aboard' in figure && figure.aboard !== null;
    return figure.alive && onTable(figure) && !aboard ? [{ at: figure, reach: searchCi(state, id) }] : [];
  });
  for (const { points } of hideoutsOf(state)) {
    for (const point of points) {
      if (eyes.some(({ at, reach }) => distance(at, point) <= reach)) seen.add(keyOf(point));
    }
  }
}

const NOTHING: ReadonlySet<string> = new Set();

/** The hideouts in which something is left to be searched. */
export function unsearched(state: Frozen<State>, seen: ReadonlySet<string> = NOTHING): readonly Hideout[] {
  return hideoutsOf(state).flatMap((each) => {
    const points = each.points.filter((point) => !seen.has(keyOf(point)));
    return points.length === 0 ? [] : [{ ...each, points }];
  });
}

/** The hideout of which a figure at a place would search most, and the share of what is left of it; null for none. */
export function searchedFrom(
  state: Frozen<State>,
  figure: FigureId,
  at: Point,
  seen: ReadonlySet<string> = NOTHING,
): { readonly hideout: Hideout; readonly share: number } | null {
  const reach = searchCi(state, figure);
  const [best] = unsearched(state, seen)
    .map((hideout) => ({ hideout, found: hideout.points.filter((point) => distance(at, point) <= reach).length }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - a.found);
  return best === undefined ? null : { hideout: best.hideout, share: best.found / best.hideout.points.length };
}

/** The terrain that was still to be searched when it was last looked at. */
export interface Left {
  readonly match: string;
  readonly turn: number;
  readonly hideouts: readonly Hideout[];
}

/** The terrain that has been searched in full since `before`; none when the pole was found meanwhile, or another turn is shown. */
export function emptied(before: Left | null, now: Left, state: Frozen<State>): readonly Hideout[] {
  if (before === null || before.match !== now.match || hideoutsOf(state).length === 0) return [];
  if (now.turn < before.turn || now.turn > before.turn + 1) return [];
  return before.hideouts.filter(({ id }) => !now.hideouts.some((each) => each.id === id));
}
