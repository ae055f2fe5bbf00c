import { cosine, type Point, sine, TRIG_SCALE } from '@dwo/kernel';

/** A place so far away in a direction, in whole degrees, rounded towards the start so that it costs no more. */
export function placeAt({ x, y }: Point, degrees: number, lengthCi: number): Point {
  return {
    x: x + Math.trunc((cosine(degrees) * lengthCi) / TRIG_SCALE),
    y: y + Math.trunc((sine(degrees) * lengthCi) / TRIG_SCALE),
  };
}
