/** The next turn of the other side, supposed before it begins. */
import { dataOf, type Figure, type Now, type Side, sideOf } from '../../rules';

/** The state as if the next turn of a side had begun: its units have all their movement points and attacks. */
export function nextTurnOf(state: Now, side: Side): Now {
  const units = state.units.map((unit) =>
    sideOf(unit) === side ? { ...unit, points: dataOf(unit).move, modes: [], entered: false } : unit,
  );
  return { ...state, phase: 'play', step: 'move', side, cameIn: false, pending: [], attacks: 0, units };
}

/** A unit with its place in a state in which it stands on this tile. */
export function onTile(state: Now, unit: Figure, tile: number): { readonly there: Now; readonly unit: Figure } {
  const moved: Figure = { ...unit, place: 'field', tile };
  return { there: { ...state, units: state.units.map((each) => (each.id === unit.id ? moved : each)) }, unit: moved };
}
