/**
 * The mark of a database: a small file in the data folder of each server that says how far the database had come. If the database
 * is emptied, replaced, or set back by a lagging replica or an older copy, the next start notices. It may be behind the database,
 * and never ahead of it.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { StartError } from '../failure';
import type { Damages } from './damage';
import { makePrivateFile, makePrivateFolder } from './private-files';

/** Name of the file in the data folder. */
export const DATABASE_MARK = 'database.mark';
/** The setting that counts the matches that were deleted on purpose. */
export const DELETED = 'deleted matches';
/** The setting with the name that a database got when it was opened first. */
const NAME = 'name of the database';
/** The number of matches whose latest entry is noted. */
const NOTED = 200;

const STATE = `
  SELECT (SELECT last_value FROM matches_key_seq) AS matches,
    coalesce((SELECT value FROM settings WHERE name = $1), '0') AS deleted,
    (SELECT value FROM settings WHERE name = $2) AS name`;

/** Whether the tables are there that `STATE` reads. */
const THERE = `SELECT to_regclass('settings') IS NOT NULL AND to_regclass('matches_key_seq') IS NOT NULL AS there`;

const LATEST = `
  SELECT m.key, m.id, coalesce((SELECT max(n) FROM entries e WHERE e.match = m.key), 0) AS n
  FROM matches m WHERE m.key = ANY($1::bigint[])`;

const CHRISTEN = `
  INSERT INTO settings (name, value) VALUES ($1, gen_random_uuid()::text) ON CONFLICT (name) DO NOTHING`;

interface Stored {
  /** Host and name of the database, without user and password. */
  readonly place: string;
  readonly name: string;
  /** The greatest key of a match that there was. */
  readonly matches: number;
  readonly deleted: number;
  /** Keys of the latest matches of this server, and the number of their latest entry. */
  readonly latest: readonly (readonly [number, number])[];
}

/** The place of a database and of its mark. */
export interface MarkedPlace {
  readonly url: string;
  /** Empty for a program that only looks, and keeps no mark. */
  readonly dataDir: string;
}

/** The mark of an open database. */
export class PostgresMark {
  private readonly latest = new Map<number, number>();
  private readonly folder: string;
  private readonly path: string;
  private readonly place: string;

  constructor(
    private readonly pool: Pool,
    private readonly damages: Damages,
    { url, dataDir }: MarkedPlace,
  ) {
    this.folder = dataDir;
    this.path = join(dataDir, DATABASE_MARK);
    const { host, pathname, searchParams } = new URL(url);
    this.place = `${host}${pathname} ${searchParams.get('host') ?? ''}`.trim();
  }

  /**
   * Compares the database with the mark, and changes nothing. Throws a StartError if it is not the database that was marked; the
   * matches that are gone or lack entries become known damage.
   */
  async compare(): Promise<void> {
    const stored = this.read();
    if (stored === null || stored.place !== this.place) return;
    const { rows } = await this.pool.query<{ there: boolean }>(THERE);
    const now = rows[0]?.there === true ? await this.state() : null;
    if (now === null || now.name !== stored.name) {
      throw new StartError(
        `The database ${this.place} is empty or another one than before: there were up to ${stored.matches} matches in it. ` +
          'It was left as it is. Restore a backup with: npm run -s restore -- FILE. ' +
          `To go on with the database as it is, remove ${DATABASE_MARK} from the data folder.`,
      );
    }
    if (now.matches < stored.matches) {
      this.damages.file(
        `the database was set back: it has had ${now.matches} matches, and there were ${stored.matches}`,
      );
    }
    await this.compareLatest(stored, now.deleted);
  }

  /** Begins a new mark, after the database was compared with the one before and migrated. Rejects if it can't be written. */
  async begin(): Promise<void> {
    await this.pool.query(CHRISTEN, [NAME]);
    await this.write();
  }

  appended(key: number, n: number): void {
    // The latest ones come last.
    this.latest.delete(key);
    this.latest.set(key, n);
    if (this.latest.size > NOTED) this.latest.delete(this.latest.keys().next().value as number);
  }

  forgotten(key: number): void {
    this.latest.delete(key);
  }

  /** Writes the mark. A match that another server deletes meanwhile is in it, but its deletion is not counted in it yet. */
  async write(): Promise<void> {
    if (this.folder === '') return;
    const state = await this.state();
    const stored: Stored = { ...state, place: this.place, latest: [...this.latest] };
    makePrivateFolder(this.folder);
    const next = `${this.path}.${process.pid}`;
    makePrivateFile(next);
    writeFileSync(next, JSON.stringify(stored));
    renameSync(next, this.path);
  }

  private read(): Stored | null {
    if (this.folder === '' || !existsSync(this.path)) return null;
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as Stored;
    } catch {
      // A power cut may have torn it.
      return null;
    }
  }

  private async state(): Promise<Pick<Stored, 'name' | 'matches' | 'deleted'>> {
    const { rows } = await this.pool.query<{ matches: number; deleted: string; name: string | null }>(STATE, [
      DELETED,
      NAME,
    ]);
    const [{ matches = 0, deleted = '0', name = null } = {}] = rows;
    return { matches: Number(matches), deleted: Number(deleted), name: name ?? '' };
  }

  private async compareLatest(stored: Stored, deleted: number): Promise<void> {
    const { rows } = await this.pool.query<{ key: number; id: string; n: number }>(LATEST, [
      stored.latest.map(([key]) => key),
    ]);
    const found = new Map(rows.map((row) => [Number(row.key), row]));
    const missing = stored.latest.filter(([key]) => !found.has(key));
    // Servers delete old matches, and count what they delete.
    const isLost = missing.length > deleted - stored.deleted;
    for (const [key, lost] of isLost ? missing : []) this.damages.match({ id: `number ${key}`, what: 'gone', lost });
    for (const [key, n] of stored.latest) {
      const row = found.get(key);
      if (row === undefined) continue;
      if (row.n < n) this.damages.match({ id: row.id, what: 'lost', lost: n - Number(row.n) });
      this.appended(key, Number(row.n));
    }
  }
}

/** Removes the mark, so that whatever database comes next is taken as it is. */
export function removeDatabaseMark(dataDir: string): void {
  rmSync(join(dataDir, DATABASE_MARK), { force: true });
}
