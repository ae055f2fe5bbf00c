/** Directions round a figure: the border of its reach, and the places in it that are tried. */
import { distance, type Point } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import type { Threat } from './contract';

/** The directions in which a border is looked for. */
const BORDER_DIRECTIONS = 36;
/** Rounding to whole places makes a path longer by less than this. */
const SPARE_CI = 2;
/** A border is found to within this. */
const NEAR_CI = 25;
/** The directions and shares of the movement in which a safer place is looked for. */
const DIRECTIONS = 24;
const SHARES = [1, 0.75, 0.5, 0.25];

/** The outline round all straight ways that `reaches` allows, widened by `more`. Lengths in ci. */
export function outlineOf(from: Point, moveCi: number, more: number, reaches: (to: Point) => boolean): Point[] {
  return Array.from({ length: BORDER_DIRECTIONS }, (_, turn) => {
    const degrees = (turn * 360) / BORDER_DIRECTIONS;
    let [near, far] = [0, Math.max(0, moveCi - SPARE_CI)];
    if (reaches(placeAt(from, degrees, Math.floor(far)))) near = far;
    while (far - near > NEAR_CI) {
      const middle = (near + far) / 2;
      if (reaches(placeAt(from, degrees, Math.floor(middle)))) near = middle;
      else far = middle;
    }
    return placeAt(from, degrees, Math.floor(near + more));
  });
}

/** Places round a figure, at most so far away, that are tried for a safer one. */
export function starOf(from: Point, mostCi: number): readonly Point[] {
  const places: Point[] = [];
  for (let turn = 0; turn < DIRECTIONS; turn++) {
    for (const share of SHARES) {
      const length = Math.floor(mostCi * share - SPARE_CI);
      const to = placeAt(from, (turn * 360) / DIRECTIONS, length);
      if (length > 0 && distance(from, to) > 0) places.push(to);
    }
  }
  return places;
}

/** Threats by their chances, the highest first. */
export function highestFirst(threats: readonly Threat[]): readonly Threat[] {
  return [...threats].sort((a, b) => b.share - a.share || (a.figure < b.figure ? -1 : 1));
}
