/**
 * Space: what a game tells of what stands where, in the units of the scene. Cameras, followers and boards ask it and know no
 * state. It says nothing of sides: whoever may be attacked is an enemy.
 */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Place } from './model';

/** The bodies on the table of one game. Its answers depend on the state alone. */
export interface Standing<S> {
  /** The size of the table. */
  size(state: Frozen<S>): { readonly widthCi: number; readonly heightCi: number };
  /** All figures that stand on the table by themselves, in an order of the game's own. */
  figures(state: Frozen<S>): readonly string[];
  /** The base of a figure; null if it does not stand on the table by itself. */
  base(state: Frozen<S>, figure: string): Place | null;
  /** The radius of a base, whether or not the figure is on the table. */
  radius(state: Frozen<S>, figure: string): number;
  /** The figure that is drawn for this one: the vehicle or mount of a rider, the carrier of a gun, else itself. */
  body(state: Frozen<S>, figure: string): string;
  owner(state: Frozen<S>, figure: string): Seat | null;
  /** Whether this is a thing on the table that nobody owns, and that can be chosen like a figure. */
  thing?(state: Frozen<S>, id: string): boolean;
  /** The enemies of a seat on the table. */
  enemies(state: Frozen<S>, seat: Seat): readonly string[];
}

/** These figures, the nearest to any of the bases first, measured between the middles. */
export function nearestFirst<S>(
  standing: Standing<S>,
  state: Frozen<S>,
  figures: readonly string[],
  bases: readonly Point[],
): readonly string[] {
  const away = (at: Point) => Math.min(...bases.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  return figures
    .flatMap((figure) => {
      const base = standing.base(state, figure);
      return base === null ? [] : { figure, away: away(base) };
    })
    .sort((a, b) => a.away - b.away)
    .map(({ figure }) => figure);
}
