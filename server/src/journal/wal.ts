/** Syncs SQLite's write-ahead log from memory to the disk. */
import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const synced = promisify(fdatasync);

/**
 * A disk that usually syncs within this time is synced on the event loop, because the way through a thread takes longer. For
 * a slower disk a thread waits.
 */
const QUICK_MS = 2;
/** The weight of the latest sync in the usual time. */
const WEIGHT = 1 / 8;
/**
 * A slow disk is measured again after this many times the length of its last sync, so measuring costs at most 1 % of the
 * time.
 */
const RARELY = 100;

/**
 * Decides whether to sync on the event loop. Only such a sync can be measured: the answer of a thread also waits for the
 * event loop.
 */
export class Pace {
  private usualMs = 0;
  private againAt = 0;

  isQuick(now: number): boolean {
    return this.usualMs < QUICK_MS || now >= this.againAt;
  }

  /** Reports that a sync on the event loop took `ms` and ended at `now`. */
  took(ms: number, now: number): void {
    this.usualMs = this.usualMs < QUICK_MS ? this.usualMs + (ms - this.usualMs) * WEIGHT : ms;
    this.againAt = now + RARELY * ms;
  }
}

/** The write-ahead log file of one database. */
export class Wal {
  private readonly file: number;
  private readonly pace = new Pace();

  /** The log must exist, as it does once the database is open. The name of the log is on the disk when this returns. */
  constructor(databaseFile: string) {
    this.file = openSync(`${databaseFile}-wal`, 'r+');
    syncFolder(dirname(databaseFile));
  }

  /** Resolves when everything committed before the call is on the disk. */
  async sync(): Promise<void> {
    const began = performance.now();
    if (!this.pace.isQuick(began)) return synced(this.file);
    fdatasyncSync(this.file);
    const now = performance.now();
    this.pace.took(now - began, now);
  }

  close(): void {
    closeSync(this.file);
  }
}

/** Syncs the names in a folder to the disk. Does nothing on Windows, which has no such call. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
