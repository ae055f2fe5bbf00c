/** The plan of a match, seen from above, for lists of matches. */
import type { GroundLook, Plan } from '@dwo/shared';
import { FACES, isLarge, type Now, type Side, sideOf, unitsOn } from '../rules';

/** The width of a tile in units of the plan. */
const TILE = 24;
/** The row of each side within a tile, in units of the plan: the dinosaurs stand to the north. */
const ROW: Readonly<Record<Side, number>> = { dinosaurs: 7, soldiers: 17 };
const RADIUS = { small: 3, large: 6 } as const;

/** The ground of each terrain name. */
export const LOOKS: Readonly<Record<string, GroundLook>> = {
  jungleTrail: 'open',
  sunlitGlade: 'open',
  thinJungle: 'woods',
  ricePaddy: 'marsh',
  marsh: 'marsh',
  riverBend: 'water',
  boulderField: 'rock',
  bambooThicket: 'woods',
  abandonedHut: 'walls',
  hiddenCrevice: 'rough',
  tripwireAmbush: 'rough',
  spikedPit: 'rough',
  rockslide: 'rock',
  minefield: 'rough',
  start: 'open',
};

/**
 * The plan of a state: tiles that are face up, Obstacles, and units on the field. Null before the first tile is placed.
 */
export function planOf(seen: Now): Plan | null {
  const { tiles, obstacles } = seen;
  const spots = [...tiles, ...obstacles];
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const square = (look: GroundLook, { x, y }: (typeof spots)[number]): [GroundLook, number[]] => {
    const [west, north] = [(x - left) * TILE, (y - top) * TILE];
    return [look, [west, north, west + TILE, north, west + TILE, north + TILE, west, north + TILE]];
  };
  const figures: Record<Side, number[]> = { dinosaurs: [], soldiers: [] };
  for (const [at, { x, y }] of tiles.entries()) {
    for (const side of ['dinosaurs', 'soldiers'] as const) {
      const units = unitsOn(seen, at).filter((unit) => sideOf(unit) === side);
      for (const [i, unit] of units.entries()) {
        const across = Math.round(((i + 0.5) * TILE) / units.length);
        const radius = isLarge(unit) ? RADIUS.large : RADIUS.small;
        figures[side].push((x - left) * TILE + across, (y - top) * TILE + ROW[side], radius);
      }
    }
  }
  return {
    width: (Math.max(...xs) - left + 1) * TILE,
    height: (Math.max(...ys) - top + 1) * TILE,
    grounds: [
      ...tiles.map((tile) => square(tile.face === null ? 'unknown' : (LOOKS[FACES[tile.face].name] ?? 'open'), tile)),
      ...obstacles.map((spot) => square('rock', spot)),
    ],
    figures,
  };
}
