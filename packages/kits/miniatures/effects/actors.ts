/** The figures that an effect is about. */
import type { Effect } from '../model';

/** The ids of the figures that an effect is about. */
export function actorsOf(effect: Effect): readonly string[] {
  if ('from' in effect) return [effect.from, effect.to];
  return 'target' in effect ? [effect.figure, effect.target] : [effect.figure];
}
