/** Whether the file of an SQLite journal can be read and written to. */
import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kysely } from 'kysely';
import { messageOf } from '../failure';
import type { Damages } from './damage';
import type { SqliteTables } from './inbox';
import { isDamage } from './open-sqlite';

/** A disk that refused a write counts as full for this long. */
const FULL_MS = 10_000;
/** A disk with less than this many bytes left is full. */
const LEAST_FREE = 16 * 2 ** 20;

/** The health of one open file. */
export class SqliteHealth {
  private readonly inode: number;
  /** Why a read has failed; null while all succeed. */
  private unreadable: string | null = null;

  constructor(
    private readonly file: string,
    private readonly damages: Damages,
  ) {
    this.inode = statSync(file).ino;
  }

  /** Runs a read, and notes if it fails because the file is damaged. */
  async reading<R>(work: () => Promise<R>): Promise<R> {
    try {
      return await work();
    } catch (error) {
      if (isDamage(error)) this.noteUnreadable(messageOf(error));
      throw error;
    }
  }

  noteUnreadable(why: string): void {
    this.unreadable ??= why;
    this.damages.file(why);
  }

  /** Rejects if a read has ever failed, or if the file is no more the one that was opened. */
  async ping(kysely: Kysely<SqliteTables>): Promise<void> {
    if (this.unreadable !== null) throw new Error(`The journal can't be read: ${this.unreadable}`);
    // A file that was removed or replaced under this process takes writes that nobody will ever find.
    if (statSync(this.file).ino !== this.inode) throw new Error('The file of the journal was replaced');
    for (const table of ['matches', 'entries', 'inbox'] as const) {
      await this.reading(() => kysely.selectFrom(table).selectAll().limit(1).execute());
    }
  }

  /** Rejects if the disk is nearly full. */
  async checkSpace(): Promise<void> {
    const { bavail, bsize } = await statfs(dirname(this.file));
    if (bavail * bsize < LEAST_FREE) throw new Error(`The disk is full: ${bavail * bsize} bytes are left`);
  }

  /** Throws if a write was refused a moment ago, by `performance.now`. */
  checkRefused(fullAt: number): void {
    if (performance.now() - fullAt < FULL_MS) throw new Error('The disk is full: a write was refused');
  }
}
