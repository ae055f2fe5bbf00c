/** The table of DINO WARS! from above, as lists of matches show it. */
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

/** The terrain, and every figure that stands on the table and has been spotted. */
export function planOf(seen: Frozen<State>): Plan {
  const { widthCi, heightCi, terrain } = seen.table;
  const tables = tablesOf(seen);
  const figures: Record<Side, number[]> = { army: [], dinosaurs: [] };
  const { dinosaurs, soldiers, vehicles, crewedWeapons } = seen;
  for (const figure of [dinosaurs, soldiers, vehicles, crewedWeapons].flatMap((all) =>
    Object.values<Frozen<Figure>>(all),
  )) {
    // On paper y grows upwards.
    if (onTable(figure)) figures[sideOf(figure)].push(figure.x, heightCi - figure.y, radiusIn(tables, figure));
  }
  return {
    width: widthCi,
    height: heightCi,
    grounds: terrain.map(({ kind, outline }) => [LOOKS[kind], outline.flatMap(({ x, y }) => [x, heightCi - y])]),
    figures,
  };
}
