/** The plan of a match, seen from above, for lists of matches. */
import type { GroundLook, Plan } from '@dwo/shared';
import { bodies, type Now, RADIUS, TABLE, type TerrainKind } from '../rules';

/** Mils in a unit of the plan. */
const UNIT = 100;

/** The ground of each kind of terrain. */
export const LOOKS: Readonly<Record<TerrainKind, GroundLook>> = {
  hill: 'hill',
  woods: 'woods',
  rocks: 'rock',
  low_wall: 'rough',
  wreck: 'rough',
  building: 'walls',
};

/** The labels of the seats. */
export const CHAIRS = ['one', 'other'] as const;

/** The plan of a state: terrain and everybody who stands on the table. Null in the lobby. North is up. */
export function planOf(seen: Now): Plan | null {
  if (seen.entities.length === 0) return null;
  const [across, down] = [(x: number) => Math.round(x / UNIT), (y: number) => Math.round((TABLE.height - y) / UNIT)];
  const figures: Record<string, number[]> = { one: [], other: [] };
  for (const { seat, x, y, size } of bodies(seen)) {
    figures[CHAIRS[seat] ?? 'one']?.push(across(x ?? 0), down(y ?? 0), Math.round(RADIUS[size] / UNIT));
  }
  return {
    width: TABLE.width / UNIT,
    height: TABLE.height / UNIT,
    grounds: seen.terrain.map(({ kind, outline }) => [
      LOOKS[kind],
      outline.flatMap(({ x, y }) => [across(x), down(y)]),
    ]),
    figures,
  };
}
