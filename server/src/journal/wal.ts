/** Brings what SQLite committed from the system's memory to the disk. */
import { closeSync, fdatasync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const synced = promisify(fdatasync);

/**
 * A disk that usually has it within this time is waited for: to hand the wait to a thread and be woken by it takes longer.
 * For a slower one a thread waits, and the event loop goes on.
 */
const QUICK_MS = 1;
/** What is supposed of a disk until it has shown how quick it is. */
const SUPPOSED_MS = 10;
/** How much of the usual time the latest sync makes up. */
const WEIGHT = 1 / 8;

/** How long a disk usually takes. */
export class Pace {
  private usualMs = SUPPOSED_MS;

  get isQuick(): boolean {
    return this.usualMs < QUICK_MS;
  }

  /** The disk took so many milliseconds. */
  took(ms: number): void {
    this.usualMs += (ms - this.usualMs) * WEIGHT;
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
    if (this.pace.isQuick) fdatasyncSync(this.file);
    else await synced(this.file);
    this.pace.took(performance.now() - began);
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
