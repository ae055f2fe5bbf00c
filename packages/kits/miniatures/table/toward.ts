/** Finds the arrow toward the place that a match is about. Pure. */
import type { Point } from '@dwo/kernel';
import type { Beyond, Place, Scene } from '../model';

/** Pixels from the edge of the view to the middle of an arrow. */
export const INSET = 34;

/** A place that a match is about, as a line on the table; the same ends for a spot. */
export interface GoalPlace {
  readonly from: Point;
  readonly to: Point;
  /** Its name: "Exit". */
  readonly name: string;
}

/** The table beside a goal that is shown with it, in hundredths of an inch. */
const ROUND_CI = 300;
/** The pieces into which the line of a goal is cut to see whether any of it is in sight. */
const PIECES = 12;

interface Pointer extends Beyond {
  readonly place: Place;
  readonly side: 'left' | 'right';
}

/** The figures of the player, and where they stand. */
export interface Own {
  readonly ids: readonly string[];
  readonly places: readonly Point[];
}

/** The places along a goal. */
function placesOf({ from, to }: GoalPlace): readonly Place[] {
  return Array.from({ length: PIECES + 1 }, (_, at) => ({
    x: from.x + ((to.x - from.x) * at) / PIECES,
    y: from.y + ((to.y - from.y) * at) / PIECES,
    radiusCi: ROUND_CI,
  }));
}

/** The arrow toward the part of a goal that is nearest to the player's figures; null while any part is in sight. */
export function pointerTo(scene: Pick<Scene, 'sees' | 'beyond'>, goal: GoalPlace, own: Own): Pointer | null {
  const places = placesOf(goal);
  if (places.some((place) => scene.sees(place))) return null;
  const away = ({ x, y }: Point) => Math.min(...own.places.map((base) => Math.hypot(base.x - x, base.y - y)), Infinity);
  // Before anybody stands on the table it points to the middle.
  const nearest = [...places].sort((a, b) => away(a) - away(b))[0];
  const place = own.places.length === 0 ? places[PIECES / 2] : nearest;
  const beyond = place === undefined ? null : scene.beyond(place, INSET, own.ids);
  if (place === undefined || beyond === null) return null;
  return { ...beyond, place, side: Math.cos((beyond.angle * Math.PI) / 180) > -0.5 ? 'left' : 'right' };
}
