/** Room in zones (VS-R-45, VS-R-50). */
import type { Disc, Point } from '@dwo/kernel';
import { overlaps } from '@dwo/kernel/table';
import { CLASS_DATA, OVERLAP, SET_UP } from './data/limits';
import type { Rect } from './data/scenarios';

/** Whether a base lies wholly in a rectangle. */
export function isInRect({ x, y, radius }: Disc, [west, south, east, north]: Rect): boolean {
  return x - radius >= west && x + radius <= east && y - radius >= south && y + radius <= north;
}

/** The points of a zone's centre line and its parallels, in the order in which the server tries them (VS-R-45). */
function* usualPoints([west, south, east, north]: Rect): Generator<Point> {
  const [wide, high] = [east - west, north - south];
  const along = wide >= high;
  const middle = { x: Math.round((west + east) / 2), y: Math.round((south + north) / 2) };
  const shift = (lengthwise: number, aside: number): Point =>
    along ? { x: middle.x + lengthwise, y: middle.y + aside } : { x: middle.x + aside, y: middle.y + lengthwise };
  const [long, short] = along ? [wide, high] : [high, wide];
  for (let aside = 0; aside <= short / 2; aside += SET_UP.aside) {
    for (const off of aside === 0 ? [0] : [aside, -aside]) {
      for (let far = 0; far <= long / 2; far += SET_UP.along) {
        yield shift(far, off);
        if (far > 0) yield shift(-far, off);
      }
    }
  }
}

/** The first of those points of several zones that a base may take beside others; null if there is none. */
export function usualPlace(rects: readonly Rect[], radius: number, isFree: (disc: Disc) => boolean): Point | null {
  for (const rect of rects) {
    for (const at of usualPoints(rect)) {
      const disc = { ...at, radius };
      if (isInRect(disc, rect) && isFree(disc)) return at;
    }
  }
  return null;
}

/**
 * Places for bases of the largest class, row by row from the south-west corner of each zone: as many as are wanted, or as there
 * is room for (VS-R-50).
 */
export function placesIn(rects: readonly Rect[], wanted: number, isFree: (disc: Disc) => boolean): Point[] {
  const { radius } = CLASS_DATA.vehicle;
  const taken: Disc[] = [];
  for (const [west, south, east, north] of rects) {
    for (let y = south + radius; y + radius <= north; y += SET_UP.along) {
      for (let x = west + radius; x + radius <= east; x += SET_UP.along) {
        if (taken.length === wanted) return taken.map((each) => ({ x: each.x, y: each.y }));
        const disc = { x, y, radius };
        if (!taken.some((each) => overlaps(each, disc, OVERLAP)) && isFree(disc)) taken.push(disc);
      }
    }
  }
  return taken.map(({ x, y }) => ({ x, y }));
}
