/**
 * FROZEN: a copy of the server's as of commit ba89dd8, see group-commit.ts.
 *
 * Brings what SQLite committed from the system's memory to the disk.
 */
import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const synced = promisify(fdatasync);

/**
 * A disk that usually has it within this time is waited for: to hand the wait to a thread and be woken by it takes longer.
 * For a slower one a thread waits, and the event loop goes on.
 */
const QUICK_MS = 2;
/** How much of the usual time the latest sync makes up. */
const WEIGHT = 1 / 8;
/** After so many times as long as it took, a slow disk is tried again: so a hundredth of the time goes into trying at most. */
const RARELY = 100;

/** Whether to wait for a disk in place: only that tells how long it takes, for a thread's answer waits for the event loop. */
export class Pace {
  private usualMs = 0;
  private againAt = 0;

  isQuick(now: number): boolean {
    return this.usualMs < QUICK_MS || now >= this.againAt;
  }

  /** A sync that was waited for in place took so many milliseconds, until now. */
  took(ms: number, now: number): void {
    this.usualMs = this.usualMs < QUICK_MS ? this.usualMs + (ms - this.usualMs) * WEIGHT : ms;
    this.againAt = now + RARELY * ms;
  }
}

/** The write-ahead log of one database, as a file. */
export class Wal {
  private readonly file: number;
  private readonly pace = new Pace();

  /** The log must exist, as it does once the database is open. Its name is on the disk too when this returns. */
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

/** Brings a folder's names to the disk, where the system lets us. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
