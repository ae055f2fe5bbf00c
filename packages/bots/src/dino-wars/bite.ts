/** Phase 3: every dinosaur in contact bites what is most worth it. */
import { armyFigureOf, attackTargets, type Intent } from '@dwo/dino-wars';
import type { Seat } from '@dwo/kernel';
import { beastsOf, type Field } from './field';
import { biteWorth } from './worth';

/** The next bite; null when nobody touches anybody any more. */
export function bite(field: Field, seat: Seat): Intent | null {
  for (const { id, it } of beastsOf(field, seat)) {
    if (it.attacked) continue;
    let best: { target: string; value: number } | null = null;
    for (const target of attackTargets(field.state, id)) {
      const prey = armyFigureOf(field.state, target);
      const value = prey ? biteWorth(field.state, it, prey) : 0;
      if (!best || value > best.value) best = { target, value };
    }
    if (best) return { type: 'attack', figure: id, target: best.target };
  }
  return null;
}
