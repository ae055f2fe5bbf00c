/** Blows in a playout: the figure that strikes, the one that is destroyed, and the way. */
import type { Blow, BlowReader } from '@dwo/kernel';
import { type Event, type Now, onTable, type State } from '../rules';

const NONE: readonly Blow[] = [];

/** Reads events from `start` on. */
export function readBlows(start: Now): BlowReader<State, Event> {
  const known = new Set(onTable(start).map(({ id }) => id));
  let way = '';
  return (now, event) => {
    if (event.type === 'attacked') way = event.way;
    if (event.type !== 'destroyed' || !known.has(event.figure)) return NONE;
    const { figure, by } = event;
    return [{ figure: String(figure), by: String(by), way, later: now.round - start.round, part: 1 }];
  };
}
