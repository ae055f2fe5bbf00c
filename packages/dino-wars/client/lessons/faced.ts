/** The enemy that a figure turns toward. */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { armyOf, dinosaursOf, isBeast, onTable, placeOf } from '../tools/figures';

/** So many degrees to either side count as ahead. */
const AHEAD = 30;

/** The nearest enemy ahead of a figure once it faces these degrees; null if there is none. */
export function facedFoe(state: Frozen<State>, figure: FigureId, facing: number): FigureId | null {
  const here = placeOf(state, figure);
  if (here === null) return null;
  const foes = isBeast(state, figure) ? armyOf(state) : dinosaursOf(state);
  const [ahead] = foes
    .flatMap(([id, foe]) => {
      const at = onTable(foe) ? placeOf(state, id) : null;
      if (at === null) return [];
      const bearing = (Math.atan2(at.y - here.y, at.x - here.x) * 180) / Math.PI;
      const off = Math.abs(((bearing - facing + 540) % 360) - 180);
      return off <= AHEAD ? [{ id, away: (at.x - here.x) ** 2 + (at.y - here.y) ** 2 }] : [];
    })
    .sort((a, b) => a.away - b.away);
  return ahead?.id ?? null;
}
