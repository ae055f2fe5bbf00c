/** Primal Instinct on the board: from each bound dinosaur to what it must attack. */
import { fielded, focusOf, type Now, type Spot, standingOn } from '../../rules';

/** A line from a bound dinosaur to one of the units that its attacks must hit. */
export interface InstinctLine {
  readonly unit: number;
  readonly prey: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** The lines of all bound dinosaurs on the field (DS-PI-5, DS-PI-7); prey on the own tile needs none. */
export function instinctLines(state: Now): readonly InstinctLine[] {
  return fielded(state, 'dinosaurs').flatMap((unit) =>
    focusOf(state, unit)
      .filter((prey) => prey.tile !== unit.tile)
      .map((prey) => ({ unit: unit.id, prey: prey.id, from: standingOn(state, unit), to: standingOn(state, prey) })),
  );
}
