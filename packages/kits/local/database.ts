/** The matches on this device in the browser's database. An entry is stored before the page hears of it. */
import type { Recording, Tagged } from '@dwo/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LocalEntry, LocalMatch } from './match';

const NAME = 'dino-wars';

/** A finished match, with everything that verification needs. */
export type Whole = Recording<Tagged, unknown> & { readonly id: string };

/** A store of matches; its calls may cross over to another thread. */
export interface Book {
  add(match: LocalMatch): Promise<void>;
  match(id: string): Promise<LocalMatch | null>;
  all(): Promise<readonly LocalMatch[]>;
  entries(id: string): Promise<readonly LocalEntry[]>;
  /** Stores an entry and the match after it. Rejects if there already is an entry of that number. */
  append(entry: LocalEntry, match: LocalMatch): Promise<void>;
  keepRecord(record: Whole): Promise<void>;
  record(id: string): Promise<Whole | null>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

interface Schema extends DBSchema {
  matches: { key: string; value: LocalMatch };
  entries: { key: [match: string, n: number]; value: LocalEntry };
  records: { key: string; value: Whole };
}

const ALL = ['matches', 'entries', 'records'] as const;

/** The key range of all entries of one match. */
function range(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

/**
 * Opens the database. Calls `terminated` once another window has a newer release or the browser has closed the connection: then
 * it has to be opened again. Rejects if the browser refuses.
 */
export async function openDatabase(terminated: () => void): Promise<Book> {
  const base = await openDB<Schema>(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('matches', { keyPath: 'id' });
      fresh.createObjectStore('entries', { keyPath: ['match', 'n'] });
      fresh.createObjectStore('records', { keyPath: 'id' });
    },
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      terminated();
    },
    terminated,
  });
  return new DatabaseBook(base);
}

class DatabaseBook implements Book {
  constructor(private readonly base: IDBPDatabase<Schema>) {}

  async add(match: LocalMatch): Promise<void> {
    await this.base.add('matches', match);
  }

  async match(id: string): Promise<LocalMatch | null> {
    return (await this.base.get('matches', id)) ?? null;
  }

  all(): Promise<readonly LocalMatch[]> {
    return this.base.getAll('matches');
  }

  entries(id: string): Promise<readonly LocalEntry[]> {
    return this.base.getAll('entries', range(id));
  }

  async append(entry: LocalEntry, match: LocalMatch): Promise<void> {
    const writing = this.base.transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      writing.objectStore('entries').add(entry),
      writing.objectStore('matches').put(match),
      writing.done,
    ]);
  }

  async keepRecord(record: Whole): Promise<void> {
    await this.base.put('records', record);
  }

  async record(id: string): Promise<Whole | null> {
    return (await this.base.get('records', id)) ?? null;
  }

  async remove(id: string): Promise<void> {
    const writing = this.base.transaction(ALL, 'readwrite');
    await Promise.all([
      writing.objectStore('entries').delete(range(id)),
      writing.objectStore('matches').delete(id),
      writing.objectStore('records').delete(id),
      writing.done,
    ]);
  }

  async clear(): Promise<void> {
    const writing = this.base.transaction(ALL, 'readwrite');
    await Promise.all([...ALL.map((name) => writing.objectStore(name).clear()), writing.done]);
  }
}
