/** Places: at a direction and distance, one after the other until one is free, and along a line as far as it is free. */
import { cosine, sine, TRIG_SCALE } from '../angles';
import { distance, type Point } from '../geometry';

/**
 * The place at this direction in degrees and distance from another one, rounded outwards so that bases touch and never
 * overlap.
 */
export function placeBeside(other: Point, degrees: number, length: number): Point {
  return {
    x: other.x + outwards((cosine(degrees) * length) / TRIG_SCALE),
    y: other.y + outwards((sine(degrees) * length) / TRIG_SCALE),
  };
}

function outwards(value: number): number {
  return (value < 0 ? Math.floor(value) : Math.ceil(value)) + 0;
}

/** The place at this direction in degrees and distance, rounded towards the start so that it costs no more. */
export function placeAt(from: Point, degrees: number, length: number): Point {
  return {
    x: from.x + Math.trunc((cosine(degrees) * length) / TRIG_SCALE) + 0,
    y: from.y + Math.trunc((sine(degrees) * length) / TRIG_SCALE) + 0,
  };
}

/** The place at this distance along a vector, each coordinate rounded to the nearest whole unit, halves upwards. */
export function placeAlong(from: Point, vector: Point, length: number): Point {
  const long = distance({ x: 0, y: 0 }, vector);
  return {
    x: Math.floor(from.x + (vector.x * length) / long + 0.5),
    y: Math.floor(from.y + (vector.y * length) / long + 0.5),
  };
}

/** The place itself, then places on circles around it, from the east counter-clockwise. */
export function* ringPlaces(
  at: Point,
  { apart, degrees, farthest }: { readonly apart: number; readonly degrees: number; readonly farthest: number },
): Generator<Point> {
  for (let out = 0; out <= farthest; out += apart) {
    for (let turned = 0; turned < (out === 0 ? 1 : 360); turned += degrees) yield placeAt(at, turned, out);
  }
}

/** Places along a line: its middle, then one step along the vector, one step against it, two steps along it, and so on. */
export function* outwardPlaces(
  middle: Point,
  vector: Point,
  { step, farthest }: { readonly step: number; readonly farthest: number },
): Generator<Point> {
  yield middle;
  for (let out = step; out <= farthest; out += step) {
    yield placeAlong(middle, vector, out);
    yield placeAlong(middle, { x: -vector.x, y: -vector.y }, out);
  }
}

/** The first of these places that fits; null if none does. */
export function firstPlace(places: Iterable<Point>, fits: (place: Point) => boolean): Point | null {
  for (const place of places) if (fits(place)) return place;
  return null;
}

/** A move straight along a vector: at most this far, in places this far apart. */
export interface Slide {
  readonly from: Point;
  readonly vector: Point;
  readonly farthest: number;
  readonly step: number;
}

/** The farthest place of a slide that fits, tried from its end towards its start; the start if none does. */
export function farthestPlace({ from, vector, farthest, step }: Slide, fits: (place: Point) => boolean): Point {
  for (let out = farthest; out > 0; out -= step) {
    const place = placeAlong(from, vector, out);
    if (fits(place)) return place;
  }
  return from;
}

/** The last place of a slide before the first that does not fit, tried from its start; the start if the first does not. */
export function lastPlace({ from, vector, farthest, step }: Slide, fits: (place: Point) => boolean): Point {
  let last = from;
  for (let out = step; out <= farthest; out += step) {
    const place = placeAlong(from, vector, out);
    if (!fits(place)) return last;
    last = place;
  }
  return last;
}
