/** The matches of this device, in the browser's database: an entry is on the disk before the page hears of it. */
import type { Recording, Tagged } from '@dwo/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LocalEntry, LocalMatch } from './match';

const NAME = 'dino-wars';
/** Lessons beyond this many are forgotten, the oldest first. */
const PASSING_KEPT = 12;

type Whole = Recording<Tagged, unknown>;

interface Schema extends DBSchema {
  matches: { key: string; value: LocalMatch };
  entries: { key: [match: string, n: number]; value: LocalEntry };
  /** Finished ones, with everything that can be checked. */
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
    // Another window has a newer release, or this one was closed by the browser: the next call opens it again.
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

/** Everything of one match. */
function range(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

/** Keeps a match that begins, and forgets the oldest of those that are soon forgotten. */
export async function addMatch(match: LocalMatch): Promise<void> {
  const base = await database();
  await base.add('matches', match);
  const passing = (await base.getAll('matches')).filter((each) => each.passing);
  passing.sort((a, b) => b.begunAt - a.begunAt);
  for (const { id } of passing.slice(PASSING_KEPT)) await removeMatch(id);
}

/** A match of this device; null for an unknown one. */
export async function matchOf(id: string): Promise<LocalMatch | null> {
  return (await (await database()).get('matches', id)) ?? null;
}

/** All matches, those in which something happened last first. */
export async function allMatches(): Promise<readonly LocalMatch[]> {
  const all = await (await database()).getAll('matches');
  return all.filter(({ passing }) => !passing).sort((a, b) => b.lastAt - a.lastAt);
}

/** The entries of a match, in order. */
export async function entriesOf(id: string): Promise<readonly LocalEntry[]> {
  return (await database()).getAll('entries', range(id));
}

/** Writes an entry down, with what it makes of the match. Throws if there is one of its number already, as from another window. */
export async function append(entry: LocalEntry, match: LocalMatch): Promise<void> {
  const base = await database();
  const writing = base.transaction(['matches', 'entries'], 'readwrite', { durability: 'strict' });
  await Promise.all([
    writing.objectStore('entries').add(entry),
    writing.objectStore('matches').put(match),
    writing.done,
  ]);
}

/** Keeps the record of a finished match. */
export async function keepRecord(record: Whole & { readonly id: string }): Promise<void> {
  await (await database()).put('records', record);
}

/** The record of a finished match; null for any other. */
export async function recordOf(id: string): Promise<Whole | null> {
  return (await (await database()).get('records', id)) ?? null;
}

/** Forgets a match. */
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

/** Forgets all of them. */
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
