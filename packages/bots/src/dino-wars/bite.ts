/** Phase 3: every dinosaur in contact bites the man who is most worth it. */
import { contacts, type Intent, soldierOf } from '@dwo/dino-wars';
import type { Seat } from '@dwo/kernel';
import { beastsOf, type Field } from './field';
import { killChance, worthOf } from './worth';

/** The next bite; null when nobody touches anybody any more. */
export function bite(field: Field, seat: Seat): Intent | null {
  for (const { id, it } of beastsOf(field, seat)) {
    if (it.attacked) continue;
    let best: { target: string; value: number } | null = null;
    for (const target of contacts(field.state, id)) {
      const man = soldierOf(field.state, target);
      const value = man ? killChance(it, man) * worthOf(man) : 0;
      if (!best || value > best.value) best = { target, value };
    }
    if (best) return { type: 'attack', figure: id, target: best.target };
  }
  return null;
}
