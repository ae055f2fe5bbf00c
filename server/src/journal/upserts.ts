/** Statements that insert a row or replace it, in SQLite and PostgreSQL. */
import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables';
import type { Report } from './talk';

/** Saves a setting. */
export function savingSetting(db: Kysely<Tables>, name: string, value: string): CompiledQuery {
  const insert = db.insertInto('settings').values({ name, value });
  return insert.onConflict((on) => on.column('name').doUpdateSet({ value })).compile();
}

/** Saves a setting unless there is one. */
export function addingSetting(db: Kysely<Tables>, name: string, value: string): CompiledQuery {
  const insert = db.insertInto('settings').values({ name, value });
  return insert.onConflict((on) => on.doNothing()).compile();
}

/** Saves the chat of a match. */
export function savingTalk(db: Kysely<Tables>, match: number, talk: unknown): CompiledQuery {
  const body = JSON.stringify(talk);
  const insert = db.insertInto('talk').values({ match, body });
  return insert.onConflict((on) => on.column('match').doUpdateSet({ body })).compile();
}

/** Saves a report for the operator. */
export function savingReport(db: Kysely<Tables>, report: Report): CompiledQuery {
  const { id, at, closedAt: closed_at } = report;
  const body = JSON.stringify(report);
  const insert = db.insertInto('reports').values({ id, at, closed_at, body });
  return insert.onConflict((on) => on.column('id').doUpdateSet({ closed_at, body })).compile();
}
