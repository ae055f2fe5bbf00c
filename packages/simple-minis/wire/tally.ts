/** The score and the attacks of a battle of the day. */
import type { Attack, Standing } from '@dwo/shared';
import type { Event, Now } from '../rules';
import { chairsOf } from './chairs';

/** The round, and the points of the figures of each seat that are neither destroyed nor withdrawn. */
export function tallyOf({ round, options, figures }: Now): Standing {
  const labels = chairsOf(options);
  const left = Object.fromEntries(labels.map((label) => [label, 0]));
  for (const { seat, place, points } of figures) {
    const label = seat === null ? undefined : labels[seat];
    if (label !== undefined && place !== 'destroyed' && place !== 'withdrawn')
      left[label] = (left[label] ?? 0) + points;
  }
  return { turn: Math.max(1, round), left };
}

/** An attack on a figure, with its profile, or its class if a player made it: `own/troop`. */
export function attackIn({ options, figures }: Now, event: Event): Attack | null {
  if (event.type !== 'attacked' || event.target === null) return null;
  const [attacker, target] = [figures[event.figure], figures[event.target]];
  if (attacker === undefined || attacker.seat === null || target === undefined) return null;
  const own = `own/${target.grade ?? (target.large ? 'creature' : target.class)}`;
  return { side: chairsOf(options)[attacker.seat] ?? '', target: target.profile === 'own' ? own : target.profile };
}
