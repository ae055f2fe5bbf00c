/** The SQL statements that delete a match, or remove the people it names. */
import { type Compilable, type CompiledQuery, type Kysely, sql } from 'kysely';
import type { PeopleTables } from '../people/store';

import type { Lease, Rewriting } from './journal';
import { chairRow, type Tables } from './tables';

/**
 * Returns the statements that delete a match, in their order. The lease stays, so that no room can write to the deleted
 * match.
 */
export function forgetting(db: Kysely<Tables & PeopleTables>, { key }: Lease, id: string): Compilable[] {
  return [
    db.deleteFrom('entries').where('match', '=', key),
    db.deleteFrom('heads').where('match', '=', key),
    db.deleteFrom('talk').where('match', '=', key),
    db.deleteFrom('reports').where('body', 'like', `%"matchKey":${key},%`),
    db.deleteFrom('notices').where('match', '=', id),
    db.deleteFrom('settings').where('name', '=', `rematch of ${id}`),
    db.deleteFrom('chairs').where('match', '=', key),
    db.deleteFrom('matches').where('key', '=', key),
  ];
}

/**
 * Returns the statements that replace the parts of a match that name a person, in their order. The last one releases the
 * lease.
 */
export function rewriting(
  db: Kysely<Tables>,
  { key, fence }: Lease,
  to: Rewriting,
  tables: readonly string[],
): CompiledQuery[] {
  const queries: Compilable[] = [db.deleteFrom('chairs').where('match', '=', key)];
  // The chain of hashes is made anew when the match is read again.
  queries.push(db.deleteFrom('heads').where('match', '=', key));
  const chairs = to.chairs.map((chair) => chairRow(key, chair));
  if (chairs.length > 0) queries.push(db.insertInto('chairs').values(chairs));
  if (to.creatorGoes) queries.push(db.updateTable('matches').set({ creator: null }).where('key', '=', key));
  if (to.talk !== null) {
    const body = JSON.stringify(to.talk);
    queries.push(db.updateTable('talk').set({ body }).where('match', '=', key));
  }
  for (const report of to.reports) {
    const body = JSON.stringify(report);
    queries.push(db.updateTable('reports').set({ body }).where('id', '=', report.id));
  }
  if (to.droppedReports.length > 0) queries.push(db.deleteFrom('reports').where('id', 'in', [...to.droppedReports]));
  const deeds = to.deeds.flatMap(({ n, body }) =>
    tables.map((table) => {
      const text = JSON.stringify(body);
      return sql`update ${sql.table(table)} set body = ${text} where match = ${key} and n = ${n}`.compile(db);
    }),
  );
  const free = db.updateTable('leases').set({ owner: null, fence: fence + 1 });
  const last = free.where('match', '=', key).where('fence', '=', fence);
  return [...queries.map((query) => query.compile()), ...deeds, last.compile()];
}
