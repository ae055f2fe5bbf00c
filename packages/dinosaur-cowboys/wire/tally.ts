/** The score and the attacks of a battle of the day. */
import type { Attack, Standing } from '@dwo/shared';
import type { Event, Now } from '../rules';
import { CHAIRS } from './plan';

/** The Turn, and the Hitpoints of everybody who is not Out of Action. */
export function tallyOf({ turn, entities }: Now): Standing {
  const left = { one: 0, other: 0 };
  for (const { seat, inPlay, hp } of entities) if (inPlay) left[CHAIRS[seat] ?? 'one'] += Math.max(0, hp);
  return { turn: Math.max(1, turn), left };
}

/** An attack whose dice are rolled, with the card of its target. A Snap attack answers a movement. */
export function attackIn({ entities }: Now, event: Event): Attack | null {
  if (event.type !== 'attackRolled' || event.snap) return null;
  const [attacker, target] = [entities[event.attacker], entities[event.target]];
  return attacker && target ? { side: CHAIRS[attacker.seat] ?? '', target: target.name } : null;
}
