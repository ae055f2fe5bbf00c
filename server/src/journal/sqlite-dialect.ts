/** Lets kysely speak to the SQLite that is built into Node. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';

/** A dialect over an open database; whoever opened it closes it. */
export function nodeSqliteDialect(db: DatabaseSync): SqliteDialect {
  return new SqliteDialect({
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
