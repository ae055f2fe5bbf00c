/** The places of figures on a tile, by side, in fractions of the tile. */
import { type Figure, isLarge, type Side, sideOf } from '../rules';

/** The centre of a figure. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The side length of the square that the figure fills. */
  readonly size: number;
}

/** Centres and sizes of figures that stand among others, so that no two cover each other's signs. */
interface Rank {
  readonly at: readonly (readonly [number, number])[];
  readonly size: number;
}

/** By their number: units of one side alone on their tile. */
const ALONE: readonly Rank[] = [
  { at: [[0.5, 0.52]], size: 0.76 },
  {
    at: [
      [0.3, 0.29],
      [0.7, 0.73],
    ],
    size: 0.52,
  },
  {
    at: [
      [0.27, 0.27],
      [0.73, 0.27],
      [0.5, 0.71],
    ],
    size: 0.48,
  },
  {
    at: [
      [0.26, 0.25],
      [0.74, 0.25],
      [0.26, 0.71],
      [0.74, 0.71],
    ],
    size: 0.48,
  },
];
/** By their number: units of one side in the upper half of a tile, with the other side in the lower half. */
const HALF: readonly Rank[] = [
  { at: [[0.5, 0.26]], size: 0.5 },
  {
    at: [
      [0.26, 0.26],
      [0.74, 0.26],
    ],
    size: 0.46,
  },
  {
    at: [
      [0.19, 0.19],
      [0.5, 0.31],
      [0.81, 0.19],
    ],
    size: 0.36,
  },
  {
    at: [
      [0.14, 0.18],
      [0.38, 0.32],
      [0.62, 0.18],
      [0.86, 0.32],
    ],
    size: 0.32,
  },
];
/** By their number: small units before a large one of the other side, which keeps its head free. */
const BEFORE_GIANT: readonly Rank[] = [
  { at: [[0.76, 0.25]], size: 0.44 },
  {
    at: [
      [0.3, 0.24],
      [0.76, 0.24],
    ],
    size: 0.42,
  },
  {
    at: [
      [0.19, 0.23],
      [0.5, 0.23],
      [0.81, 0.23],
    ],
    size: 0.36,
  },
  {
    at: [
      [0.14, 0.22],
      [0.38, 0.22],
      [0.62, 0.22],
      [0.86, 0.22],
    ],
    size: 0.32,
  },
];

/** The places of the units of one tile, in the order of the units. */
export function placesOn(units: readonly Figure[]): readonly Place[] {
  const count = (side: Side) => units.filter((unit) => sideOf(unit) === side).length;
  const shared = count('dinosaurs') > 0 && count('soldiers') > 0;
  const giants = units.filter(isLarge).length;
  const seen = { dinosaurs: 0, soldiers: 0 };
  return units.map((unit) => {
    const side = sideOf(unit);
    const at = seen[side]++;
    if (isLarge(unit)) {
      if (!shared) return { x: 0.5, y: 0.5, size: 1.04 };
      return { x: 0.46, y: side === 'dinosaurs' ? 0.38 : 0.68, size: 0.86 };
    }
    const ranks = !shared ? ALONE : giants > 0 ? BEFORE_GIANT : HALF;
    const { at: places, size } = ranks[Math.min(ranks.length, count(side)) - 1] ?? { at: [], size: 0.5 };
    const [x, y] = places[at] ?? [0.5, 0.5];
    return { x, y: shared && side === 'soldiers' ? 1 - y : y, size };
  });
}

/** The unit under a press within a tile; null if the press met no figure or came from the keyboard. */
export function unitUnder(
  units: readonly Figure[],
  at: { readonly x: number; readonly y: number } | null,
): Figure | null {
  if (at === null) return null;
  const met = placesOn(units).map(({ x, y, size }, i) => ({
    unit: units[i],
    far: Math.hypot(at.x - x, at.y - y) / size,
  }));
  const [nearest] = met.sort((a, b) => a.far - b.far);
  return nearest === undefined || nearest.far > 0.5 ? null : (nearest.unit ?? null);
}
