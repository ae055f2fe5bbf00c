import { crossesPolygon, type Frozen, inPolygon, type Point } from '@dwo/kernel';
import { boardOf, type Piece } from './board';
import type { State } from './state';

/** Height of the ground under a base centre: on a hill figures stand on its top (DW-R-38). Sight and range only (DW-R-107). */
export function groundCi(state: Frozen<State>, at: Point): number {
  let height = 0;
  for (const piece of boardOf(state).plateaus) {
    if (piece.heightCi > height && inPolygon(at, piece.outline)) height = piece.heightCi;
  }
  return height;
}

/** The first piece of terrain on the way of a base centre that nobody may enter; null if the way is open (DW-R-10). */
export function barrierOn(state: Frozen<State>, way: readonly Point[]): Piece | null {
  return boardOf(state).barriers.find(({ outline }) => wayEnters(way, outline)) ?? null;
}

/** Whether a way leads through an area or has a corner on its edge, which belongs to it. */
function wayEnters(way: readonly Point[], outline: readonly Point[]): boolean {
  for (let i = 1; i < way.length; i++) {
    const from = way[i - 1] as Point;
    const to = way[i] as Point;
    if (inPolygon(to, outline) || crossesPolygon(from, to, outline)) return true;
  }
  return false;
}
