/** The matches on this device, in IndexedDB. An entry is stored before the page hears of it. */
import type { Recording, Tagged } from '@dwo/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LocalEntry, LocalMatch } from './match';

const NAME = 'dino-wars';
/** The oldest of more passing matches than this are deleted. */
const PASSING_KEPT = 12;

type Whole = Recording<Tagged, unknown>;

interface Schema extends DBSchema {
  matches: { key: string; value: LocalMatch };
  entries: { key: [match: string, n: number]; value: LocalEntry };
  /** Finished matches, with everything that verification needs. */
  records: { key: string; value: Whole & { readonly id: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(base) {
      base.createObjectStore('matches', { keyPath: 'id' });
      base.createObjectStore('entries', { keyPath: ['match', 'n'] });
      base.createObjectStore('records', { keyPath: 'id' });
    },
    // Another window has a newer release, or the browser has closed this connection: the next call opens the database again.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** The key range of all entries of one match. */
function range(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

/** Stores a new match, and deletes the oldest passing ones beyond `PASSING_KEPT`. */
export async function addMatch(match: LocalMatch): Promise<void> {
  const base = await database();
  await base.add('matches', match);
  const passing = (await base.getAll('matches')).filter((each) => each.passing);
  passing.sort((a, b) => b.begunAt - a.begunAt);
  for (const { id } of passing.slice(PASSING_KEPT)) await removeMatch(id);
}

/** A match on this device; null if it is unknown. */
export async function matchOf(id: string): Promise<LocalMatch | null> {
  return (await (await database()).get('matches', id)) ?? null;
}

/** All matches, the most recently played first. */
export async function allMatches(): Promise<readonly LocalMatch[]> {
  const all = await (await database()).getAll('matches');
  return all.filter(({ passing }) => !passing).sort((a, b) => b.lastAt - a.lastAt);
}

/** The entries of a match, in order. */
export async function entriesOf(id: string): Promise<readonly LocalEntry[]> {
  return (await database()).getAll('entries', range(id));
}

/** Stores an entry and the match after it. Throws if there already is an entry of that number, as from another window. */
export async function append(entry: LocalEntry, match: LocalMatch): Promise<void> {
  const base = await database();
  const writing = base.transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    writing.objectStore('entries').add(entry),
    writing.objectStore('matches').put(match),
    writing.done,
  ]);
}

/** Stores the record of a finished match. */
export async function keepRecord(record: Whole & { readonly id: string }): Promise<void> {
  await (await database()).put('records', record);
}

/** The record of a finished match; null if there is none. */
export async function recordOf(id: string): Promise<Whole | null> {
  return (await (await database()).get('records', id)) ?? null;
}

/** Deletes a match. */
export async function removeMatch(id: string): Promise<void> {
  const base = await database();
  const writing = base.transaction(['matches', 'entries', 'records'], 'readwrite');
  await Promise.all([
    writing.objectStore('entries').delete(range(id)),
    writing.objectStore('matches').delete(id),
    writing.objectStore('records').delete(id),
    writing.done,
  ]);
}

/** Deletes all matches. */
export async function removeAll(): Promise<void> {
  const base = await database();
  const writing = base.transaction(['matches', 'entries', 'records'], 'readwrite');
  await Promise.all([
    writing.objectStore('matches').clear(),
    writing.objectStore('entries').clear(),
    writing.objectStore('records').clear(),
    writing.done,
  ]);
}
