/** The figure that comes to hand after another has acted. */
import { distance, type Point } from '@dwo/kernel';

/** A figure within this distance is near enough, in ci: the view hardly has to move. */
const NEAR_CI = 1200;

/** The place of a figure; null for one without. */
type PlaceOf = (figure: string) => Point | null;

/** The figure whose turn it is in the tray (`due`), or the nearest of all that are left if that one is far away. */
export function comesNext(due: string, left: readonly string[], after: string, placeOf: PlaceOf): string {
  const from = placeOf(after);
  const far = (figure: string) => {
    const at = placeOf(figure);
    return from === null || at === null ? Number.POSITIVE_INFINITY : distance(from, at);
  };
  if (from === null || placeOf(due) === null || far(due) <= NEAR_CI) return due;
  return left.reduce((best, each) => (far(each) < far(best) ? each : best), due);
}
