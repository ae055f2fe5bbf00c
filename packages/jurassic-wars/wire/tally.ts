/** The score and the combats of a battle of the day. */
import type { Frozen } from '@dwo/kernel';
import type { Attack, Standing } from '@dwo/shared';
import type { Event, State } from '../rules';

/** The combat, from 1, and the dinocards of each seat, in hand and in its set (JW-G-20). */
export function tallyOf({ combats, players }: Frozen<State>, labels: readonly string[]): Standing {
  const left = players.map(({ cards, set }, seat) => [labels[seat] ?? '', cards + set.length] as const);
  return { turn: combats + 1, left: Object.fromEntries(left) };
}

/** The dinosaur that a seat sends into a combat: its rank. */
export function attackIn(event: Event, labels: readonly string[]): Attack | null {
  return event.type === 'played' ? { side: labels[event.seat] ?? '', target: String(event.rank) } : null;
}
