/**
 * The matches on this device. They are in the browser's database; where the browser refuses one, in the memory of the page, which
 * then says that they end with it. A worker of such a page uses the page's.
 */
import { isUnkept } from '../shell/keeping';
import { type Book, openDatabase, type Whole } from './database';
import type { LocalEntry, LocalMatch } from './match';
import { MemoryBook } from './memory-book';

/** The oldest of more passing matches than this are deleted. */
const PASSING_KEPT = 12;

let opened: Promise<Book> | null = null;
let memory: MemoryBook | null = null;

/** The memory of this page, if the browser has refused a database; null otherwise. Waits until that is known. */
export async function memoryOfPage(): Promise<MemoryBook | null> {
  await book();
  return memory;
}

/** Makes a worker use the book of its page. */
export function useBook(ofPage: Book): void {
  opened = Promise.resolve(ofPage);
}

function book(): Promise<Book> {
  opened ??= openDatabase(() => {
    opened = null;
  }).catch(() => {
    isUnkept('matches');
    memory ??= new MemoryBook();
    return memory;
  });
  return opened;
}

/** Stores a new match, and deletes the oldest passing ones beyond `PASSING_KEPT`. */
export async function addMatch(match: LocalMatch): Promise<void> {
  const kept = await book();
  await kept.add(match);
  const passing = (await kept.all()).filter((each) => each.passing);
  passing.sort((a, b) => b.begunAt - a.begunAt);
  for (const { id } of passing.slice(PASSING_KEPT)) await kept.remove(id);
}

/** A match on this device; null if it is unknown. */
export async function matchOf(id: string): Promise<LocalMatch | null> {
  return (await book()).match(id);
}

/** All matches, the most recently played first. */
export async function allMatches(): Promise<readonly LocalMatch[]> {
  const all = await (await book()).all();
  return all.filter(({ passing }) => !passing).sort((a, b) => b.lastAt - a.lastAt);
}

/** The entries of a match, in order. */
export async function entriesOf(id: string): Promise<readonly LocalEntry[]> {
  return (await book()).entries(id);
}

/** Stores an entry and the match after it. Throws if there already is an entry of that number, as from another window. */
export async function append(entry: LocalEntry, match: LocalMatch): Promise<void> {
  await (await book()).append(entry, match);
}

/** Stores the record of a finished match. */
export async function keepRecord(record: Whole): Promise<void> {
  await (await book()).keepRecord(record);
}

/** The record of a finished match; null if there is none. */
export async function recordOf(id: string): Promise<Whole | null> {
  return (await book()).record(id);
}

/** Deletes a match. */
export async function removeMatch(id: string): Promise<void> {
  await (await book()).remove(id);
}

/** Deletes all matches. */
export async function removeAll(): Promise<void> {
  await (await book()).clear();
}
