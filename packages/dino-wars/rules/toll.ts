/** The option Terrain Penalties (DW-OPT-TERR-1 to 3, DW-R-75). */
import { crossesPolygon, type Frozen, type Point, strictlyInPolygon } from '@dwo/kernel';
import { figureIndexOf, type Piece } from './figure-index';
import { type Figure, isCrewedWeapon, isDinosaur, isVehicle } from './figures';
import { isAirborne } from './heights';
import { plays } from './options-in-play';
import type { State } from './state';
import { tablesOf } from './tables';

/**
 * Returns the index of the leg on which a path has to pay for unusual terrain: the first that goes through any, or out of
 * it. Null if no leg does, or if the figure has paid this turn (DW-OPT-TERR-3). Water costs a swimmer nothing.
 */
export function tollAt(state: Frozen<State>, figure: Frozen<Figure>, path: readonly Point[]): number | null {
  const rough = dearTo(state, figure);
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point, path[at] as Point];
    if (rough.some(({ outline }) => crossesPolygon(from, to, outline))) return at - 1;
  }
  return null;
}

/** Whether a figure stands inside terrain that it would have to pay for. */
export function isBogged(state: Frozen<State>, figure: Frozen<Figure>): boolean {
  return !isAirborne(figure) && dearTo(state, figure).some(({ outline }) => strictlyInPolygon(figure, outline));
}

/** Lists the terrain that a figure would have to pay for. */
function dearTo(state: Frozen<State>, figure: Frozen<Figure>): readonly Piece[] {
  if (!plays(state, 'terrain_penalties') || isCrewedWeapon(figure) || figure.paidTerrain) return [];
  const swims = isDinosaur(figure) && tablesOf(state).dinosaurs[figure.kind].swimmer;
  return figureIndexOf(state).rough.filter(({ water }) => !(water && swims));
}

/** Returns the toll of a figure in ci: 6" for a vehicle, 2" for all others (DW-OPT-TERR-2). */
export function tollCi(state: Frozen<State>, figure: Frozen<Figure>): number {
  const { terrainCi, vehicleTerrainCi } = tablesOf(state).parameters;
  return isVehicle(figure) ? vehicleTerrainCi : terrainCi;
}
