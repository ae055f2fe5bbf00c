/** The matches on this device in the memory of a page, for a browser that refuses a database. */
import type { Book, Whole } from './database';
import type { LocalEntry, LocalMatch } from './match';

/** Keeps matches until the page is left. */
export class MemoryBook implements Book {
  readonly #matches = new Map<string, LocalMatch>();
  readonly #entries = new Map<string, readonly LocalEntry[]>();
  readonly #records = new Map<string, Whole>();

  async add(match: LocalMatch): Promise<void> {
    this.#matches.set(match.id, match);
  }

  async match(id: string): Promise<LocalMatch | null> {
    return this.#matches.get(id) ?? null;
  }

  async all(): Promise<readonly LocalMatch[]> {
    return [...this.#matches.values()];
  }

  async entries(id: string): Promise<readonly LocalEntry[]> {
    return this.#entries.get(id) ?? [];
  }

  async append(entry: LocalEntry, match: LocalMatch): Promise<void> {
    const before = this.#entries.get(match.id) ?? [];
    if (before.some(({ n }) => n === entry.n)) throw new Error(`There already is an entry ${entry.n}`);
    this.#entries.set(match.id, [...before, entry]);
    this.#matches.set(match.id, match);
  }

  async keepRecord(record: Whole): Promise<void> {
    this.#records.set(record.id, record);
  }

  async record(id: string): Promise<Whole | null> {
    return this.#records.get(id) ?? null;
  }

  async remove(id: string): Promise<void> {
    for (const kept of [this.#matches, this.#entries, this.#records]) kept.delete(id);
  }

  async clear(): Promise<void> {
    for (const kept of [this.#matches, this.#entries, this.#records]) kept.clear();
  }
}
