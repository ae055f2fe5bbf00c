/** Blows in a playout: the entity that attacks, those that it hurts, and the way. */
import type { Blow, BlowReader } from '@dwo/kernel';
import { type Event, type Now, posseOf, type State } from '../rules';

const NONE: readonly Blow[] = [];

/** Reads events from `start` on. */
export function readBlows(start: Now): BlowReader<State, Event> {
  const known = new Map(start.posses.flatMap((_, seat) => posseOf(start, seat).map(({ id, hp }) => [id, hp] as const)));
  /** The blow that changes the Hitpoints of an entity by so many; more than it had at the beginning do not count. */
  const change = (now: Now, entity: number, points: number, how: Pick<Blow, 'by' | 'way'>): readonly Blow[] => {
    const most = known.get(entity) ?? 0;
    const before = now.entities[entity]?.hp ?? 0;
    const counted = (hp: number) => Math.min(most, Math.max(0, hp));
    const lost = counted(before) - counted(before + points);
    if (most <= 0 || lost === 0) return NONE;
    return [{ figure: String(entity), ...how, later: now.turn - start.turn, part: lost / most }];
  };
  return (now, event) => {
    switch (event.type) {
      case 'struck': {
        const { attack } = now;
        const by = attack === null ? null : String(attack.attacker);
        const way = attack?.charge === true ? 'charge' : (attack?.mode ?? '');
        return event.harm.flatMap(({ entity, damage }) => change(now, entity, -damage, { by, way }));
      }
      case 'healed':
        return change(now, event.entity, event.points, { by: null, way: 'healed' });
      default:
        return NONE;
    }
  };
}
