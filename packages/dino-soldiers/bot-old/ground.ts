/** The tiles beside each tile, worked out once for a field: nothing is laid or taken away while units move. */
import { DIRECTIONS, type Now, plus, tileAt } from '../rules';

/** By tile, then by direction: the tile there, or null. */
type Beside = readonly (readonly (number | null)[])[];

const known = new WeakMap<Now['tiles'], Beside>();

export function besideOf(state: Now): Beside {
  const found = known.get(state.tiles);
  if (found !== undefined && found.length === state.tiles.length) return found;
  const made = state.tiles.map((tile) => DIRECTIONS.map((direction) => tileAt(state, plus(tile, direction))));
  known.set(state.tiles, made);
  return made;
}
