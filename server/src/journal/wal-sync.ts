/**
 * Brings what was committed from the system's memory to the disk, beside the server's work. A commit is safe from the end of
 * the process at once, because it is the system that holds it; a power cut can take back what was committed since the latest
 * sync, whole commits only. Waiting for the disk instead would stop all matches for every intent of one.
 */
import { closeSync, fdatasync, openSync } from 'node:fs';

/** Shortest time from one sync to the next. */
const PAUSE_MS = 50;

/** Syncs the write-ahead log of one database. */
export class WalSync {
  private readonly file: number;
  private busy = false;
  private dirty = false;
  private closed = false;

  /** The log must exist, as it does after the first write. `failed` hears of every sync that did not work. */
  constructor(
    databaseFile: string,
    private readonly failed: (error: Error) => void,
  ) {
    this.file = openSync(`${databaseFile}-wal`, 'r+');
  }

  /** Something was committed. */
  wrote(): void {
    this.dirty = true;
    if (!this.busy) this.sync();
  }

  close(): void {
    this.closed = true;
    if (!this.busy) closeSync(this.file);
  }

  private sync(): void {
    this.busy = true;
    this.dirty = false;
    fdatasync(this.file, (error) => {
      if (error !== null) this.failed(error);
      setTimeout(() => this.next(), PAUSE_MS).unref();
      if (this.closed) this.next();
    });
  }

  private next(): void {
    if (!this.busy) return;
    this.busy = false;
    if (this.closed) closeSync(this.file);
    else if (this.dirty) this.sync();
  }
}
