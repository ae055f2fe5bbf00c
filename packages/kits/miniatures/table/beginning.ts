/** The first view of a match. Pure. */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Beginning, Place } from '../model';
import { nearestFirst, type Standing } from '../standing';

/** The viewer, and the part of the table that matters to them. */
export interface Viewer {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** The figures that must be in sight; all of their own if there are none. */
  readonly meant?: readonly string[];
  /** The part of the table where they set up. */
  readonly ground?: readonly Place[];
  /** Whether the ground must be in sight although own figures are on the table. */
  readonly settingUp?: boolean;
}

/**
 * The view for a player: their own figures (only those that are `meant`, if any are) or their ground, and as many enemies as
 * possible, the nearest first. For a spectator: all figures.
 */
export function firstView<S>(standing: Standing<S>, state: Frozen<S>, viewer: Viewer): Beginning {
  const { seat, meant = [], ground = [], settingUp = false } = viewer;
  const place = (figure: string) => standing.base(state, figure) ?? [];
  const figures = standing.figures(state);
  const all = figures.flatMap(place);
  const { widthCi, heightCi } = standing.size(state);
  const middle = all.length === 0 ? { x: widthCi / 2, y: heightCi / 2 } : middleOf(all);
  const isOwn = (figure: string) =>
    meant.length === 0 ? seat === null || standing.owner(state, figure) === seat : meant.includes(figure);
  const places = figures.filter(isOwn).flatMap(place);
  if (seat === null) return { places, wished: [], middle };
  const near = places.length > 0 ? places : ground;
  const enemies = near.length === 0 ? [] : standing.enemies(state, seat);
  return {
    places: !settingUp && places.length > 0 ? places : [...places, ...ground],
    wished: nearestFirst(standing, state, enemies, near).flatMap(place),
    middle,
  };
}

function middleOf(places: readonly Point[]): Point {
  const mean = (of: (at: Point) => number) => places.reduce((sum, at) => sum + of(at), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
