/** Where a card stands so that it hides neither the figure it speaks of nor the way to it. */

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Placement {
  readonly left: number;
  readonly top: number;
  /** On which side of the figure the card stands, for its pointer. */
  readonly side: 'left' | 'right';
  /** Height of the pointer along the card. */
  readonly pointer: number;
}

const MARGIN = 10;
const AWAY = 44;

/** A place for a card of this size beside `target`, away from `shooter`, inside `view`. */
export function placeBeside(card: Box, view: Box, target: Spot, shooter: Spot | null): Placement {
  const room = (side: 'left' | 'right') =>
    side === 'right' ? view.width - target.x - target.radius : target.x - target.radius;
  const needed = card.width + AWAY + MARGIN;
  const wanted = shooter !== null && shooter.x > target.x ? 'left' : 'right';
  const other = wanted === 'left' ? 'right' : 'left';
  const side = room(wanted) >= needed || room(wanted) >= room(other) ? wanted : other;
  const beside = side === 'right' ? target.x + target.radius + AWAY : target.x - target.radius - AWAY - card.width;
  const left = clamp(beside, MARGIN, view.width - card.width - MARGIN);
  const top = clamp(target.y - card.height * 0.35, MARGIN, view.height - card.height - MARGIN);
  return { left, top, side, pointer: clamp(target.y - top, 18, card.height - 18) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(Math.max(least, most), value));
}
