/**
 * Directions in whole degrees, counter-clockwise from +x. All results come from one table of integer sines and from exact
 * products. They keep the symmetries of the square: a turned or mirrored table gives turned or mirrored results.
 */
import type { Point } from './geometry';

/** The scale of `cosine` and `sine`: the integer that stands for 1. */
export const TRIG_SCALE = 16_777_216;

/** The sines of 0 to 90 degrees times TRIG_SCALE, rounded to integers. */
const SINES = [
  0, 292803, 585516, 878052, 1170319, 1462231, 1753697, 2044628, 2334937, 2624535, 2913333, 3201244, 3488179, 3774052,
  4058776, 4342263, 4624427, 4905183, 5184445, 5462127, 5738146, 6012416, 6284856, 6555381, 6823909, 7090358, 7354647,
  7616697, 7876426, 8133756, 8388608, 8640905, 8890570, 9137527, 9381700, 9623016, 9861400, 10096781, 10329086,
  10558244, 10784187, 11006844, 11226149, 11442034, 11654434, 11863283, 12068519, 12270079, 12467901, 12661926,
  12852093, 13038346, 13220627, 13398880, 13573053, 13743091, 13908942, 14070557, 14227886, 14380881, 14529495,
  14673684, 14813402, 14948609, 15079262, 15205322, 15326749, 15443509, 15555564, 15662880, 15765426, 15863169,
  15956081, 16044131, 16127295, 16205546, 16278861, 16347217, 16410594, 16468971, 16522332, 16570661, 16613941,
  16652161, 16685309, 16713374, 16736348, 16754223, 16766996, 16774661, 16777216,
] as const;

/** The direction normalised to a whole degree from 0 to 359. */
export function wholeDegrees(degrees: number): number {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest + 0;
}

/** The sine of a whole degree, times `TRIG_SCALE`, as the nearest integer. */
export function sine(degrees: number): number {
  const d = wholeDegrees(degrees);
  return d > 180 ? -archOf(d - 180) : archOf(d);
}

/** The sine of 0 to 180 degrees; the second half mirrors the first. */
function archOf(d: number): number {
  return SINES[Math.min(d, 180 - d)] as number;
}

/** The cosine of a whole degree, times `TRIG_SCALE`, as the nearest integer. */
export function cosine(degrees: number): number {
  return sine(degrees + 90);
}

/**
 * Directions at 0.5, 1.5 ... 44.5 degrees, as sums of their neighbours. A direction beyond the one at d + 0.5 rounds to more
 * than d.
 */
const HALF_X: number[] = [];
const HALF_Y: number[] = [];
for (let d = 0; d < 45; d++) {
  HALF_X.push(cosine(d) + cosine(d + 1));
  HALF_Y.push(sine(d) + sine(d + 1));
}

/** The direction from one point to another in whole degrees from 0 to 359, at most 0.5 degrees off; null if they coincide. */
export function bearing(from: Point, to: Point): number | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return null;
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  const inOctant = octantDegrees(Math.max(ax, ay), Math.min(ax, ay));
  const inQuadrant = ay > ax ? 90 - inOctant : inOctant;
  const inHalf = dx < 0 ? 180 - inQuadrant : inQuadrant;
  return dy < 0 ? (360 - inHalf) % 360 : inHalf;
}

/** Rounds the direction (x, y), between 0 and 45 degrees, to whole degrees. */
function octantDegrees(x: number, y: number): number {
  let low = 0;
  let high = 45;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((HALF_X[middle] as number) * y > (HALF_Y[middle] as number) * x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Whether `to` lies at most `halfAngle` whole degrees (0 to 180) to either side of `facing`, seen from `from`. The limit
 * counts as inside, and so does `from` itself.
 */
export function withinArc(from: Point, facing: number, halfAngle: number, to: Point): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const leftOfFirst = cosine(facing - halfAngle) * dy - sine(facing - halfAngle) * dx >= 0;
  const rightOfLast = dx * sine(facing + halfAngle) - dy * cosine(facing + halfAngle) >= 0;
  if (halfAngle > 90) return leftOfFirst || rightOfLast;
  return leftOfFirst && rightOfLast && cosine(facing) * dx + sine(facing) * dy >= 0;
}
