/** Column types in the databases of a journal. */

/** The databases a journal can be in. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Column types by what they are for. SQLite's integers have 64 bits, and a row's number counts by itself. */
export const TYPES = {
  sqlite: { number: 'integer', bytes: 'blob', counter: 'integer' },
  postgres: { number: 'bigint', bytes: 'bytea', counter: 'bigserial' },
} as const;
