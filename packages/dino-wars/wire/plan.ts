/** The table of DINO WARS! from above, for lists of matches. */
import type { Frozen } from '@dwo/kernel';
import type { GroundLook, Plan } from '@dwo/shared';
import { type Figure, onTable, radiusIn, type Side, type State, sideOf, type TerrainKind, tablesOf } from '../rules';

const LOOKS: Readonly<Record<TerrainKind, GroundLook>> = {
  open: 'open',
  broken: 'rough',
  woods: 'woods',
  ruins: 'walls',
  hill: 'hill',
  building: 'walls',
  swamp: 'marsh',
  deep_swamp: 'marsh',
  mountain: 'rock',
  shallow_water: 'water',
  deep_water: 'deep',
};

/** Returns the terrain, and every figure that is on the table and not hidden. */
export function planOf(seen: Frozen<State>): Plan {
  const { widthCi, heightCi, terrain } = seen.table;
  const tables = tablesOf(seen);
  const figures: Record<Side, number[]> = { army: [], dinosaurs: [] };
  const { dinosaurs, soldiers, vehicles, crewedWeapons } = seen;
  for (const figure of [dinosaurs, soldiers, vehicles, crewedWeapons].flatMap((all) =>
    Object.values<Frozen<Figure>>(all),
  )) {
    // In the rules y grows upward; in a plan it grows downward.
    if (onTable(figure)) figures[sideOf(figure)].push(figure.x, heightCi - figure.y, radiusIn(tables, figure));
  }
  return {
    width: widthCi,
    height: heightCi,
    grounds: terrain.map(({ kind, outline }) => [LOOKS[kind], outline.flatMap(({ x, y }) => [x, heightCi - y])]),
    figures,
  };
}
