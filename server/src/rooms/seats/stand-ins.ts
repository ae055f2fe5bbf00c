/** Substitutes and the people they play for, by their identities. */
import type { Seat } from '@dwo/kernel';
import type { Chairs } from './chairs';
import type { Table } from './table-deeds';

/** The player of a seat: an identity, null for the computer and for a person without one. */
export function playerAt(table: Table, chairs: Chairs, seat: Seat): string | null {
  const at = table.playerOf(seat);
  const holder = table.holders[at];
  if (holder?.to === 'substitute') return holder.player;
  const sitter = chairs.at(at);
  return holder?.to !== 'owner' || sitter === null || sitter.bot ? null : sitter.player;
}

/**
 * The substitute who plays a seat, as the journal keeps it with the chair: empty for the computer and for a person
 * without an identity, null while the owner plays.
 */
export function heldBy(table: Table, chairs: Chairs, seat: Seat): string | null {
  const { to = 'owner' } = table.holders[seat] ?? {};
  return to === 'owner' ? null : (playerAt(table, chairs, seat) ?? '');
}
