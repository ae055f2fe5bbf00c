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
/** Hiding the shooter or the target is as bad as hiding so many others. */
const ACTOR_WEIGHT = 8;
/** How much of the card may stand above the target's middle, the preferred first. */
const ABOVE = [0.35, 0.15, 0.6, 0.85];

interface Surroundings {
  readonly view: Box;
  readonly target: Spot;
  readonly shooter: Spot | null;
  /** Everybody else in view. */
  readonly others: readonly Spot[];
}

/** A place for a card of this size beside the target, on the side and at the height where it hides least. */
export function placeBeside(card: Box, { view, target, shooter, others }: Surroundings): Placement {
  const places = (['right', 'left'] as const).flatMap((side) => {
    const beside = side === 'right' ? target.x + target.radius + AWAY : target.x - target.radius - AWAY - card.width;
    const left = clamp(beside, MARGIN, view.width - card.width - MARGIN);
    return ABOVE.map((share): Costed => {
      const top = clamp(target.y - card.height * share, MARGIN, view.height - card.height - MARGIN);
      const hides = (spot: Spot | null) => spot !== null && covers({ left, top, ...card }, spot);
      const hidden = others.filter(hides).length + (hides(shooter) || hides(target) ? ACTOR_WEIGHT : 0);
      const cost = hidden + Math.abs(left - beside) / 20;
      return { left, top, side, cost, pointer: clamp(target.y - top, 18, card.height - 18) };
    });
  });
  const { cost: _, ...best } = places.reduce((least, place) => (place.cost < least.cost ? place : least));
  return best;
}

type Costed = Placement & { readonly cost: number };

function covers(card: Box & { left: number; top: number }, { x, y, radius }: Spot): boolean {
  const dx = Math.max(card.left - x, 0, x - card.left - card.width);
  const dy = Math.max(card.top - y, 0, y - card.top - card.height);
  return dx * dx + dy * dy < radius * radius;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(Math.max(least, most), value));
}
