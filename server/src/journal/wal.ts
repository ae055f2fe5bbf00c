/** Brings what SQLite committed from the system's memory to the disk, beside the server's work. */
import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** The write-ahead log of one database, as a file. */
export class Wal {
  private readonly file: number;

  /** The log must exist, as it does once the database is open. Its name is on the disk too when this returns. */
  constructor(databaseFile: string) {
    this.file = openSync(`${databaseFile}-wal`, 'r+');
    syncFolder(dirname(databaseFile));
  }

  /** Resolves when everything committed before the call is on the disk. Does not stop the event loop. */
  sync(): Promise<void> {
    return new Promise((resolve, reject) => {
      fdatasync(this.file, (error) => (error === null ? resolve() : reject(error)));
    });
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
