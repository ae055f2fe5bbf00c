/** Stores of people in memory, for tests. */
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { nodeSqliteDialect } from '../src/journal/sqlite-dialect';
import { type PeopleBook, PeopleStore, type PeopleTables } from '../src/people/store';
import { makePeopleTables } from '../src/people/tables';

/** A store of people in memory. */
function memoryBook(): PeopleBook {
  const bodies = new Map<string, string>();
  return {
    person: async (id) => JSON.parse(bodies.get(id) ?? 'null') as unknown,
    async savePeople(changes) {
      const text = (body: unknown) => (body === null ? undefined : JSON.stringify(body));
      if (changes.some(({ id, before }) => bodies.get(id) !== text(before))) return false;
      for (const { id, body } of changes) bodies.set(id, JSON.stringify(body));
      return true;
    },
  };
}

/** Settings in memory, which several servers can share. */
export function memoryCabinet() {
  const values = new Map<string, string>();
  return {
    values,
    setting: async (name: string) => values.get(name) ?? null,
    async settingOr(name: string, make: () => string) {
      const value = values.get(name) ?? make();
      values.set(name, value);
      return value;
    },
  };
}

/** A PeopleStore in memory. */
export async function memoryStore(): Promise<PeopleStore> {
  const db = new Kysely<PeopleTables>({ dialect: nodeSqliteDialect(new DatabaseSync(':memory:')) });
  await makePeopleTables(db);
  return new PeopleStore(memoryBook(), db);
}
