/** Phase 3: every dinosaur in contact attacks the target that is worth most. */

import type { Seat } from '@dwo/kernel';
import { armyFigureOf, attackTargets, type Intent } from '../rules';
import { beastsOf, type Field, granted } from './field';
import { biteWorth } from './worth';

/** Returns the next attack, or null if no dinosaur can attack any more. */
export function bite(field: Field, seat: Seat): Intent | null {
  const { state } = field;
  for (const { id, it } of beastsOf(field, seat)) {
    if (it.attacked || it.z > 0) continue;
    const worth = (target: string): number => {
      const prey = armyFigureOf(state, target);
      return prey ? biteWorth(state, it, prey) : 0;
    };
    const targets = attackTargets(state, id).map((target) => ({ target, value: worth(target) }));
    targets.sort((a, b) => b.value - a.value);
    const bites = targets.map(({ target }): Intent => ({ type: 'attack', figure: id, target }));
    const intent = granted(field, seat, bites);
    if (intent) return intent;
  }
  return null;
}
