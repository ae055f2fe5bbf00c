/** The score and the attacks of a battle of the day. */
import type { Attack, Standing } from '@dwo/shared';
import { ALPHA_COST, type Event, type Now, sideOf, worthOf } from '../rules';

/** The round, and the cost of the living units of each side (DS-END-5). */
export function tallyOf(state: Now): Standing {
  const left = (side: 'dinosaurs' | 'soldiers') => worthOf(state, side, ALPHA_COST);
  return { turn: Math.max(1, state.round), left: { dinosaurs: left('dinosaurs'), soldiers: left('soldiers') } };
}

/** The attack on each enemy unit that is hit (DS-ATK-9): its type. */
export function attackIn({ units }: Now, event: Event): Attack | null {
  if (event.type !== 'hit') return null;
  const [attacker, target] = [units[event.by], units[event.unit]];
  if (attacker === undefined || target === undefined || sideOf(attacker) === sideOf(target)) return null;
  return { side: sideOf(attacker), target: target.type };
}
