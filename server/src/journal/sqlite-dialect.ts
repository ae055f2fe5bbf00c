/** Lets kysely speak to the SQLite that is built into Node. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';

/** SQLite can take back changes of tables: a step that fails halfway, or a process killed in it, leaves nothing behind. */
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

/** A dialect over an open database; the caller opens and closes it. */
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
