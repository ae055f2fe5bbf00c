import { cosine, type Point, sine, TRIG_SCALE } from '@dwo/kernel';

/** Returns the place at this direction (whole degrees) and distance, rounded towards the start so that it costs no more. */
export function placeAt({ x, y }: Point, degrees: number, lengthCi: number): Point {
  return {
    x: x + Math.trunc((cosine(degrees) * lengthCi) / TRIG_SCALE),
    y: y + Math.trunc((sine(degrees) * lengthCi) / TRIG_SCALE),
  };
}
