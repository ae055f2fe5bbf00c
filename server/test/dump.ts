/** Dumps a database as SQL that recreates it. */
import type { DatabaseSync } from 'node:sqlite';

/** Every table, index, view and row as SQL, one statement per line. */
export function dumpOf(db: DatabaseSync): string {
  const parts = db.prepare(`SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid`).all();
  const rows = parts
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      db
        .prepare(`SELECT * FROM "${name}"`)
        .all()
        .map((row) => insertOf(String(name), row)),
    );
  const make = (...types: string[]) =>
    parts
      .filter(({ type }) => types.includes(String(type)))
      .map(({ sql }) => `${String(sql).replaceAll(/\s*\n\s*/g, ' ')};`);
  return `${[...make('table'), ...rows, ...make('index', 'view')].join('\n')}\n`;
}

function insertOf(table: string, row: Record<string, unknown>): string {
  const names = Object.keys(row).map((name) => `"${name}"`);
  return `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')});`;
}

function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array || ArrayBuffer.isView(value)) {
    return `X'${Buffer.from(value as Uint8Array).toString('hex')}'`;
  }
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
