/** A Kysely dialect for the SQLite of Node. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';

/** SQLite runs schema changes in transactions, so a migration that fails or is killed halfway leaves nothing behind. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** Returns a dialect over an open database; the caller opens and closes the database. */
export function nodeSqliteDialect(db: DatabaseSync): SqliteDialect {
  return new Dialect({
    database: {
      close() {},
      prepare(sql) {
        const statement: StatementSync = db.prepare(sql);
        return {
          reader: statement.columns().length > 0,
          all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
          run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
          iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
        };
      },
    },
  });
}
