/** The SQL statements that save a lobby: its chairs, their arrangement and a changed set-up. */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Lease, LobbyRecord } from './journal';
import { chairRow, lobbyRow, type Tables } from './tables';

/** Returns the statements in their order. */
export function savingLobby(db: Kysely<Tables>, { key }: Lease, lobby: LobbyRecord): CompiledQuery[] {
  const chairs = lobby.chairs.map((chair) => chairRow(key, chair));
  const queries: Compilable[] = [
    db.updateTable('matches').set(lobbyRow(lobby)).where('key', '=', key).where('begun_at', 'is', null),
    db.deleteFrom('chairs').where('match', '=', key),
  ];
  if (chairs.length > 0) queries.push(db.insertInto('chairs').values(chairs));
  return queries.map((query) => query.compile());
}
