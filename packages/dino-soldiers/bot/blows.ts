/** Blows in a playout: the unit that attacks, those that it hurts, and the way. */
import type { Blow, BlowReader } from '@dwo/kernel';
import type { Event, Now, State } from '../rules';

const NONE: readonly Blow[] = [];

type Striker = Pick<Blow, 'by' | 'way'>;

const NOBODY: Striker = { by: null, way: 'terrain' };

/** Reads events from `start` on; `turnsOf` counts the turns of both sides. */
export function readBlows(start: Now, turnsOf: (now: Now) => number): BlowReader<State, Event> {
  const begun = turnsOf(start);
  const known = new Map(start.units.flatMap(({ id, place, hp }) => (place === 'field' && hp > 0 ? [[id, hp]] : [])));
  let striker = NOBODY;
  /** The units that the present attack has hit: only one of them is known to have dealt a counter. */
  let hit: number[] = [];
  const change = (now: Now, unit: number, left: number, how: Striker): readonly Blow[] => {
    const most = known.get(unit) ?? 0;
    const before = now.units[unit];
    const had = before === undefined || before.place === 'dead' ? 0 : before.hp;
    const lost = Math.min(most, had) - Math.min(most, left);
    if (most === 0 || lost === 0) return NONE;
    return [{ figure: String(unit), ...how, later: turnsOf(now) - begun, part: lost / most }];
  };
  const byCause = (cause: Extract<Event, { type: 'hurt' }>['cause']): Striker => {
    if (cause === 'attack') return striker;
    const [only, other] = hit;
    return cause === 'counter' && only !== undefined && other === undefined
      ? { by: String(only), way: cause }
      : { by: null, way: cause };
  };
  return (now, event) => {
    switch (event.type) {
      case 'attacked':
        striker = { by: String(event.unit), way: event.mode };
        hit = [];
        return NONE;
      case 'hit':
        hit.push(event.unit);
        return NONE;
      case 'settled': {
        // This hit waited, and is dealt now.
        const waited = now.pending.find(({ unit, attack }) => unit === event.unit && attack === event.attack);
        if (waited !== undefined) striker = { by: String(waited.by), way: '' };
        hit = [event.unit];
        return NONE;
      }
      case 'hurt':
        return change(now, event.unit, (now.units[event.unit]?.hp ?? 0) - event.damage, byCause(event.cause));
      case 'died':
        return change(now, event.unit, 0, byCause(event.cause));
      case 'healed':
        return change(now, event.unit, (now.units[event.unit]?.hp ?? 0) + event.points, { by: null, way: 'healed' });
      default:
        return NONE;
    }
  };
}
