/** Finds the place where a label hides least. */
import type { Point } from '@dwo/kernel';
import { measureText } from '../pictures/picture';
import type { Box } from '../shapes';

/** Height of a label with the room round it, in px. */
export const LABEL_HEIGHT = 34;

/** Width of a label with the room round it, in px. */
export function labelWidth(text: string): number {
  return measureText(text, 'read', 17) + 28;
}

/** The smallest size of a label whose words can be read. */
const LEAST = 0.78;

/** Scale of labels: never too small to read, smaller where a table has little room, and a little larger at close zoom. */
export function labelSize(drawing: number): number {
  return Math.min(1.4, Math.max(LEAST, drawing, Math.min(1, 1.5 * drawing)));
}

/** Scale of knobs: large enough to grab, a little larger at close zoom. */
export function knobSize(drawing: number): number {
  return Math.min(1.35, Math.max(0.95, drawing));
}

/** The area of a box that a plate round a point covers. */
export function covered(at: Point, width: number, height: number, box: Box): number {
  const across = Math.min(at.x + width / 2, box.right) - Math.max(at.x - width / 2, box.left);
  const down = Math.min(at.y + height / 2, box.bottom) - Math.max(at.y - height / 2, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The place at which a plate covers least of the boxes; of equals, the first. */
export function freest(places: readonly Point[], width: number, height: number, boxes: readonly Box[]): Point {
  let best = places[0] ?? { x: 0, y: 0 };
  let least = Infinity;
  for (const place of places) {
    const area = boxes.reduce((sum, box) => sum + covered(place, width, height, box), 0);
    if (area < least - 1) {
      least = area;
      best = place;
    }
  }
  return best;
}

/** Room between the middle of a label and the upper or lower edge of the table, in px. */
const ROOM = 20;

/** The place nearest to `at` where a label of this half width hangs over no edge of the table; amid a table too narrow for it. */
export function heldOn(at: Point, half: number, { left, top, right, bottom }: Box): Point {
  const side = Math.min(half, (right - left) / 2);
  return {
    x: Math.min(Math.max(at.x, left + side), right - side),
    y: Math.min(Math.max(at.y, top + ROOM), bottom - ROOM),
  };
}

/** Px between a label and the edge of the view. */
const AIR = 4;

interface Label {
  readonly plate: Plate;
  /** Degrees. */
  readonly tilt: number;
  readonly about: Box;
}

const isSeen = (view: Box, box: Box): boolean =>
  box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom;

/** The place nearest to `at` where a label lies whole in the view; `at` itself once the label and all that it is about are out of sight. */
export function seenIn(view: Box, at: Point, { plate, tilt, about }: Label): Point {
  const turn = (tilt * Math.PI) / 180;
  const [along, across] = [Math.abs(Math.cos(turn)) / 2, Math.abs(Math.sin(turn)) / 2];
  const half = {
    x: plate.width * along + plate.height * across + AIR,
    y: plate.width * across + plate.height * along + AIR,
  };
  const own = { left: at.x - half.x, top: at.y - half.y, right: at.x + half.x, bottom: at.y + half.y };
  if (!isSeen(view, about) && !isSeen(view, own)) return at;
  // In a view that is too narrow the beginning of the words is worth more than their end.
  return {
    x: Math.max(view.left + half.x, Math.min(at.x, view.right - half.x)),
    y: Math.max(view.top + half.y, Math.min(at.y, view.bottom - half.y)),
  };
}

interface Plate {
  readonly width: number;
  readonly height: number;
}

/** The places round an area where a plate touches its edge: above, below, beside, and off its corners. */
function placesRound({ width, height }: Plate, box: Box): readonly Point[] {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const [above, below] = [box.top - height * 0.8, box.bottom + height * 0.8];
  const [left, right] = [box.left - width * 0.6, box.right + width * 0.6];
  return [
    ...[above, below].map((at) => ({ x, y: at })),
    ...[right, left].map((at) => ({ x: at, y })),
    ...[above, below].flatMap((at) => [right, left].map((side) => ({ x: side, y: at }))),
  ];
}

const held = ({ width }: Plate, places: readonly Point[], sheet: Box): readonly Point[] =>
  places.map((at) => heldOn(at, width / 2, sheet));

/** The places in an area, or right beside it, where a plate may lie, the best first. */
export function placesFor(plate: Plate, box: Box, sheet: Box): readonly Point[] {
  const { width } = plate;
  const across = [0.5, 0.2, 0.8].map((share) => {
    const x = box.left + (box.right - box.left) * share;
    return Math.min(Math.max(x, box.left + width * 0.6), Math.max(box.right - width * 0.6, box.left + width * 0.6));
  });
  const down = [0.5, 0.2, 0.8].map((share) => box.top + (box.bottom - box.top) * share);
  const inside = down.flatMap((y) => across.map((x) => ({ x, y })));
  return held(plate, [...inside, ...placesRound(plate, box)], sheet);
}

/** The places right beside an area where a plate may lie: above it if there is room. */
export function placesBeside(plate: Plate, box: Box, sheet: Box): readonly Point[] {
  return held(plate, placesRound(plate, box), sheet);
}
