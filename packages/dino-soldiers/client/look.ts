/** The places of figures on a tile, by side, in fractions of the tile. */
import { type Figure, isLarge, type Side, sideOf } from '../rules';

/** The centre of a figure. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The side length of the square that the figure fills. */
  readonly size: number;
}

const ALONE: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.52]],
  2: [
    [0.29, 0.42],
    [0.71, 0.62],
  ],
  3: [
    [0.27, 0.31],
    [0.73, 0.31],
    [0.5, 0.72],
  ],
  4: [
    [0.27, 0.3],
    [0.73, 0.3],
    [0.27, 0.74],
    [0.73, 0.74],
  ],
};
const ALONE_SIZE = [0, 0.76, 0.58, 0.48, 0.46];
const SHARED_SIZE = [0, 0.5, 0.46, 0.38, 0.34];
/**
 * Sizes, by their number, of figures that share a tile with a large unit of the other side; they stand beside its head.
 */
const BEFORE_GIANT = [0, 0.44, 0.42, 0.36, 0.32];

/** The places of the units of one tile, in the order of the units. */
export function placesOn(units: readonly Figure[]): readonly Place[] {
  const count = (side: Side) => units.filter((unit) => sideOf(unit) === side).length;
  const shared = count('dinosaurs') > 0 && count('soldiers') > 0;
  const giants = units.filter(isLarge).length;
  const seen = { dinosaurs: 0, soldiers: 0 };
  return units.map((unit) => {
    const side = sideOf(unit);
    const at = seen[side]++;
    const all = count(side);
    const large = isLarge(unit);
    if (!shared) {
      const [x, y] = large ? [0.5, 0.5] : (ALONE[Math.min(4, all)]?.[at] ?? [0.5, 0.5]);
      return { x, y, size: large ? 1.04 : (ALONE_SIZE[all] ?? 0.42) };
    }
    const y = side === 'dinosaurs' ? 0.27 : 0.75;
    if (large) return { x: 0.46, y: side === 'dinosaurs' ? 0.38 : 0.68, size: 0.86 };
    const x = (at + 0.5) / all;
    if (giants > 0)
      return { x: all === 1 ? 0.76 : x, y: side === 'dinosaurs' ? 0.24 : 0.8, size: BEFORE_GIANT[all] ?? 0.3 };
    return { x, y: y + (all > 2 ? (at % 2) * 0.07 - 0.03 : 0), size: SHARED_SIZE[all] ?? 0.3 };
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
