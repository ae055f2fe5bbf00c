/** How a unit in reserve comes in by a press on the field. */
import { dinoSoldiers, type Figure, type Intent, type Now, seatOf, sideOf, startOf } from '../../rules';

/** The intent of a press on a tile while a unit in reserve is chosen; null if the unit can't come in there (DS-RES-1). */
export function entersAt(state: Now, chosen: Figure | null, tile: number): Intent | null {
  if (chosen?.place !== 'reserve') return null;
  const side = sideOf(chosen);
  const intent: Intent = { type: 'enter', unit: chosen.id };
  if (startOf(state, side) !== tile) return null;
  return dinoSoldiers.check(state, seatOf(state, side), intent) === null ? intent : null;
}
