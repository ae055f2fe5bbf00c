/** The neighbours of each tile, computed once for a field, because no tile is placed or removed during play. */
import { DIRECTIONS, type Now, plus, tileAt } from '../rules';

/** By tile index, then by direction: the index of the tile there, or null. */
type Beside = readonly (readonly (number | null)[])[];

const known = new WeakMap<Now['tiles'], Beside>();

/** The neighbours of each tile of a state, from a cache while its tiles are the same. */
export function besideOf(state: Now): Beside {
  const found = known.get(state.tiles);
  if (found !== undefined && found.length === state.tiles.length) return found;
  const made = state.tiles.map((tile) => DIRECTIONS.map((direction) => tileAt(state, plus(tile, direction))));
  known.set(state.tiles, made);
  return made;
}
