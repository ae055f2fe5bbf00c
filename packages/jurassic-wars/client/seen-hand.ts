/** The hands that everybody has seen: a set lies face up before its player takes it as a new hand (JW-G-15, JW-G-17). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Event, State } from '../rules';

/** The note that the log keeps of a set that has become a hand. */
export interface TookUp {
  readonly type: 'tookUp';
  readonly cards: readonly number[];
}

/** The note of an event; null for all events that take up no set. */
export const tookUpOf = (event: Event): TookUp | null =>
  event.type === 'pickedUp' ? { type: 'tookUp', cards: [...event.cards] } : null;

export const isTookUp = (note: object | undefined): note is TookUp =>
  note !== undefined && 'type' in note && note.type === 'tookUp';

/**
 * The ranks in the hand of a seat, if all of them lay face up before; null for any other hand. Cards that were played since then
 * lie on the table again.
 */
export function seenHand(
  { players, up, out }: Pick<Frozen<State>, 'players' | 'up' | 'out'>,
  seat: Seat,
  log: readonly Pick<LogEntry, 'rule' | 'seats' | 'tale'>[],
): readonly number[] | null {
  // A new deal takes the cards of everybody.
  const told = log.slice(log.findLastIndex(({ rule }) => rule === 'JW-G-3') + 1);
  const note = told.findLast(({ seats, tale }) => seats.includes(seat) && isTookUp(tale))?.tale;
  const cards = players[seat]?.cards ?? 0;
  if (!isTookUp(note) || cards === 0) return null;
  const open = new Set([...up, ...out, ...players.flatMap(({ set }) => set)]);
  const left = note.cards.filter((rank) => !open.has(rank)).sort((a, b) => a - b);
  return left.length === cards ? left : null;
}
