/** Identities of the people who play the seats. */
import type { Seat } from '@dwo/kernel';
import type { Chairs } from './chairs';
import type { Table } from './table-deeds';

/** The identity of a seat's player; null for a computer player and for a person without one. */
export function playerAt(table: Table, chairs: Chairs, seat: Seat): string | null {
  const at = table.playerOf(seat);
  const holder = table.holders[at];
  if (holder?.to === 'substitute') return holder.player;
  const sitter = chairs.at(at);
  return holder?.to !== 'owner' || sitter === null || sitter.bot ? null : sitter.player;
}

/**
 * The substitute of a seat, as the journal stores it with the chair: empty for a computer player and for a person without an
 * identity, null while the owner plays.
 */
export function heldBy(table: Table, chairs: Chairs, seat: Seat): string | null {
  const { to = 'owner' } = table.holders[seat] ?? {};
  return to === 'owner' ? null : (playerAt(table, chairs, seat) ?? '');
}
