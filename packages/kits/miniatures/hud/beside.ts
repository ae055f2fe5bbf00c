/** The places for cards and words beside figures, chosen so that they cover none. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** A figure on the screen, in px of the view. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The upper left corner of a card, in px of the view. */
export interface Corner {
  readonly left: number;
  readonly top: number;
}

const MARGIN = 10;
/** The px between the pointer and words. */
const AWAY = 18;

/** The first corner of the view in which a card of this size covers none of these; null if it covers one in every corner. */
export function freeCorner(card: Box, view: Box, spots: readonly Spot[]): Corner | null {
  const right = view.width - card.width - MARGIN;
  const bottom = view.height - card.height - MARGIN;
  if (right < MARGIN || bottom < MARGIN) return null;
  const corners = [
    { left: right, top: MARGIN },
    { left: MARGIN, top: MARGIN },
    { left: right, top: bottom },
    { left: MARGIN, top: bottom },
  ];
  return corners.find((corner) => hidden(card, corner, spots) === 0) ?? null;
}

/** The place near a pointer at which words cover the fewest of these; right below it if no other place is better. */
export function besidePointer(card: Box, view: Box, { x, y }: Omit<Spot, 'radius'>, spots: readonly Spot[]): Corner {
  const lefts = [x + AWAY, x - AWAY - card.width, x - card.width / 2];
  const tops = [y + AWAY, y - AWAY - card.height, y - card.height / 2];
  const places = tops.flatMap((top) => lefts.map((left) => inView({ left, top }, card, view)));
  const pointer = { x, y, radius: AWAY / 2 };
  const cost = (place: Corner) => hidden(card, place, spots) + 100 * hidden(card, place, [pointer]);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function inView({ left, top }: Corner, card: Box, view: Box): Corner {
  return {
    left: Math.round(clamp(left, MARGIN, view.width - card.width - MARGIN)),
    top: Math.round(clamp(top, MARGIN, view.height - card.height - MARGIN)),
  };
}

/** The number of these that a card there covers. */
function hidden(card: Box, { left, top }: Corner, spots: readonly Spot[]): number {
  return spots.filter(({ x, y, radius }) => {
    const dx = Math.max(left - x, 0, x - left - card.width);
    const dy = Math.max(top - y, 0, y - top - card.height);
    return dx * dx + dy * dy < radius * radius;
  }).length;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(Math.max(least, most), value));
}
